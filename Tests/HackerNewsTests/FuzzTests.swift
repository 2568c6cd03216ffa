import CombineTesting
import Foundation
import Fuzzing
import Networking
import OutsideText
import Testing

@testable import HackerNews

/// Decoders of both services under damaged answers: never a crash, a hang or unbounded memory, and what is read is harmless.
/// `KIOSK_FUZZ_INPUTS` makes a run long.
@Suite(.timeLimit(.minutes(60))) struct FuzzTests {
  static let seeds = [
    "[8863,2921983,121003,8952]", "null", #"{"0": 1, "2": 7}"#,
    #"{"by":"pg","descendants":15,"id":160705,"kids":[160761,160746],"parts":[160706],"score":335,"text":"<p>Which &amp; <i>x</i>"#
      + #"<a href=\"http:&#x2F;&#x2F;a.example\">a</a>","time":1204403652,"title":"Poll: &lt;b&gt;","type":"poll","url":"http://a.example/"}"#,
    #"{"hits":[{"objectID":"1","title":"T","url":"https://a.example","author":"a","points":3,"num_comments":2,"created_at_i":1500000000,"#
      + #""_tags":["story","author_a","story_1"],"story_text":"<p>x"},{"objectID":"2","comment_text":"c","story_id":1}],"nbHits":2,"page":0,"nbPages":1}"#,
    #"{"id":1,"type":"story","title":"T","author":"a","created_at_i":1500000000,"children":[{"id":2,"text":"<p>a","type":"comment","#
      + #""children":[{"id":3,"children":[],"type":null}]},{"id":4,"type":"comment","text":"b","children":[]}]}"#,
    #"{"about":"<b>x</b>","created":1173923446,"id":"jl","karma":2937,"submitted":[8265435,8168423]}"#,
    #"{"items":[8423305,8420805],"profiles":["a","b"]}"#,
  ]

  private static func isHarmless(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(ControlFilter.isHarmless) }

  private static func isHarmless(_ text: RichText?) -> Bool {
    (text?.paragraphs ?? []).flatMap(\.runs).allSatisfy { run in
      ControlFilter.block(run.text) == run.text
        && run.link.map { ["http", "https"].contains($0.scheme?.lowercased()) } != false
    }
  }

  @Test func anyBytesDecodeOrFail() {
    let count = Fuzzing.count(short: 4000)
    var fuzz = Fuzzing(
      seeds: Self.seeds,
      pieces: ["\"id\":", "\"kids\":", "\"children\":[", "\"hits\":[", "\"deleted\":true", "[dead]"],
      seed: 51)
    let decoder = JSONDecoder()
    var decoded = 0
    for _ in 0..<count {
      let bytes = fuzz.next()
      let data = Data(bytes)
      if let item = try? decoder.decode(Item?.self, from: data) {
        decoded += 1
        let story = Story(item)
        if item.id <= 0 || !Self.isHarmless(item.by) || !Self.isHarmless(item.title ?? "")
          || !Self.isHarmless(item.text)
          || item.kids.contains(item.id) || story.map({ !Self.isHarmless($0.site ?? "") }) == true
        {
          Issue.record("\(bytes)")
        }
      }
      if let ids = try? decoder.decode(IDList.self, from: data).ids,
        Set(ids).count != ids.count || ids.contains(where: { $0 < 1 })
      {
        Issue.record("\(bytes)")
      }
      if let answer = try? decoder.decode(SearchAnswer.self, from: data) {
        decoded += 1
        let page = HackerNewsSearchPage(answer)
        if page.results.count > answer.hits.count || !page.stories.allSatisfy({ Self.isHarmless($0.title) }) {
          Issue.record("\(bytes)")
        }
      }
      if let tree = try? decoder.decode(ThreadTree.self, from: data) {
        decoded += 1
        var assembly = ThreadAssembly()
        assembly.apply(.tree(tree, cached: nil))
        if assembly.thread.map({ $0.count > tree.items.count }) != false { Issue.record("\(bytes)") }
      }
      if let user = try? decoder.decode(User?.self, from: data), !Self.isHarmless(user.id) { Issue.record("\(bytes)") }
    }
    #expect(decoded > count / 20, "most damage leaves something to read")
    #expect(Fuzzing.peakMemory < 2 << 30)
  }

  /// The document that an event stream builds, piece by piece, whatever the pieces say.
  @Test func aLiveDocumentTakesAnyChange() {
    let count = Fuzzing.count(short: 3000)
    var fuzz = Fuzzing(
      seeds: [
        #"{"path":"/","data":[1,2,3]}"#, #"{"path":"/0","data":7}"#, #"{"path":"/a/b/c","data":{"x":[1,{"y":null}]}}"#,
        #"{"path":"/","data":{"0":9,"1":null,"a/b":2}}"#,
      ], pieces: ["/", "\"/0/1\"", "\"path\":", "99999999", "-1", "a/a/a/a/a"], seed: 52)
    var document = LiveDocument()
    for number in 0..<count {
      if number % 50 == 0 { document = LiveDocument() }
      let name = ["put", "put", "patch", "keep-alive", "odd"][Int(fuzz.random.next() % 5)]
      let data = String(decoding: fuzz.next(), as: UTF8.self)
      document.apply(.event(ServerSentEvent(name: name, data: data)))
      _ = document.decoded(IDList.self)
      _ = document.decoded(Item?.self)
    }
    document.apply(.event(ServerSentEvent(name: "put", data: #"{"path":"/","data":[4,5]}"#)))
    #expect(document.decoded(IDList.self)?.ids == [4, 5])
  }

  @Test func aPathOfAHundredThousandStepsLeadsNowhere() {
    var document = LiveDocument()
    document.apply(.event(ServerSentEvent(name: "put", data: #"{"path":"/","data":[1]}"#)))
    let path = String(repeating: "/a", count: 100_000)
    document.apply(.event(ServerSentEvent(name: "put", data: "{\"path\":\"\(path)\",\"data\":1}")))
    document.apply(.event(ServerSentEvent(name: "patch", data: "{\"path\":\"/\",\"data\":{\"\(path)\":1}}")))
    #expect(document.decoded(IDList.self)?.ids == [1])
    document.apply(.event(ServerSentEvent(name: "put", data: "{\"path\":\"/99999999999\",\"data\":1}")))
    #expect(document.decoded(IDList.self) != nil)
  }
}
