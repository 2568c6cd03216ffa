import Foundation
import FoundationExtras
import Networking

/// The key of a NewsAPI.org account. Never shows its value: not when printed, not when dumped.
package struct NewsAPIKey: Hashable, Sendable {
  let secret: String

  /// Surrounding white space and quotation marks are dropped. Nil where nothing that fits into a header field is left.
  package init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\"'")))
    guard !text.isEmpty, text.utf8.count <= 256, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    secret = text
  }

  /// What a person has to do to get one.
  package static let wayToGetOne: String.LocalizationValue =
    "NewsAPI.org keys are free: https://newsapi.org/register."

  /// The quota of whoever has this key: another key has one of its own.
  func quota(_ quota: Quota, in ledger: any QuotaLedger) -> Quota {
    var quota = quota
    quota.holder = ledger.holder(of: secret)
    return quota
  }

  /// `request` with the key in the one header made for it.
  func signed(_ request: HTTPRequest) -> HTTPRequest {
    var request = request
    request.headers["X-Api-Key"] = secret
    return request
  }
}

extension NewsAPIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "a key" }

  package var debugDescription: String { description }

  package var customMirror: Mirror { Mirror(self, children: []) }
}
