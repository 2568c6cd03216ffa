import Foundation
import SwiftUIElements

extension ElementDrawing {
  /// Text stands in a paragraph, a heading, a `time` or a span. Where a frame places it, an inner span holds it.
  mutating func drawText(_ content: TextContent) {
    let level = accessibility.headingLevel
    if let ticking = content.ticking {
      drawing.tag = "time"
      addTicking(ticking)
    } else if let level {
      if context.isPhrasing {
        drawing.set("role", "heading")
        drawing.set("aria-level", String(min(max(level, 1), 6)))
      } else {
        drawing.tag = .heading(level)
      }
    } else {
      drawing.tag = context.isPhrasing || isInLine ? "span" : "p"
    }
    addClass("t")
    if TextRules.hasLongWord(content.plain) { addClass("lw") }
    if style.text.lineSpacing ?? 0 > 0 { addClass("ld") }
    if accessibility.language == nil, TextRules.isReadFromRight(content.plain) { drawing.set("dir", "auto") }
    let content = raised(content)
    let lines = lineRules(content.plain)
    let scale = element.place?.textScale
    let least = element.place == nil ? TextRules.leastScale(style.text) : nil
    if style.frame != nil || scale != nil || least != nil {
      let smaller = scale.map { ["zoom:\(CSSNumber.text($0))"] } ?? []
      let inner = classes(lines + smaller)
      // Plain words with no look of their own need nothing around them to be one thing in the frame.
      if !inner.isEmpty || least != nil || !Self.isPlain(content) || content.plain.allSatisfy(\.isWhitespace) {
        drawing.holder = [Attribute("class", (["i"] + inner).joined(separator: " "))]
      }
      if let least {
        drawing.holder?.append(Attribute("data-s", CSSNumber.text(least)))
        addClass("sm")
      }
      addClass("fr")
      addStyle([BoxRules.alignment(style.frame?.alignment ?? BoxAlignment())])
    } else {
      addStyle(lines)
    }
    drawing.content = Self.isPlain(content) ? .text(content.plain) : .rich(rich(content))
  }

  /// How many lines are shown: those that the layout engine has room for, else as many as the app allows.
  private func lineRules(_ text: String) -> [String] {
    if case .first(let count)? = element.place?.lines { return TextRules.firstLines(count) }
    let isScaled = element.place == nil && TextRules.leastScale(style.text) != nil
    return TextRules.lines(style.text, of: text, shrinks: isScaled)
  }

  /// A text whose letters stand above or below its line is as much taller: they are runs on the line of the element.
  private func raised(_ content: TextContent) -> TextContent {
    guard let offset = style.text.baselineOffset, offset != 0, content.ticking == nil else { return content }
    return TextContent(
      content.runs.map { run in
        var run = run
        if run.style.baselineOffset == nil { run.style.baselineOffset = offset }
        return run
      })
  }

  private var isInLine: Bool {
    if case .stack(let stack)? = context.parent { return stack.axis == .horizontal }
    return false
  }

  private static func isPlain(_ content: TextContent) -> Bool {
    content.runs.allSatisfy(\.isPlain)
  }

  private func rich(_ content: TextContent) -> Markup {
    var writer = HTMLWriter()
    for run in content.runs {
      let classes = registry.classes(of: run.style)
      let look = classes.isEmpty ? [] : [Attribute("class", classes.joined(separator: " "))]
      if let symbol = run.symbol {
        writer.symbol(symbol, named: run.text, looks: classes)
        continue
      }
      if let link = run.link.flatMap(AddressPolicy.outside), !context.isPressable {
        writer.element("a", ElementDrawing.outsideLink(link) + look, text: run.text)
      } else if let path = run.link.flatMap(AddressPolicy.inside), !context.isPressable {
        writer.element("a", [Attribute("href", path)] + look, text: run.text)
      } else if look.isEmpty {
        writer.text(run.text)
      } else {
        writer.element("span", look, text: run.text)
      }
    }
    return writer.markup
  }

  private mutating func addTicking(_ ticking: TextContent.Ticking) {
    let (kind, date) =
      switch ticking {
      case .relative(let date): ("r", date)
      case .timer(let date): ("t", date)
      case .offset(let date): ("o", date)
      }
    drawing.set("datetime", Self.timestamp(date))
    drawing.set("data-k", kind)
  }

  /// ISO 8601 in UTC, to the second.
  static func timestamp(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite, abs(seconds) < 250_000_000_000 else { return "1970-01-01T00:00:00Z" }
    return Date(timeIntervalSince1970: seconds.rounded(.down)).formatted(.iso8601)
  }

  /// What it opens knows neither the address of the page nor its window (WHATWG HTML, "noreferrer").
  static func outsideLink(_ address: String) -> [Attribute] {
    [Attribute("href", address), Attribute("target", "_blank"), Attribute("rel", "noreferrer")]
  }
}
