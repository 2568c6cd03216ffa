import BrowserTesting
import Foundation
import KioskRunning

/// One row of a list of stories, as the service or the page has it.
struct Row: Equatable, Sendable {
  var title: String
  var score: Int?
  var comments: Int?
}

extension SampleWorld {
  /// The rows that a list must show now: what is dead is left out, what leads to the same address or has the same words is
  /// folded into the first of them.
  func rows(of list: String) throws -> [Row] {
    var known: Set<String> = []
    return try items(ids(of: list).prefix(30)).compactMap { item in
      guard let title = item["title"] as? String, item["dead"] as? Bool != true, item["deleted"] as? Bool != true
      else { return nil }
      let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
      let names = [item["url"] as? String, words.count >= 5 ? words.joined(separator: " ") : nil].compactMap { $0 }
      defer { known.formUnion(names) }
      guard known.isDisjoint(with: names) else { return nil }
      let isJob = item["type"] as? String == "job"
      return Row(
        title: title, score: isJob ? nil : item["score"] as? Int,
        comments: isJob ? nil : item["descendants"] as? Int ?? 0)
    }
  }
}

extension BrowserPage {
  /// The rows of the list of stories on the page.
  func rows() async throws -> [Row] {
    let found = try await evaluate(
      """
      \(ReaderPage.stories).map(r => [r.querySelector('a').innerText,
        parseInt(r.querySelector('[aria-label$=" points"],[aria-label$=" point"]')?.getAttribute('aria-label') ?? '-1'),
        parseInt(r.querySelector('a[aria-label*=" comment"]')?.getAttribute('aria-label') ?? '-1')])
      """)
    return (found.list ?? []).map { row in
      func number(_ index: Int) -> Int? { row[index].int.flatMap { $0 < 0 ? nil : $0 } }
      return Row(title: row[0].string ?? "", score: number(1), comments: number(2))
    }
  }
}

/// Waits until a page shows what the service has: all stories in their order at one moment, and each of their numbers at some
/// moment. The world moves on meanwhile, so what is asked for is what the service had before or after the page was read.
struct ListAgreement {
  let list: String
  let page: BrowserPage
  let world: SampleWorld

  /// The milliseconds it took.
  /// - Throws: ``Disagreement`` where it did not come within `seconds`.
  func wait(seconds: Double = 12) async throws -> Double {
    let began = ContinuousClock.now
    var hasOrder = false
    var open: Set<String>?
    var last = (shown: [Row](), expected: [Row]())
    while ContinuousClock.now - began < .seconds(seconds) {
      let before = try world.rows(of: list)
      let shown = try await page.rows()
      let after = try world.rows(of: list)
      let titles = shown.map(\.title)
      hasOrder = hasOrder || [before, after].contains { $0.map(\.title) == titles }
      let right = Set(shown.filter { before.contains($0) || after.contains($0) }.map(\.title))
      let present = Set(after.map(\.title))
      open = (open ?? present).subtracting(right).intersection(present)
      if hasOrder, open?.isEmpty == true {
        let (whole, part) = (ContinuousClock.now - began).components
        return Double(whole) * 1000 + Double(part) * 1e-15
      }
      last = (shown, after)
      try await Task.sleep(for: .milliseconds(60))
    }
    throw Disagreement(list: list, hasOrder: hasOrder, open: open ?? [], shown: last.shown, expected: last.expected)
  }

  struct Disagreement: Error, CustomStringConvertible {
    let list: String
    let hasOrder: Bool
    let open: Set<String>
    let shown: [Row]
    let expected: [Row]

    var description: String {
      if !hasOrder {
        let place = zip(shown, expected).enumerated().first { $1.0.title != $1.1.title }?.offset ?? 0
        let (page, service) = (shown.dropFirst(place).first?.title, expected.dropFirst(place).first?.title)
        return """
          \(list): \(shown.count) rows shown, \(expected.count) expected; row \(place) is \(page ?? "missing"), not \
          \(service ?? "missing")
          """
      }
      let wrong = open.prefix(3).map { title in
        let page = shown.first { $0.title == title }
        let service = expected.first { $0.title == title }
        return
          "\(title): \(page?.score ?? -1)/\(page?.comments ?? -1), not \(service?.score ?? -1)/\(service?.comments ?? -1)"
      }
      return "\(list): numbers of \(open.count) rows never came: \(wrong.joined(separator: "; "))"
    }
  }
}
