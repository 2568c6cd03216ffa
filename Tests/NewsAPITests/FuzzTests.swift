import CombineTesting
import Foundation
import OutsideText
import Testing

@testable import NewsAPI

/// The decoder under damaged answers. `KIOSK_FUZZ_INPUTS=10000000` makes the run long.
@Suite(.timeLimit(.minutes(60))) struct FuzzTests {
  private static let count = ProcessInfo.processInfo.environment["KIOSK_FUZZ_INPUTS"].flatMap { Int($0) } ?? 2000

  private static let seeds = [
    #"{"status":"ok","totalResults":2,"articles":[{"source":{"id":"a","name":"A"},"author":"B","title":"T - A","#
      + #""description":"<p>d &amp; e</p>","url":"https://a.example/1?x=1","urlToImage":"https://a.example/1.png","#
      + #""publishedAt":"2024-11-18T10:00:00.5+05:30","content":"c… [+12 chars]"},{"title":"[Removed]"},null]}"#,
    #"{"status":"ok","sources":[{"id":"a","name":"A","description":"d","url":"https://a.example","category":"general","#
      + #""language":"en","country":"us"}]}"#,
    #"{"status":"error","code":"rateLimited","message":"Slower \u001b[31m"}"#,
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "-1", "1e999", "\\ud83d", "\\u0000", "\u{1B}]0;x\u{7}",
    "&#x1b;",
    "<script>", "2024-99-99T99:99:99Z", "https://", "\u{202E}", "[+9 chars]", "\"status\":", "\"articles\":",
  ].map { Array($0.utf8) }

  static func damaged(_ random: inout SeededGenerator) -> Data {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...20, using: &random)))
      case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
      default: bytes.removeSubrange(min(bytes.count, place + bytes.count / 2)...)
      }
    }
    return Data(bytes)
  }

  @Test func anyBytesDecodeOrFail() {
    var random = SeededGenerator(seed: 26)
    var decoded = 0
    for _ in 0..<Self.count {
      let data = Self.damaged(&random)
      if case .value(let page)? = try? JSONDecoder().decode(Answer<NewsResponse>.self, from: data) {
        decoded += 1
        var list = ArticleList(.search("x"))
        list.add(NewsPage(question: .search("x"), number: 1, size: 100, response: page), most: 100)
        for article in page.articles {
          let texts = [article.title, article.description ?? "", article.teaser ?? "", article.author ?? ""]
          #expect(texts.allSatisfy { $0.unicodeScalars.allSatisfy(ControlFilter.isHarmless) })
          #expect(article.url.map { ["http", "https"].contains($0.scheme?.lowercased()) } != false)
        }
      }
      _ = try? JSONDecoder().decode(Answer<SourcesResponse>.self, from: data)
    }
    #expect(decoded > Self.count / 20, "most damage leaves something to read")
  }
}
