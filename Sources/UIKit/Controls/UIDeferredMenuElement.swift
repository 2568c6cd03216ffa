import Foundation

/// An entry that sends a message. Hosts draw no menus of UIKit.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The message.
  public let action: Selector
  /// Anything of the app's own.
  public let propertyList: Any?
  /// An entry for a message.
  public init(title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
    (self.action, self.propertyList) = (action, propertyList)
    super.init(title: title, image: image)
  }
}

/// Entries that are made when the menu is opened. Hosts draw no menus of UIKit and do not ask for them.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  private let entries: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Entries that the closure hands over.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    entries = elementProvider
    super.init(title: "", image: nil)
  }

  /// The same: entries are never kept.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
