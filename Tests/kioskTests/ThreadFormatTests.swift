import Foundation
import HackerNews
import JSON
import OutsideText
import Testing

@testable import kiosk

@Suite struct ThreadFormatTests {
  private func text(columns: Int = 60) -> ThreadText {
    ThreadText(
      traits: OutputTraits(isTerminal: false, windowColumns: columns, environment: ProcessEnvironment([:])),
      now: Date(timeIntervalSince1970: 1_700_000_240))
  }

  private func comment(level: Int = 1, html: String? = "Plain words.", state: HackerNews.Comment.State = .shown)
    -> CommentRow
  {
    CommentRow(
      id: 5, parent: 4, level: level, author: html == nil ? nil : "bea", answers: level > 1 ? "ann" : nil,
      time: Date(timeIntervalSince1970: 1_700_000_000), text: html.map { RichText(html: $0) }, state: state)
  }

  private let thread = CommentThread(
    root: Item(
      id: 1, kind: .poll, by: "ann", time: Date(timeIntervalSince1970: 1_700_000_000), title: "Which one?",
      text: RichText(html: "Why?<p>Because."), score: 12, descendants: 3),
    pollOptions: [Item(id: 2, kind: .pollOption, text: RichText(html: "This"), score: 1)],
    comments: [
      HackerNews.Comment(
        id: 10, by: "bea", text: RichText(html: "One"),
        replies: [
          HackerNews.Comment(
            id: 11, state: .deleted, replies: [Comment(id: 12, by: "cy", text: RichText(html: "Three"))])
        ]),
      HackerNews.Comment(id: 13, by: "dee", text: RichText(html: "Four")),
    ])

  @Test func aCommentIsIndentedByItsLevel() {
    #expect(text().block(for: comment()) == "\nbea · 4 minutes ago\nPlain words.\n")
    #expect(text().block(for: comment(level: 3)) == "\n    bea · 4 minutes ago\n    Plain words.\n")
    #expect(
      text().block(for: comment(level: 2, html: nil, state: .deleted)) == "\n  nobody · 4 minutes ago\n  [deleted]\n")
  }

  @Test func aDeepLevelIsToldInWordsWhereThereIsNoRoomToIndent() {
    let block = text().block(for: comment(level: 200))
    #expect(block.contains("level 200"))
    for line in block.split(separator: "\n") { #expect(line.count <= 60) }
  }

  @Test func codeKeepsItsSpacesAndQuotesTheirSign() {
    let html = "&gt; said so<p>No.<pre><code>  if a {\n    b\n  }\n</code></pre>"
    let block = text().block(for: comment(html: html))
    #expect(block.contains("\n> said so\n\nNo.\n\n"))
    #expect(block.contains("if a {\n"))
    #expect(block.contains("\n        b\n") || block.contains("\n      b\n"))
  }

  @Test func aPlainCommentIsOneLine() {
    #expect(text().line(for: comment()) == "Level 1, bea, 4 minutes ago: Plain words.\n")
    #expect(
      text().line(for: comment(level: 2, html: "One.<p>Two.<pre><code>x\ny</code></pre>"))
        == "Level 2, bea to ann, 4 minutes ago: One. Two. x y\n")
    #expect(text().line(for: comment(html: nil, state: .dead)) == "Level 1, nobody, 4 minutes ago: [dead]\n")
  }

  @Test func theHeadingHoldsTheStorysOwnTextAndAPollsOptions() {
    #expect(
      text().heading(thread) == """
        Which one?
        12 points by ann · poll · 3 comments · 4 minutes ago

        Why?

        Because.

        1 point: This

        """)
    #expect(
      text().headingLine(thread)
        == "Which one? 12 points by ann, poll, 3 comments, 4 minutes ago. https://news.ycombinator.com/item?id=1 "
        + "Why? Because. This: 1 point\n")
    let comment = CommentThread(root: Item(id: 3, kind: .comment, by: "bea", text: RichText(html: "Hm")))
    #expect(text().heading(comment) == "Comment by bea\n\nHm\n")
  }

  @Test func commentsComeInReadingOrder() {
    let rows = CommentRow.rows(thread)
    #expect(rows.map(\.id) == [10, 11, 12, 13])
    #expect(rows.map(\.level) == [1, 2, 3, 1])
    #expect(rows.map(\.parent) == [1, 10, 11, 1])
    #expect(rows.map(\.answers) == [nil, "bea", nil, nil])
  }

  @Test func theJSONKeysAreStable() {
    #expect(
      JSONValue.object(comment(level: 2).json).line
        == #"{"id":"5","kind":"comment","service":"hackernews","parent":"4","level":2,"author":"bea","time":"2023-11-14T22:13:20Z","state":"shown","#
        + #""text":"Plain words."}"#)
    #expect(
      ThreadJSON.heading(thread, marks: nil).map(\.line) == [
        #"{"id":"1","kind":"poll","service":"hackernews","title":"Which one?","url":null,"site":null,"author":"ann","score":12,"comments":3,"#
          + #""time":"2023-11-14T22:13:20Z","discussion":"https://news.ycombinator.com/item?id=1","state":null,"text":"Why?\n\nBecause."}"#,
        #"{"id":"2","kind":"option","service":"hackernews","score":1,"text":"This"}"#,
      ])
    let object = ThreadJSON.object(thread, marks: nil).line
    #expect(object.hasPrefix(#"{"story":{"id":"1","#))
    #expect(object.contains(#""comments":[{"id":"10","kind":"comment","#))
  }

  @Test func aThreadOfAnyDepthIsTold() {
    var comment = HackerNews.Comment(id: 5000, by: "x", text: RichText(html: "deep"))
    for id in (1000..<5000).reversed() {
      comment = HackerNews.Comment(id: id, by: "x", text: RichText(html: "."), replies: [comment])
    }
    let rows = CommentRow.rows(CommentThread(root: Item(id: 1, kind: .story, title: "t"), comments: [comment]))
    #expect(rows.count == 4001)
    #expect(rows.last?.level == 4001)
  }

  @Test func hostileCommentsReachNoTerminal() throws {
    let hostile = [
      "&#x1b;]52;c;aGk=&#7;", "\u{9B}31mred", "<a href=\"javascript:x()\">x</a>",
      "<pre><code>\u{1B}[2J\u{0}</code></pre>",
      "&#x202e;abc", String(repeating: "&gt;", count: 3000) + " deep", String(repeating: "漢", count: 3000),
    ]
    for html in hostile {
      for output in [text().block(for: comment(level: 4, html: html)), text().line(for: comment(html: html))] {
        let allowed = output.unicodeScalars.allSatisfy { scalar in
          scalar == "\n" || (ControlFilter.isHarmless(scalar) && scalar.properties.generalCategory != .control)
        }
        #expect(allowed, "\(html.debugDescription)")
      }
      for line in text().block(for: comment(level: 4, html: html)).split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= 60)
      }
    }
  }
}
