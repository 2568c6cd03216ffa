import Foundation
import Fuzzing
import OutsideText
import Testing

@testable import NewsAPI

/// The decoders under damaged answers. `KIOSK_FUZZ_INPUTS=10000000` makes the run long.
@Suite(.timeLimit(.minutes(60))) struct FuzzTests {
  static let seeds = [
    #"{"status":"ok","totalResults":2,"articles":[{"source":{"id":"a","name":"A"},"author":"B","title":"T - A","#
      + #""description":"<p>d &amp; e</p>","url":"https://a.example/1?x=1","urlToImage":"https://a.example/1.png","#
      + #""publishedAt":"2024-11-18T10:00:00.5+05:30","content":"c… [+12 chars]"},{"title":"[Removed]"},null]}"#,
    #"{"status":"ok","sources":[{"id":"a","name":"A","description":"d","url":"https://a.example","category":"general","#
      + #""language":"en","country":"us"}]}"#,
    #"{"status":"error","code":"rateLimited","message":"Slower \u001b[31m"}"#,
  ]

  private static let pieces = [
    "2024-99-99T99:99:99Z", "[+9 chars]", "\"status\":", "\"articles\":", "\"totalResults\":-1,", "[Removed]", " - A",
  ]

  @Test func anyBytesDecodeOrFail() {
    let count = Fuzzing.count(short: 3000)
    var fuzz = Fuzzing(seeds: Self.seeds, pieces: Self.pieces, seed: 26)
    var decoded = 0
    for _ in 0..<count {
      let data = Data(fuzz.next())
      if case .value(let page)? = try? JSONDecoder().decode(Answer<NewsResponse>.self, from: data) {
        decoded += 1
        var list = ArticleList(.search("x"))
        list.add(NewsPage(question: .search("x"), number: 1, size: 100, response: page), most: 100)
        for article in list.articles {
          let texts = [article.title, article.description ?? "", article.teaser ?? "", article.author ?? ""]
          if !texts.allSatisfy({ $0.unicodeScalars.allSatisfy(ControlFilter.isHarmless) }) {
            Issue.record("\(texts) steers a terminal")
          }
          if let scheme = article.url?.scheme?.lowercased(), !["http", "https"].contains(scheme) {
            Issue.record("\(scheme) is no scheme to open")
          }
        }
      }
      if let answer = try? JSONDecoder().decode(Answer<SourcesResponse>.self, from: data),
        case .value(let directory) = answer
      {
        _ = SourceList(SourcesQuestion(country: "at"), from: directory.sources)
      }
    }
    #expect(decoded > count / 20, "some damage leaves something to read")
    #expect(Fuzzing.peakMemory < 2 << 30)
  }
}
