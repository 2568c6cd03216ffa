import SwiftUIElements

extension ElementDrawing {
  mutating func drawBox(_ name: String, _ alignment: BoxAlignment) {
    if accessibility.part == .contextMenu { return drawContextMenu() }
    addClass(name)
    if context.isInRow, accessibility.part == nil { addClass("rb") }
    var extra = alignment == BoxAlignment() ? [] : [BoxRules.alignment(alignment)]
    if let frame = style.frame {
      extra += place(frame.alignment, within: alignment)
      // What fills a fixed frame is offered the frame, and sticks out where it is larger.
      if isExact, frame.width != nil, layout.contains(.contentFillsWidth) { extra.append("grid-template-columns:100%") }
      if isExact, frame.height != nil, layout.contains(.contentFillsHeight) { extra.append("grid-template-rows:100%") }
    }
    addStyle(extra + pressesBetween())
  }

  /// Containers let presses through where they hold nothing, to what is behind; those that take them say so.
  private func pressesBetween() -> [String] {
    element.takesHitsBetween && !element.letsHitsThrough ? ["pointer-events:var(--hits,auto)"] : []
  }

  /// Where the content as a whole stands in a frame that is larger; what fills the frame is not placed.
  private func place(_ frame: BoxAlignment, within own: BoxAlignment) -> [String] {
    var rules: [String] = []
    if !layout.contains(.contentFillsWidth) { rules.append("justify-content:\(BoxRules.item(frame.horizontal))") }
    if !layout.contains(.contentFillsHeight) { rules.append("align-content:\(BoxRules.item(frame.vertical))") }
    return rules
  }

  mutating func drawStack(_ content: StackContent) {
    let isHorizontal = content.axis == .horizontal
    addClass(content.isGridRow ? "gr" : isHorizontal ? "h" : "v")
    // The line of a label is that of its text, not the end of its symbol.
    if isHorizontal, content.alignment == .center, context.isOnLine { addClass("tx") }
    var extra: [String] = []
    if let spacing = content.spacing {
      // What stands beside a spacer or between texts keeps the distance that the app names.
      extra += ["gap:\(CSSNumber.points(max(spacing, 0)))", "--beside:0px"]
      if !isHorizontal { addClass("sg") }
      if spacing < 0 {
        extra.append("--overlap:\(CSSNumber.points(spacing))")
        addClass("neg")
      }
    }
    if isHorizontal, [.firstTextBaseline, .lastTextBaseline].contains(content.alignment) { addClass("bln") }
    if content.alignment != .center { extra.append("align-items:\(BoxRules.item(content.alignment))") }
    if let frame = style.frame { extra += placeStack(content, in: frame) }
    addStyle(extra + pressesBetween())
  }

  /// A stack in a frame of its own that is larger: along its axis and across it stands where the frame's alignment says.
  private mutating func placeStack(_ content: StackContent, in frame: Frame) -> [String] {
    let isHorizontal = content.axis == .horizontal
    let (along, across) =
      isHorizontal
      ? (frame.alignment.horizontal, frame.alignment.vertical) : (frame.alignment.vertical, frame.alignment.horizontal)
    let fillsAlong = layout.contains(isHorizontal ? .contentFillsWidth : .contentFillsHeight)
    let fillsAcross = layout.contains(isHorizontal ? .contentFillsHeight : .contentFillsWidth)
    let framesAcross =
      isHorizontal
      ? frame.height ?? frame.maxHeight ?? frame.minHeight != nil
      : frame.width ?? frame.maxWidth ?? frame.minWidth != nil
    guard framesAcross, !fillsAcross, across != content.alignment else {
      return ["justify-content:\(BoxRules.item(along))"]
    }
    guard !fillsAlong, !isExact || !content.isLazy else {
      return ["justify-content:\(BoxRules.item(along))"]
    }
    // A line of tracks stands as a whole where the frame says, and its children within it where the stack says.
    addClass("ln")
    return isHorizontal
      ? ["justify-content:\(BoxRules.item(along))", "align-content:\(BoxRules.item(across))"]
      : [
        "align-content:\(BoxRules.item(along))", "justify-content:\(BoxRules.item(across))",
        "justify-items:\(BoxRules.item(content.alignment))",
      ]
  }

  mutating func drawGrid(_ content: GridContent) {
    addClass("g")
    if content.isTable { return drawTable(content) }
    let isVertical = content.axis == .vertical
    let tracks = GridTracks(content)
    var extra = [(isVertical ? "grid-template-columns:" : "grid-auto-flow:column;grid-template-rows:") + tracks.text]
    if let spacing = content.spacing {
      extra.append("\(isVertical ? "row-gap" : "column-gap"):\(CSSNumber.points(max(spacing, 0)))")
    }
    if let spacing = content.crossSpacing {
      extra.append("\(isVertical ? "column-gap" : "row-gap"):\(CSSNumber.points(max(spacing, 0)))")
    }
    let across = isVertical ? content.alignment.horizontal : content.alignment.vertical
    extra.append("\(isVertical ? "justify-content" : "align-content"):\(BoxRules.item(across))")
    if across != .center {
      extra.append("\(isVertical ? "justify-items" : "align-items"):\(BoxRules.item(across))")
    }
    if let cell = content.sharedTrackAlignment {
      extra += ["justify-items:\(BoxRules.item(cell.horizontal))", "align-items:\(BoxRules.item(cell.vertical))"]
    }
    addStyle(extra + pressesBetween())
  }

  /// Columns as wide as their widest cell; rows are grids within the grid and share its columns. Columns with a cell that takes
  /// all the width share what is left.
  private mutating func drawTable(_ content: GridContent) {
    addClass("gt")
    let columns = (0..<max(content.tracks.count, 1)).map { index in
      layout.contains(.fillsColumn(index)) && LayoutTraits.fillsColumn(index) != [] ? "minmax(auto,1fr)" : "auto"
    }
    var extra = ["grid-template-columns:\(columns.joined(separator: " "))"]
    if let spacing = content.spacing {
      extra.append("row-gap:\(CSSNumber.points(max(spacing, 0)))")
      addClass("sg")
    }
    if let spacing = content.crossSpacing { extra.append("column-gap:\(CSSNumber.points(max(spacing, 0)))") }
    if content.alignment != BoxAlignment() { extra.append(BoxRules.alignment(content.alignment)) }
    if let frame = style.frame { extra += place(frame.alignment, within: content.alignment) }
    addStyle(extra + pressesBetween())
  }

  /// A list is a `ul`; sections are its items and hold a `ul` of their own.
  mutating func drawList(_ kind: ListStyleKind) {
    addClass("l")
    switch kind {
    case .automatic: addClass("l-auto")
    case .plain: break
    case .grouped: addClass("l-group l-full")
    case .insetGrouped, .form: addClass("l-group")
    case .inset: addClass("l-inset")
    case .sidebar: addClass("l-side")
    }
    addStyle()
    let canRefresh = element.accepts.contains(.refresh) && !context.isPressable
    let isSideBar = kind == .sidebar && !context.isPhrasing
    if canRefresh || isSideBar {
      // A side bar is where people find their way: a landmark.
      if isSideBar { drawing.tag = "nav" }
      drawing.content = .pieces(
        (canRefresh ? [.markup(refreshButton())] : []) + [.slot(.main, "ul", [Attribute("class", "rows")])])
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
    writer.icon("arrow.clockwise")
    writer.close("button")
    return writer.markup
  }

  mutating func drawSection() {
    if let container = lazyContainer { return drawMembers(of: container) }
    drawing.tag = isInList ? "li" : "section"
    addClass("sec")
    addStyle()
    drawing.content = .pieces([
      .slot(.header, "div", [Attribute("class", "hd"), Attribute("role", "heading"), Attribute("aria-level", "2")]),
      .slot(.main, "ul", [Attribute("class", "rows")]), .slot(.footer, "div", [Attribute("class", "ft")]),
    ])
  }

  /// A section whose members stand in the lazy container around it; in a grid its header and footer take whole lines.
  /// Where they are pinned, it is a container of its own, beyond which they do not go.
  private mutating func drawMembers(of container: LazyContainer) {
    drawing.tag = "section"
    addClass(container.pinned.isEmpty ? "sec-m" : "sec-m pin")
    let name = container.name
    let line = container.axis == .vertical ? "line" : "line-h"
    let part = { (pinned: PinnedViews, place: String) in
      Attribute("class", container.pinned.contains(pinned) ? "\(name) \(line) \(place)" : "\(name) \(line)")
    }
    drawing.content = .pieces([
      .slot(.header, "div", [part(.headers, "pin-s")]), .slot(.main, "div", [Attribute("class", name)]),
      .slot(.footer, "div", [part(.footers, "pin-e")]),
    ])
    if !container.pinned.isEmpty { addClass(name) }
  }

  /// A lazy stack or grid. Its members are placed by the rules of its class, also those in sections.
  private struct LazyContainer {
    var axis: Axis
    var pinned: PinnedViews
    var name: String
  }

  /// The lazy container that a section stands in.
  private var lazyContainer: LazyContainer? {
    switch context.parent {
    case .stack(let stack):
      LazyContainer(axis: stack.axis, pinned: stack.pinned, name: stack.axis == .vertical ? "v" : "h")
    case .grid(let grid): LazyContainer(axis: grid.axis, pinned: grid.pinned, name: "g")
    default: nil
    }
  }

  mutating func drawRow(_ content: RowContent) {
    drawing.tag = isInList || isInSection ? "li" : "div"
    addClass("r")
    if content.hidesTopSeparator { addClass("nt") }
    if content.hidesBottomSeparator { addClass("nb") }
    if content.isEdited { addClass("ed") }
    if content.hasCircle { addClass("ch") }
    if case .color(let ground)? = style.background, ground.base == .named(.clear) || ground.opacity == 0 {
      addClass("nc")
    }
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
    if let point = style.scrolling?.keptPoint { drawing.set("data-e", Self.shares(point)) }
    if let point = style.scrolling?.targetPoint { drawing.set("data-c", Self.shares(point)) }
    let margins = endMargins()
    guard let short = style.scrolling?.shortContent else { return addStyle(margins) }
    addStyle(
      margins
        + (axes.contains(.vertical) ? Self.shortContent("align-content", short.y) : [])
        + (axes.contains(.horizontal) ? Self.shortContent("justify-content", short.x) : []))
  }

  private static func shares(_ point: Point) -> String { "\(CSSNumber.text(point.x)) \(CSSNumber.text(point.y))" }

  /// The margins after the content, which what has a place of its own does not keep by itself.
  private func endMargins() -> [String] {
    guard let padding = style.padding else { return [] }
    return (padding.trailing > 0 ? ["--end-x:\(CSSNumber.points(padding.trailing))"] : [])
      + (padding.bottom > 0 ? ["--end-y:\(CSSNumber.points(padding.bottom))"] : [])
  }

  /// Content that is larger begins at its start, whatever the anchor.
  private static func shortContent(_ property: String, _ share: Double) -> [String] {
    share > 0.75 ? ["\(property):safe end"] : share > 0.25 ? ["\(property):safe center"] : []
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
    addStyle(least.map { ["--least:\(CSSNumber.text(max($0, 0)))px"] } ?? [])
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
    addStyle()
    drawing.content = .pieces([
      .slot(.main, "div", [Attribute("class", "tabc"), Attribute("role", "tabpanel")]),
      .markup(Markup("<nav class=\"nav\">")),
      .slot(.bar, "div", [Attribute("class", "tabbar"), Attribute("role", "tablist")]), .markup(Markup("</nav>")),
    ])
  }

  mutating func drawPage(_ content: PageContent) {
    drawing.tag = "section"
    addClass("pg")
    if content.titleSize == .inline { addClass("pg-inline") }
    if content.hidesBar { addClass("pg-bare") }
    addStyle()
    var head = HTMLWriter()
    if let back = content.backTitle, !context.isPressable {
      head.open(
        "button",
        [
          Attribute("type", "button"), Attribute("class", "back"), Attribute("data-back"),
          Attribute("aria-label", back.isEmpty ? own("Back") : own("Back to \(back)")),
        ])
      head.icon("chevron.backward")
      head.element("span", text: back.isEmpty ? own("Back") : back)
      head.close("button")
    }
    var title = HTMLWriter()
    if !content.title.isEmpty {
      title.element("h1", [Attribute("id", "h\(id.rawValue)")], text: content.title)
      drawing.set("aria-labelledby", "h\(id.rawValue)")
    }
    if let subtitle = content.subtitle { title.element("p", [Attribute("class", "sub")], text: subtitle) }
    drawing.content = .pieces([
      .markup(Markup("<header class=\"bar\">")), .markup(head.markup),
      .slot(.leadingBar, "div", [Attribute("class", "bl")]), .markup(title.markup),
      .slot(.title, "div", [Attribute("class", "bp")]), .slot(.trailingBar, "div", [Attribute("class", "bt")]),
      .markup(Markup("</header>")), .slot(.header, "div", [Attribute("class", "bs")]),
      .slot(.main, "div", [Attribute("class", "pgc")]), .slot(.bottomBar, "div", [Attribute("class", "bb")]),
    ])
  }
}
