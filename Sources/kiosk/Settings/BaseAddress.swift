import Foundation
import FoundationExtras
import OutsideText

/// A service's base address, as given by a variable or the configuration file.
enum BaseAddress {
  /// What a base address must be, for messages.
  static let expectation: String.LocalizationValue =
    "an http or https address without user name, query or fragment"

  /// The address without a trailing slash, or nil if it is none.
  static func url(_ text: String) -> URL? {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    guard let url = SafeLink.url(text), url.user() == nil, url.password() == nil, url.query() == nil,
      url.fragment() == nil
    else { return nil }
    return url
  }
}
