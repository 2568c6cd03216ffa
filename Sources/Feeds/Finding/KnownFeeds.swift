import Foundation
import OutsideText

/// Where well-known services keep the feeds of what they show.
package enum KnownFeeds {
  /// What somebody typed as an address; nil for what cannot be one.
  package static func address(typed text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let handle = text.wholeMatch(of: /@?([A-Za-z0-9_.\-]+)@([A-Za-z0-9.\-]+\.[A-Za-z]{2,})/), text.hasPrefix("@") {
      return SafeLink.url("https://\(handle.output.2)/@\(handle.output.1)")
    }
    if let rest = text.wholeMatch(of: /feed:(?:\/\/)?(.+)/)?.output.1 { return address(typed: String(rest)) }
    if let subreddit = text.wholeMatch(of: /\/?r\/([A-Za-z0-9_]{2,30})\/?/)?.output.1 {
      return SafeLink.url("https://www.reddit.com/r/\(subreddit)/")
    }
    return SafeLink.typed(text)
  }

  /// The feed that belongs to a page of a service whose addresses are known; nil for other pages.
  package static func feed(of page: URL) -> URL? {
    let host = SafeLink.site(of: page) ?? ""
    let parts = page.path(percentEncoded: true).split(separator: "/").map(String.init)
    switch host {
    case "youtube.com", "m.youtube.com": return youTube(page, parts)
    case "reddit.com", "old.reddit.com", "np.reddit.com", "new.reddit.com": return reddit(parts)
    case "github.com": return gitHub(parts)
    default: break
    }
    // Mastodon and its relatives: a person's page is `/@name`.
    if parts.count == 1, let name = parts.first, name.hasPrefix("@"), name.count > 1, !name.contains(".") {
      return URL(string: "/\(name).rss", relativeTo: page)?.absoluteURL
    }
    return nil
  }

  private static func youTube(_ page: URL, _ parts: [String]) -> URL? {
    let base = "https://www.youtube.com/feeds/videos.xml?"
    let query = URLComponents(url: page, resolvingAgainstBaseURL: true)?.queryItems ?? []
    if let list = query.first(where: { $0.name == "list" })?.value, isName(list) {
      return SafeLink.url(base + "playlist_id=" + list)
    }
    guard parts.count >= 2, isName(parts[1]) else { return nil }
    switch parts[0] {
    case "channel": return SafeLink.url(base + "channel_id=" + parts[1])
    case "user": return SafeLink.url(base + "user=" + parts[1])
    // A channel's page of a name of its own says in its head where the feed is.
    default: return nil
    }
  }

  private static func reddit(_ parts: [String]) -> URL? {
    guard parts.count >= 2, ["r", "user", "u"].contains(parts[0]), isName(parts[1]) else { return nil }
    return SafeLink.url("https://www.reddit.com/\(parts[0] == "r" ? "r" : "user")/\(parts[1])/.rss")
  }

  private static func gitHub(_ parts: [String]) -> URL? {
    guard parts.count >= 2, isName(parts[0]), isName(parts[1]), !ownPages.contains(parts[0]) else { return nil }
    let base = "https://github.com/\(parts[0])/\(parts[1])/"
    switch parts.count > 2 ? parts[2] : "" {
    case "commits" where parts.count > 3: return SafeLink.url(base + "commits/\(parts[3]).atom")
    case "commits": return SafeLink.url(base + "commits.atom")
    case "tags": return SafeLink.url(base + "tags.atom")
    case "", "releases": return SafeLink.url(base + "releases.atom")
    default: return nil
    }
  }

  private static let ownPages: Set<String> = ["about", "features", "login", "orgs", "settings", "sponsors", "topics"]

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x2E
          || byte == 0x5F
      }
  }
}
