import Foundation
import SwiftUICore

/// A page like the reader's own: a picker, a list of stories, a few controls. Built from elements alone.
@MainActor
final class NewsPage {
  let session: TreeSession
  private(set) var list = NodeID.root
  private(set) var picker = NodeID.root
  private(set) var options: [NodeID] = []
  private(set) var field = NodeID.root
  private(set) var toggle = NodeID.root
  private(set) var rows: [NodeID] = []
  private(set) var scores: [NodeID] = []
  private(set) var titles: [NodeID] = []

  init(_ session: TreeSession, rows count: Int = 30, hasControls: Bool = true) {
    self.session = session
    let page = session.insert(Element(.page(PageContent(title: "Hacker News"))))
    let sound = session.insert(Make.part(.trailingBar, Make.stack(.horizontal)), in: page)
    let button = session.insert(Make.button(ButtonContent(shortcut: "r")), in: sound)
    var symbol = Element(.symbol(SymbolContent(name: "arrow.clockwise")))
    symbol.accessibility.label = "Refresh"
    session.insert(symbol, in: button)
    let body = session.insert(Make.stack(.vertical, .center), in: page)
    if hasControls { addControls(body) }
    list = session.insert(Element(.list(.plain)), in: body)
    for index in 0..<count { addRow(index) }
  }

  private func addControls(_ body: NodeID) {
    var bar = Make.stack(.horizontal, .center, spacing: 12)
    bar.style.padding = Insets(top: 12, leading: 16, bottom: 4, trailing: 16)
    let controls = session.insert(bar, in: body)
    let content = PickerContent(kind: .segmented, title: "List", showsTitle: false, selection: 0)
    picker = session.insert(Element(.picker(content), accepts: .change), in: controls)
    for (index, name) in ["New", "Top", "Best"].enumerated() {
      let option = session.insert(Element(.option(index: index, isSelected: index == 0)), in: picker)
      session.insert(Make.text(name), in: option)
      options.append(option)
    }
    session.insert(Element(.spacer(minLength: nil)), in: controls)
    toggle = session.insert(Element(.toggle(isOn: false), accepts: .change), in: controls)
    session.insert(Make.text("Sound"), in: toggle)
    var box = Make.stack(.vertical)
    box.style.padding = Insets(top: 0, leading: 16, bottom: 8, trailing: 16)
    let holder = session.insert(box, in: body)
    field = session.insert(Make.field(prompt: "Search", kind: .search), in: holder)
  }

  @discardableResult
  func addRow(_ number: Int, before: NodeID? = nil) -> NodeID {
    let row = session.insert(Make.row(), in: list, before: before)
    let line = session.insert(Make.stack(.horizontal, .center, spacing: 12), in: row)
    let badge = session.insert(Make.stack(.vertical, .center, spacing: 2), in: line)
    session.insert(Element(.symbol(SymbolContent(name: "clock"))), in: badge)
    session.insert(
      Make.text("12:\(10 + number % 50)") { $0.style.text.font = FontStyle(role: .caption) }, in: badge)
    let words = session.insert(Make.stack(.vertical, .leading, spacing: 4), in: line)
    let title = session.insert(
      Make.text("Story \(number): a small language that compiles to readable assembly, and what it taught us") {
        $0.style.text.font = FontStyle(role: .headline)
        $0.style.text.lineLimit = 2
      }, in: words)
    titles.append(title)
    let facts = session.insert(Make.stack(.horizontal, .center, spacing: 8), in: words)
    for text in ["example.org", "someone"] {
      session.insert(
        Make.text(text) {
          $0.style.text.font = FontStyle(role: .footnote)
          $0.style.text.foreground = .color(ColorValue(.named(.secondary)))
        }, in: facts)
    }
    scores.append(
      session.insert(
        Make.text("\(number * 7 + 3) points") {
          $0.style.text.font = FontStyle(role: .footnote)
          $0.style.text.foreground = .color(ColorValue(.named(.orange)))
        }, in: facts))
    let age = TextContent(
      [TextContent.Run("4 minutes ago")], ticking: .relative(Date(timeIntervalSinceNow: -Double(240 + number))))
    var ticking = Element(.text(age))
    ticking.style.text.font = FontStyle(role: .footnote)
    ticking.style.text.foreground = .color(ColorValue(.named(.secondary)))
    session.insert(ticking, in: facts)
    if before == nil { rows.append(row) } else { rows.insert(row, at: 0) }
    return row
  }

  func select(_ index: Int) {
    session.update(picker) {
      guard case .picker(var content) = $0.role else { return }
      content.selection = index
      $0.role = .picker(content)
    }
    for (place, option) in options.enumerated() {
      session.update(option) { $0.role = .option(index: place, isSelected: place == index) }
    }
  }

  func setText(_ id: NodeID, _ text: String) {
    session.update(id) { $0.role = .text(TextContent(text)) }
  }
}
