import Foundation

/// What has been copied in the session whose event or task this is. A text or an address that is put here goes to the person's own
/// clipboard too, where the host reaches it; what other programs have copied comes by pasting alone.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// The board of the session whose event or task this is; outside of one the process's own.
  public static var general: UIPasteboard { SessionDevice.current?.pasteboard ?? elsewhere }
  /// Never posted: hosts do not tell what is copied elsewhere.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChanged")
  private static let elsewhere = UIPasteboard()

  /// The text that was put here last; nil where there is none.
  public var string: String? {
    didSet { if let string { SessionDevice.current?.copy(string) } }
  }
  /// The address that was put here last; nil where there is none.
  public var url: URL? {
    didSet { if let url { SessionDevice.current?.copy(url.absoluteString) } }
  }
  /// The picture that was put here last; it stays within the session.
  public var image: UIImage?
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
  /// The text alone in a list; of several that are set, the first is kept.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// Puts a text here; nothing for values of other types. The kind is not kept.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String ?? string }
  /// Puts the first value of the first item here where it is a text; otherwise it takes the text away.
  public func setItems(_ items: [[String: Any]]) { string = items.first?.values.first as? String }
}
