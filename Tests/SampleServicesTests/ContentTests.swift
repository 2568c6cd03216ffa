import Foundation
import Testing

@testable import SampleServices

@Suite struct ContentTests {
  let content = SampleContent.shared

  private func headers(_ texts: [String], _ marker: String) -> Int {
    texts.reduce(0) { $0 + $1.split(separator: "\n").count { $0.hasPrefix(marker) } }
  }

  @Test func everyWrittenBlockIsRead() {
    #expect(content.stories.count == headers(SampleContent.storyTexts, "= "))
    #expect(content.upcoming.count == headers([SampleContent.upcomingText], "= "))
    #expect(content.people.count == headers([SampleContent.peopleText], "= "))
    #expect(content.threads.count == headers(SampleContent.threadTexts, "== "))
    let comments = content.threads.values.joined().reduce(0) { $0 + $1.count }
    #expect(comments == headers(SampleContent.threadTexts, "+"))
  }

  @Test func isEnoughToLookLikeTheRealThing() {
    #expect(content.stories.count >= 120)
    #expect(content.upcoming.count >= 50)
    #expect(content.people.count >= 30)
    for kind in [SampleItem.Kind.story, .job, .poll] { #expect(content.stories.contains { $0.kind == kind }) }
    #expect(content.stories.count { $0.title.hasPrefix("Ask HN:") } >= 10)
    #expect(content.stories.count { $0.title.hasPrefix("Show HN:") } >= 10)
    #expect(content.stories.filter { $0.kind == .poll }.allSatisfy { $0.options.count >= 3 })
    let sizes = content.threads.values.map { $0.reduce(0) { $0 + $1.count } }
    #expect(sizes.count == 5)
    #expect(sizes.allSatisfy { (20...80).contains($0) })
    #expect(sizes.max() ?? 0 >= 72)
    for topic in SampleTopic.allCases { #expect((content.remarks[topic]?.count ?? 0) >= 10, "\(topic)") }
    #expect(content.replies.count >= 30)
  }

  @Test func namesOnlyInventedPlacesAndKnownPeople() {
    let names = Set(content.people.map(\.name))
    for story in content.stories + content.upcoming {
      #expect(names.contains(story.by), "\(story.title)")
      #expect(!story.title.isEmpty && story.title.count <= 80, "\(story.title)")
      if let address = story.address {
        let host = address.prefix { $0 != "/" }
        #expect(host.hasSuffix(".example"), "\(address)")
        #expect(URL(string: "https://" + address) != nil)
      } else if story.kind != .poll {
        #expect(!story.text.isEmpty, "\(story.title)")
      }
      if let thread = story.thread { #expect(content.threads[thread] != nil, "\(thread)") }
    }
    func check(_ comments: [CommentDraft]) {
      for comment in comments {
        #expect(names.contains(comment.by), "\(comment.by)")
        #expect(comment.state == .deleted || !comment.text.isEmpty)
        check(comment.replies)
      }
    }
    for thread in content.threads.values { check(thread) }
    let texts = SampleContent.storyTexts + SampleContent.threadTexts + SampleContent.remarkTexts
    for link in texts.joined(separator: "\n").matches(of: /https?:\/\/[^\s\/]+/) {
      #expect(link.output.hasSuffix(".example"), "\(link.output)")
    }
  }

  @Test func repeatsNothing() {
    let titles = (content.stories + content.upcoming).map(\.title)
    #expect(Set(titles).count == titles.count)
    let remarks = content.remarks.values.joined() + content.replies
    #expect(Set(remarks).count == Array(remarks).count)
  }
}

@Suite struct SubmittedTextTests {
  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("one\n\ntwo\nthree", "one<p>two three"),
    ("a *b c* d", "a <i>b c</i> d"),
    ("2 * 3 * 4, **", "2 * 3 * 4, **"),
    ("> quoted <b>'\"&", "&gt; quoted &lt;b&gt;&#x27;&quot;&amp;"),
    (
      "see https://a.example/b?c=1&d.",
      "see <a href=\"https:&#x2F;&#x2F;a.example&#x2F;b?c=1&amp;d\" rel=\"nofollow\">https:&#x2F;&#x2F;a.example&#x2F;b?c=1&amp;d</a>."
    ),
    ("code:\n\n  if a < b\n\n    c\n\nend", "code:<p><pre><code>  if a &lt; b\n\n    c\n</code></pre><p>end"),
    ("http and *unclosed", "http and *unclosed"),
  ])
  func becomesTheHTMLOfTheAPI(text: String, html: String) {
    #expect(SubmittedText.html(text) == html)
  }

  @Test func cutsTheTextOfLongLinks() {
    let link = "https://a.example/" + String(repeating: "x", count: 80)
    let html = SubmittedText.html(link)
    #expect(html.contains("href=\"https:&#x2F;&#x2F;a.example&#x2F;" + String(repeating: "x", count: 80)))
    #expect(html.hasSuffix("x...</a>"))
  }
}
