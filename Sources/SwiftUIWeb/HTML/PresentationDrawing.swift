import SwiftUIElements

extension ElementDrawing {
  mutating func drawDialog(_ content: DialogContent) {
    drawing.tag = "dialog"
    drawing.set("open", nil)
    addClass("dg")
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
    switch content.kind {
    case .sheet: break
    case .fullScreen: addClass("sh-full")
    case .popover: addClass("sh-pop")
    }
    addStyle()
    var close = HTMLWriter()
    if content.isDismissable, content.kind != .fullScreen, element.accepts.contains(.dismiss), !context.isPressable {
      close.open(
        "button",
        [
          Attribute("type", "button"), Attribute("class", "x"),
          Attribute("data-x", "\(id.rawValue) \(EventKind.dismiss.rawValue)"), Attribute("aria-label", "Close"),
        ])
      close.open("svg", [Attribute("class", "y"), Attribute("viewBox", "0 0 24 24"), Attribute("aria-hidden", "true")])
      close.open("use", [Attribute("href", "#" + SymbolTable.identifier("xmark"))])
      close.close("use")
      close.close("svg")
      close.close("button")
    }
    drawing.content = .pieces([.markup(close.markup), .slot(.main, "div", [Attribute("class", "shc")])])
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
    summary.open("summary", [Attribute("class", "bn"), Attribute("aria-label", "More actions")])
    summary.open("svg", [Attribute("class", "y"), Attribute("viewBox", "0 0 24 24"), Attribute("aria-hidden", "true")])
    summary.open("use", [Attribute("href", "#" + SymbolTable.identifier("ellipsis"))])
    summary.close("use")
    summary.close("svg")
    summary.close("summary")
    drawing.content = .pieces([.markup(summary.markup), .slot(.main, "div", [Attribute("class", "mni")])])
  }

  /// A native disclosure: it opens without script, by mouse and by key.
  mutating func drawMenu() {
    drawing.tag = "details"
    addClass("mn")
    addStyle()
    var attributes = [Attribute("class", "bn")]
    if let label = accessibility.label { attributes.append(Attribute("aria-label", label)) }
    drawing.content = .pieces([
      .slot(.label, "summary", attributes), .slot(.main, "div", [Attribute("class", "mni")]),
    ])
  }
}
