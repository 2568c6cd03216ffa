import Foundation
import Locks

/// Something dragged or pasted, which is read when it is asked for. Here it holds what the program itself has put into it.
public final class NSItemProvider: NSObject, Sendable {
  private enum Item: Sendable {
    case text(String)
    case address(URL)
  }

  private let item: Item?
  private let name = Locked<String?>(nil)

  public var suggestedName: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }

  public override init() { item = nil }
  public init(object: NSString) { item = .text(object as String) }
  public init(object: NSURL) { item = .address(object as URL) }
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    item = .address(fileURL)
  }
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.item =
      switch item {
      case let text as NSString: .text(text as String)
      case let address as NSURL: .address(address as URL)
      default: nil
      }
  }

  public var registeredTypeIdentifiers: [String] {
    switch item {
    case .text: [UTType.utf8PlainText.identifier]
    case .address: [UTType.url.identifier]
    case nil: []
    }
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: UTType(known: typeIdentifier)) ?? false }
  }

  public func canLoadObject<T: NSItemProviderReading>(ofClass aClass: T.Type) -> Bool { value(aClass) != nil }

  /// Calls `completionHandler` on another thread, as Apple's does.
  @discardableResult
  public func loadObject<T: NSItemProviderReading>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let found = Unchecked(value(aClass))
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async {
      completionHandler(found.value, found.value == nil ? CocoaError(.coderValueNotFound) : nil)
      progress.completedUnitCount = 1
    }
    return progress
  }

  private func value<T: NSItemProviderReading>(_ type: T.Type) -> T? {
    switch item {
    case .text(let text): T._fromItem(text: text)
    case .address(let address): T._fromItem(text: address.absoluteString)
    case nil: nil
    }
  }
}

/// A value that an item provider can hand out.
public protocol NSItemProviderReading: SendableMetatype {
  static func _fromItem(text: String) -> Self?
}

extension String: NSItemProviderReading {
  public static func _fromItem(text: String) -> String? { text }
}

extension URL: NSItemProviderReading {
  public static func _fromItem(text: String) -> URL? { URL(string: text) }
}

extension NSString: NSItemProviderReading {
  public static func _fromItem(text: String) -> Self? { self.init(string: text) }
}
