import Foundation
import FoundationExtras
import HackerNews
import Networking

/// The doctor's verdict on the two services of Hacker News: one is enough to read.
enum ServiceFindings {
  static func of(
    official: ServiceProbe.Answer, search: ServiceProbe.Answer, addresses: HackerNewsAddresses
  ) -> [Finding] {
    let isReadable = [official, search].contains { if case .success = $0 { true } else { false } }
    return [
      finding("Hacker News", official, addresses.official, isReadable: isReadable),
      finding("HN search", search, addresses.search, isReadable: isReadable),
    ]
  }

  private static func finding(
    _ name: String.LocalizationValue, _ answer: ServiceProbe.Answer, _ address: URL, isReadable: Bool
  ) -> Finding {
    switch answer {
    case .success(let seconds):
      let time = Int((seconds * 1000).rounded())
      return seconds > 2
        ? Finding(name, .warn, "\(address.absoluteString) answered in \(time) ms, which is slow")
        : Finding(name, .ok, "\(address.absoluteString) answered in \(time) ms")
    case .failure(let error):
      let without: String.LocalizationValue =
        isReadable ? "Kiosk uses the other service meanwhile." : "kiosk --demo works without the network."
      let remedy = String.LocalizationValue.joined([error.hintWords, without].compactMap { $0 })
      return Finding(name, isReadable ? .warn : .fail, error.words, remedy: remedy)
    }
  }
}
