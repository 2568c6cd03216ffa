import Foundation

/// Something dragged or pasted, which is read when it is asked for. Here it holds what the program itself has put into it.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: AnyObject?
  public var suggestedName: String?

  public override init() { object = nil }
  public init(object: NSString) { self.object = object }
  public init(object: NSURL) { self.object = object }
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL as NSURL
  }
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) { object = item as AnyObject? }

  public var registeredTypeIdentifiers: [String] {
    switch object {
    case is NSString: [UTType.utf8PlainText.identifier]
    case is NSURL: [UTType.url.identifier]
    default: []
    }
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: UTType(known: typeIdentifier)) ?? false }
  }

  public func canLoadObject<T: _ItemProviderReadable>(ofClass aClass: T.Type) -> Bool { value(aClass) != nil }

  /// Calls `completionHandler` on another thread, as Apple's does.
  @discardableResult
  public func loadObject<T: _ItemProviderReadable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let found = value(aClass)
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async {
      completionHandler(found, found == nil ? CocoaError(.coderValueNotFound) : nil)
      progress.completedUnitCount = 1
    }
    return progress
  }

  private func value<T: _ItemProviderReadable>(_ type: T.Type) -> T? {
    switch object {
    case let text as NSString: T._fromItem(text: text as String)
    case let url as NSURL: T._fromItem(text: url.absoluteString)
    default: nil
    }
  }
}

/// A value that an item provider can hand out.
public protocol _ItemProviderReadable: Sendable {
  static func _fromItem(text: String) -> Self?
}

extension String: _ItemProviderReadable {
  public static func _fromItem(text: String) -> String? { text }
}

extension URL: _ItemProviderReadable {
  public static func _fromItem(text: String) -> URL? { URL(string: text) }
}
