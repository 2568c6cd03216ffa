import Foundation
import OutsideText

/// Where `config.json5` wants to have told what comes to the inbox, under `following`.
struct NoticeAddresses: Equatable, Sendable {
  /// Gets a JSON body with all that has come.
  var webhook: URL?
  /// A topic of ntfy: the last part of the address.
  var ntfy: URL?
}

extension NoticeAddresses: Decodable {
  private enum Key: String, CaseIterable { case webhook, ntfy }

  init(from decoder: any Decoder) throws {
    let fields = try KnownFields<Key>(decoder)
    webhook = try fields.decode(.webhook) { text in
      guard let url = SafeLink.url(text) else {
        throw ConfigurationProblem(sentence: "\"following.webhook\" must be an http or https address")
      }
      return url
    }
    ntfy = try fields.decode(.ntfy) { text in
      guard let url = BaseAddress.url(text), url.path().count > 1 else {
        throw ConfigurationProblem(
          sentence: "\"following.ntfy\" must be the address of a topic, such as https://ntfy.example/my-topic")
      }
      return url
    }
  }
}
