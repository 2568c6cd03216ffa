import Foundation

/// What of `Cache-Control` matters to a private cache (RFC 9111, section 5.2.2).
package struct CacheControl {
  package private(set) var forbidsStoring = false
  /// Seconds that an answer is fresh for; nil where nothing is said of it.
  package private(set) var lifetime: TimeInterval?

  /// Seconds for which nothing needs to be asked again; nil where nothing is said, or the answer is not to be kept.
  package var freshness: TimeInterval? { forbidsStoring || lifetime == 0 ? nil : lifetime }

  package init(_ value: String) {
    for directive in value.lowercased().split(separator: ",") {
      let parts = directive.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      switch parts.first {
      case "no-store": forbidsStoring = true
      case "no-cache": lifetime = 0
      case "max-age":
        let seconds = parts.dropFirst().first.flatMap { TimeInterval($0.trimmingCharacters(in: ["\""])) }
        if let seconds, seconds.isFinite, lifetime != 0 { lifetime = min(max(0, seconds), 31_536_000) }
      default: break
      }
    }
  }
}
