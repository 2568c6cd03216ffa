import SwiftUIElements

extension ElementDrawing {
  mutating func drawDialog(_ content: DialogContent) {
    drawing.tag = "dialog"
    drawing.set("open", nil)
    addClass("dg")
    if content.kind == .confirmation { addClass("dg-c") }
    addStyle()
    var title = HTMLWriter()
    if !content.title.isEmpty {
      title.element("h2", [Attribute("id", "h\(id.rawValue)")], text: content.title)
      drawing.set("aria-labelledby", "h\(id.rawValue)")
    }
    drawing.set("role", "alertdialog")
    drawing.content = .pieces([
      .markup(title.markup), .slot(.main, "div", [Attribute("class", "dgm")]),
      .slot(.actions, "div", [Attribute("class", "dga")]),
    ])
  }

  mutating func drawSheet(_ content: SheetContent) {
    drawing.tag = "dialog"
    drawing.set("open", nil)
    addClass("sh")
    // What a sheet asks comes first, not the button that closes it.
    drawing.set("autofocus", nil)
    switch content.kind {
    case .sheet: break
    case .fullScreen: addClass("sh-full")
    case .popover:
      addClass("sh-pop")
      if content.adaptsToSheet { addClass("sh-fit") }
      if let anchor = content.anchor {
        addClass(Self.side(anchor.edge))
        drawing.set("data-at", "\(anchor.node.rawValue)" + (anchor.area.map(Self.numbers) ?? ""))
      }
    }
    var extra = detents(content)
    if let radius = content.cornerRadius { extra.append("border-radius:\(CSSNumber.points(radius))") }
    addStyle(extra)
    var close = HTMLWriter()
    if content.kind == .sheet { writeGrabber(content, to: &close) }
    if content.isDismissable, content.kind != .fullScreen, element.accepts.contains(.dismiss), !context.isPressable {
      close.open(
        "button",
        [
          Attribute("type", "button"), Attribute("class", "x"),
          Attribute("data-x", "\(id.rawValue) \(EventKind.dismiss.rawValue)"), Attribute("aria-label", own("Close")),
        ])
      close.icon("xmark")
      close.close("button")
    }
    drawing.content = .pieces([.markup(close.markup), .slot(.main, "div", [Attribute("class", "shc")])])
  }

  /// A part of an anchor for the script: `s` for shares of its size or `p` for points, then place and size.
  private static func numbers(_ area: SheetContent.Anchor.Area) -> String {
    let numbers = [area.x, area.y, area.width, area.height].map(CSSNumber.text)
    return " " + ([area.isInPoints ? "p" : "s"] + numbers).joined(separator: " ")
  }

  private static func side(_ edge: Edge) -> String {
    switch edge {
    case .top: "at-top"
    case .bottom: "at-bottom"
    case .leading: "at-start"
    case .trailing: "at-end"
    }
  }

  /// The height that a sheet has in a narrow window.
  private mutating func detents(_ content: SheetContent) -> [String] {
    guard content.kind == .sheet, content.detents.indices.contains(content.detent) else { return [] }
    drawing.set("data-d", content.detents.map(Self.length).joined(separator: " "))
    return ["--detent:\(Self.length(content.detents[content.detent]))"]
  }

  private static func length(_ detent: SheetContent.Detent) -> String {
    switch detent {
    case .medium: "50dvh"
    case .large: "100dvh"
    case .fraction(let fraction): "\(CSSNumber.text(min(max(fraction, 0), 1) * 100))dvh"
    case .height(let height): CSSNumber.points(height)
    }
  }

  /// The mark at the top of a sheet: it is pulled, and a press or key takes the next height.
  private func writeGrabber(_ content: SheetContent, to writer: inout HTMLWriter) {
    let isAdjustable = content.detents.count > 1
    guard content.showsGrabber ?? isAdjustable else { return }
    guard isAdjustable, !context.isPressable else {
      writer.element("span", [Attribute("class", "grab"), Attribute("aria-hidden", "true")], text: "")
      return
    }
    let next = (content.detent + 1) % content.detents.count
    writer.element(
      "button",
      [
        Attribute("type", "button"), Attribute("class", "grab"), Attribute("aria-label", "Adjust height"),
        Attribute("data-x", "\(id.rawValue) \(EventKind.change.rawValue) \(next)"),
      ], text: "")
  }

  /// The menu of a row or view: opened by the secondary button, and by a button that shows when the view is pointed at or has the focus.
  mutating func drawContextMenu() {
    guard !context.isPressable else {
      addClass("vh")
      drawing.set("aria-hidden", "true")
      drawing.set("inert", nil)
      return
    }
    drawing.tag = "details"
    addClass("mn")
    addClass("p-ctx")
    var summary = HTMLWriter()
    summary.open("summary", [Attribute("class", "bn"), Attribute("aria-label", own("More actions"))])
    summary.icon("ellipsis")
    summary.close("summary")
    drawing.content = .pieces([.markup(summary.markup), .slot(.main, "div", [Attribute("class", "mni")])])
  }

  /// A native disclosure: it opens without script, by mouse and by key.
  mutating func drawMenu(_ look: ButtonLook) {
    drawing.tag = "details"
    addClass("mn")
    let place = placeInFrame
    addStyle(place.isEmpty ? [] : place + ["display:grid"])
    var names = ["bn"] + names(of: look, automatic: nil) + classes(surfaceOutline)
    if style.text.foreground != nil { names.append("mn-c") }
    var attributes = [Attribute("class", names.joined(separator: " "))]
    if let label = accessibility.label { attributes.append(Attribute("aria-label", label)) }
    attributes += passedBy()
    drawing.content = .pieces([
      .slot(.label, "summary", attributes), .slot(.main, "div", [Attribute("class", "mni")]),
    ])
  }
}
