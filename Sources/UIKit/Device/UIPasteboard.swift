import Foundation

/// What has been copied in the session whose event or task this is. A text or an address that is put here goes to the person's own
/// clipboard too, where the host reaches it; what other programs have copied comes by pasting alone.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  public static var general: UIPasteboard { SessionDevice.current?.pasteboard ?? elsewhere }
  private static let elsewhere = UIPasteboard()

  public var string: String? {
    didSet { if let string { SessionDevice.current?.copy(string) } }
  }
  public var url: URL? {
    didSet { if let url { SessionDevice.current?.copy(url.absoluteString) } }
  }
  public var image: UIImage?
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String ?? string }
  public func setItems(_ items: [[String: Any]]) { string = items.first?.values.first as? String }
}
