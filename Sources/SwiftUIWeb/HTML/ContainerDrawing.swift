import SwiftUIElements

extension ElementDrawing {
  mutating func drawBox(_ name: String, _ alignment: BoxAlignment) {
    if accessibility.part == .contextMenu { return drawContextMenu() }
    addClass(name)
    let usual = BoxAlignment()
    let chosen = style.frame?.alignment ?? alignment
    addStyle(chosen == usual ? [] : [BoxRules.alignment(chosen)])
  }

  mutating func drawStack(_ content: StackContent) {
    let isHorizontal = content.axis == .horizontal
    addClass(isHorizontal ? "h" : "v")
    var extra: [String] = []
    if let spacing = content.spacing { extra.append("gap:\(CSSNumber.points(max(spacing, 0)))") }
    if content.alignment != .center { extra.append("align-items:\(BoxRules.item(content.alignment))") }
    if let frame = style.frame {
      // Along its axis a stack in a larger frame stands where the frame's alignment says.
      let along = isHorizontal ? frame.alignment.horizontal : frame.alignment.vertical
      extra.append("justify-content:\(BoxRules.item(along))")
      if isHorizontal, frame.height ?? frame.maxHeight ?? frame.minHeight != nil, content.alignment == .center {
        extra.append("align-items:\(BoxRules.item(frame.alignment.vertical))")
      }
    }
    if content.isLazy { addClass(isHorizontal ? "gh" : "gw") }
    if content.isGridRow {
      addClass("gr")
      drawing.classes.removeAll { $0 == "h" }
    }
    addStyle(extra)
  }

  mutating func drawGrid(_ content: GridContent) {
    addClass("g")
    if content.isTable { return drawTable(content) }
    if content.axis == .vertical { addClass("gw") }
    let tracks = content.tracks.map { track in
      switch track {
      case .fixed(let size): CSSNumber.points(size)
      case .natural: "auto"
      case .flexible(let least, let most):
        "minmax(\(CSSNumber.points(least)),\(most.isFinite ? CSSNumber.points(most) : "1fr"))"
      case .adaptive(let least, let most):
        "repeat(auto-fill,minmax(min(100%,\(CSSNumber.points(least))),\(most.isFinite ? CSSNumber.points(most) : "1fr")))"
      }
    }.joined(separator: " ")
    let isVertical = content.axis == .vertical
    var extra = [(isVertical ? "grid-template-columns:" : "grid-auto-flow:column;grid-template-rows:") + tracks]
    if let spacing = content.spacing {
      extra.append("\(isVertical ? "row-gap" : "column-gap"):\(CSSNumber.points(spacing))")
    }
    if let spacing = content.crossSpacing {
      extra.append("\(isVertical ? "column-gap" : "row-gap"):\(CSSNumber.points(spacing))")
    }
    addStyle(extra)
  }

  /// Columns as wide as their widest cell; rows are grids within the grid and share its columns.
  private mutating func drawTable(_ content: GridContent) {
    addClass("gt")
    var extra = ["grid-template-columns:repeat(\(max(content.tracks.count, 1)),auto)"]
    if let spacing = content.spacing { extra.append("row-gap:\(CSSNumber.points(max(spacing, 0)))") }
    if let spacing = content.crossSpacing { extra.append("column-gap:\(CSSNumber.points(max(spacing, 0)))") }
    extra.append(BoxRules.alignment(content.alignment))
    addStyle(extra)
  }

  /// A list is a `ul`; sections are its items and hold a `ul` of their own.
  mutating func drawList(_ kind: ListStyleKind) {
    addClass("l")
    addClass("gw")
    addClass("gh")
    switch kind {
    case .automatic, .plain: break
    case .grouped, .insetGrouped, .form: addClass("l-group")
    case .inset: addClass("l-inset")
    case .sidebar: addClass("l-side")
    }
    addStyle()
    if element.accepts.contains(.refresh), !context.isPressable {
      drawing.content = .pieces([.markup(refreshButton()), .slot(.main, "ul", [Attribute("class", "rows")])])
    } else {
      drawing.tag = "ul"
    }
  }

  private func refreshButton() -> Markup {
    var writer = HTMLWriter()
    writer.open(
      "button",
      [
        Attribute("type", "button"), Attribute("class", "rf"),
        Attribute("data-x", "\(id.rawValue) \(EventKind.refresh.rawValue)"), Attribute("aria-label", "Refresh"),
        Attribute("title", "Refresh"),
      ])
    writer.open("svg", [Attribute("class", "y"), Attribute("viewBox", "0 0 24 24"), Attribute("aria-hidden", "true")])
    writer.open("use", [Attribute("href", "#" + SymbolTable.identifier("arrow.clockwise"))])
    writer.close("use")
    writer.close("svg")
    writer.close("button")
    return writer.markup
  }

  mutating func drawSection() {
    drawing.tag = isInList ? "li" : "section"
    addClass("sec")
    addStyle()
    drawing.content = .pieces([
      .slot(.header, "div", [Attribute("class", "hd"), Attribute("role", "heading"), Attribute("aria-level", "2")]),
      .slot(.main, "ul", [Attribute("class", "rows")]), .slot(.footer, "div", [Attribute("class", "ft")]),
    ])
  }

  mutating func drawRow(_ content: RowContent) {
    drawing.tag = isInList || isInSection ? "li" : "div"
    addClass("r")
    if content.hidesTopSeparator { addClass("nt") }
    if content.hidesBottomSeparator { addClass("nb") }
    if content.isSelected {
      addClass("on")
      drawing.set("aria-current", "true")
    }
    var extra: [String] = []
    if let tint = content.separatorTint { extra.append("--separator:\(PaintRules.color(tint))") }
    addStyle(extra)
  }

  private var isInList: Bool {
    if case .list? = context.parent { return true }
    return false
  }

  private var isInSection: Bool {
    if case .section? = context.parent { return true }
    return false
  }

  /// The document itself scrolls for a vertical area without a height of its own: no scroll traps, and printing works.
  mutating func drawScroll(_ axes: Axis.Set, showsIndicators: Bool) {
    addClass("sc")
    if axes.contains(.horizontal) {
      addClass("sc-h")
      drawing.set("tabindex", "0")
    }
    if axes.contains(.vertical) { addClass("sc-v") }
    if !showsIndicators { addClass("sc-n") }
    addClass("gw")
    if axes.contains(.vertical) { addClass("gh") }
    addStyle()
  }

  mutating func drawDivider() {
    drawing.tag = context.isPhrasing ? "span" : "hr"
    addClass("dv")
    if context.isPhrasing { drawing.set("role", "separator") } else { drawing.content = .void }
    addStyle()
  }

  mutating func drawSpacer(_ least: Double?) {
    let isFixed = style.frame?.width != nil || style.frame?.height != nil
    addClass(isFixed ? "gap" : "sp")
    drawing.set("aria-hidden", "true")
    addStyle(least.map { ["flex-basis:\(CSSNumber.points($0))"] } ?? [])
  }

  /// Without the script a link to the same page with more of the list; with it, the rest comes as the reader nears the end.
  mutating func drawMore(_ content: MoreContent) {
    drawing.tag = isInList || isInSection ? "li" : "div"
    addClass("more")
    addStyle()
    drawing.set("data-m", String(content.shown))
    let left = "\(content.left) more"
    guard let next = content.next, content.shown < Address.mostRows, !context.isPressable else {
      drawing.content = .text(left)
      return
    }
    var writer = HTMLWriter()
    let address = "?\(Address.rows)=\(min(next, Address.mostRows))"
    writer.element("a", [Attribute("href", address), Attribute("rel", "nofollow")], text: "Show \(left)")
    drawing.content = .rich(writer.markup)
  }

  mutating func drawTabs() {
    addClass("tabs")
    addClass("gw")
    addClass("gh")
    addStyle()
    drawing.content = .pieces([
      .slot(.main, "div", [Attribute("class", "tabc"), Attribute("role", "tabpanel")]),
      .slot(.bar, "div", [Attribute("class", "tabbar"), Attribute("role", "tablist")]),
    ])
  }

  mutating func drawPage(_ content: PageContent) {
    drawing.tag = "section"
    addClass("pg")
    addClass("gw")
    addClass("gh")
    if content.titleSize == .inline { addClass("pg-inline") }
    if content.hidesBar { addClass("pg-bare") }
    addStyle()
    var head = HTMLWriter()
    if let back = content.backTitle, !context.isPressable {
      head.open(
        "button",
        [
          Attribute("type", "button"), Attribute("class", "back"), Attribute("data-back"),
          Attribute("aria-label", back.isEmpty ? "Back" : "Back to \(back)"),
        ])
      head.open("svg", [Attribute("class", "y"), Attribute("viewBox", "0 0 24 24"), Attribute("aria-hidden", "true")])
      head.open("use", [Attribute("href", "#" + SymbolTable.identifier("chevron.backward"))])
      head.close("use")
      head.close("svg")
      head.element("span", text: back.isEmpty ? "Back" : back)
      head.close("button")
    }
    var title = HTMLWriter()
    if !content.title.isEmpty {
      title.element("h1", [Attribute("id", "h\(id.rawValue)")], text: content.title)
      drawing.set("aria-labelledby", "h\(id.rawValue)")
    }
    drawing.content = .pieces([
      .markup(Markup("<header class=\"bar\">")), .markup(head.markup),
      .slot(.leadingBar, "div", [Attribute("class", "bl")]), .markup(title.markup),
      .slot(.title, "div", [Attribute("class", "bp")]), .slot(.trailingBar, "div", [Attribute("class", "bt")]),
      .markup(Markup("</header>")), .slot(.header, "div", [Attribute("class", "bs")]),
      .slot(.main, "div", [Attribute("class", "pgc")]), .slot(.bottomBar, "div", [Attribute("class", "bb")]),
    ])
  }
}
