import BrowserTesting
import Foundation
import KioskRunning

/// Sees every story that appears on a page, however short, and tells which of the service's never did.
struct StoryWatch {
  let page: BrowserPage
  let world: SampleWorld

  /// Notes the titles that rows of stories have; installed in every document of the page.
  static let script = """
    window.seenStories = new Set();
    (() => {
      const look = () => { for (const r of document.querySelectorAll('main li')) if (r.querySelector('button[aria-label*=ctions]')) window.seenStories.add(r.querySelector('a').innerText) };
      const start = () => { look(); new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true }) };
      document.body ? start() : addEventListener('DOMContentLoaded', start)
    })()
    """

  /// What has been seen since the last call.
  func taken() async throws -> Set<String> {
    let titles = try await page.evaluate(
      "(() => { const s = [...window.seenStories]; window.seenStories.clear(); return s })()")
    return Set((titles.list ?? []).compactMap(\.string))
  }

  /// Watches the list of new stories, which must be in sight, for a while.
  /// - Returns: how many stories came, and the titles of those that did not appear within 5 s.
  func watch(seconds: Double) async throws -> (count: Int, missing: [String]) {
    let known = Set(try world.ids(of: "newstories").prefix(200))
    _ = try await taken()
    try await Task.sleep(for: .seconds(seconds))
    let arrived = try world.ids(of: "newstories").prefix(while: { !known.contains($0) })
    // What is folded into another row has no row of its own.
    let shown = Set(try world.rows(of: "newstories").map(\.title))
    let titles = try world.items(arrived).compactMap { $0["title"] as? String }
    var missing = titles.prefix(30).filter(shown.contains) + titles.dropFirst(30)
    let end = ContinuousClock.now + .seconds(5)
    while true {
      let seen = try await taken()
      missing.removeAll { seen.contains($0) }
      guard !missing.isEmpty, ContinuousClock.now < end else { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    return (titles.count, missing)
  }
}
