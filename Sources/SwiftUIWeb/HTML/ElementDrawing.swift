import Foundation
import FoundationExtras
import SwiftUIElements

/// Decides how an element is drawn: native elements first, its look as classes, its names for assistive technology.
@MainActor
struct ElementDrawing {
  let id: NodeID
  let element: Element
  let context: DrawingContext
  /// How the element answers what it is offered.
  let layout: LayoutTraits
  let registry: StyleRegistry
  /// Of the page's own words.
  let locale: Locale
  var drawing: Drawing

  static func draw(
    _ id: NodeID, _ element: Element, in context: DrawingContext, layout: LayoutTraits, registry: StyleRegistry,
    locale: Locale = PageLanguage.english
  ) -> Drawing {
    var work = ElementDrawing(
      id: id, element: element, context: context, layout: layout, registry: registry, locale: locale)
    work.drawRole()
    work.addLayout()
    work.addPlace()
    work.addDirection()
    work.addNames()
    work.addEvents()
    return work.drawing
  }

  private init(
    id: NodeID, element: Element, context: DrawingContext, layout: LayoutTraits, registry: StyleRegistry, locale: Locale
  ) {
    self.locale = locale
    self.id = id
    self.element = element
    self.context = context
    self.layout = layout
    self.registry = registry
    drawing = Drawing(tag: context.isPhrasing ? "span" : "div")
    drawing.set("id", "n\(id.rawValue)")
  }

  /// Words that the page says by itself, in its language.
  func own(_ words: String.LocalizationValue) -> String { String(localized: words, locale: locale) }

  var style: Style { element.style }
  var accessibility: Accessibility { element.accessibility }

  mutating func addClass(_ name: String) { drawing.classes.append(name) }

  private mutating func drawRole() {
    switch element.role {
    case .text(let content): drawText(content)
    case .image(let content): drawImage(content)
    case .symbol(let content): drawSymbol(content)
    case .document(let content): drawDocument(content)
    case .media(let content): drawMedia(content)
    case .shape(let content): drawShape(content)
    case .box(let alignment): drawBox("b", alignment)
    case .layers(let alignment): drawBox("b", alignment)
    case .stack(let content): drawStack(content)
    case .grid(let content): drawGrid(content)
    case .list(let kind): drawList(kind)
    case .section: drawSection()
    case .row(let content): drawRow(content)
    case .scroll(let axes, let shows): drawScroll(axes, showsIndicators: shows)
    case .button(let content): drawButton(content)
    case .link(let destination, let look): drawLink(destination, look)
    case .navigationLink(let path, let look): drawNavigationLink(path, look)
    case .field(let content): drawField(content)
    case .toggle(let isOn): drawToggle(isOn)
    case .picker(let content): drawPicker(content)
    case .option(let index, let isSelected): drawOption(index, isSelected)
    case .stepper(let up, let down): drawStepper(canIncrement: up, canDecrement: down)
    case .slider(let value, let range, let step): drawSlider(value, range, step)
    case .progress(let fraction, let isCircular): drawProgress(fraction, isCircular)
    case .dialog(let content): drawDialog(content)
    case .sheet(let content): drawSheet(content)
    case .menu(let look): drawMenu(look)
    case .tabs: drawTabs()
    case .page(let content): drawPage(content)
    case .divider: drawDivider()
    case .spacer(let least): drawSpacer(least)
    case .more(let content): drawMore(content)
    }
  }

  // MARK: Looks

  /// The classes for the whole style.
  /// - Parameters:
  ///   - use: what is drawn in the colour of its text.
  ///   - extra: declarations of the role itself.
  mutating func addStyle(drawing use: PaintRules.Use = .ink, _ extra: [String] = []) {
    drawing.classes += registry.classes(of: style, drawing: use, isExact: isExact, extra + guideShift())
    if style.isRedacted { addClass("rd") }
    if let part = accessibility.part, let name = Self.partClass(part) { addClass(name) }
    addMotion()
  }

  /// Nothing in it is measured by the browser, so that all of SwiftUI's rules hold to the point.
  var isExact: Bool { !layout.contains(.isMeasured) }

  private mutating func addLayout() {
    if layout.contains(.fillsWidth) { addClass("gw") }
    if layout.contains(.fillsHeight) { addClass("gh") }
    if layout.contains(.scrollsDown) { addClass("sd") }
    if !layout.isDisjoint(with: [.isScreen, .boundsScrolling]) { addClass("scr") }
    addGrounds()
    addTextEdges()
    switch element.role {
    case .box, .layers, .stack, .grid, .scroll, .shape:
      if isExact { addClass("ex") }
      if layout.contains(.isSpacer) { addClass("spb") }
      if layout.contains(.isDivider) { addClass("dvb") }
      if layout.contains(.isSquare), layout.contains(.fillsWidth) { addClass("sqr") }
      if layout.contains(.scrolls), isExact { addClass("so") }
      if case .stack? = context.parent {
        if layout.contains(.isFirst) { addClass("lp") }
        if layout.contains(.isLast) { addClass("ll") }
      }
    default: break
    }
    guard layout.contains(.isShort), !layout.contains(.fillsWidth), case .stack(let stack)? = context.parent,
      stack.axis == .horizontal
    else { return }
    // A symbol that is no more than its drawing keeps its width anyway.
    if !isSymbol || drawing.tag != "svg" { addClass("bf") }
  }

  /// In a column or a grid, at which edges it keeps a text's distance although it is none, or does not although it is.
  private mutating func addTextEdges() {
    guard context.isInColumn else { return }
    let (begins, ends) = (layout.contains(.beginsWithText), layout.contains(.endsWithText))
    if case .text = element.role {
      if !begins { addClass("ot") }
      if !ends { addClass("ob") }
    } else {
      if begins { addClass("tt") }
      if ends { addClass("tb") }
    }
  }

  /// What goes on under the bars around.
  private mutating func addGrounds() {
    if !style.ignoredEdges.isDisjoint(with: .vertical) {
      addClass(style.ignoredEdges.contains(.top) ? "ig ig-t" : "ig")
    }
    if style.hidesTabs { addClass("no-tb") }
    if layout.contains(.hasPaintedGround) {
      if style.background != nil { addClass("ug") }
      if case .page = element.role { addClass("pg-u") }
    }
    switch element.role {
    case .page, .tabs: break
    default: guard context.parent == nil || isShownInSheet else { return }
    }
    if layout.contains(.hasListGround) { addClass("lg") }
    if layout.contains(.hasGroupedGround) { addClass("lg-g") }
  }

  private var isShownInSheet: Bool { if case .sheet? = context.parent { true } else { false } }

  /// Where the layout engine has put the element, for the script; without it the style sheet places it.
  private mutating func addPlace() {
    guard let place = element.place else { return }
    switch element.role {
    // The area in it is placed by the style sheet, and told.
    case .page, .tabs: return addClass("ar")
    default: break
    }
    let numbers = place.origin.map { [$0.x, $0.y, place.size.width, place.size.height] } ?? []
    drawing.set("data-p", numbers.map(CSSNumber.text).joined(separator: " "))
    switch place.lines {
    case nil: break
    case .one: drawing.set("data-l", "one")
    case .first: drawing.set("data-l", "cut")
    }
    if place.startsAtRight, style.isRightToLeft == nil { drawing.set("dir", "rtl") }
  }

  /// A text's own letters say how it is ordered; its lines begin where the app says.
  private mutating func addDirection() {
    guard let isRightToLeft = style.isRightToLeft else { return }
    if case .text = element.role {
      addClass(isRightToLeft ? "tr" : "tl")
    } else {
      drawing.set("dir", isRightToLeft ? "rtl" : "ltr")
    }
  }

  func classes(_ declarations: [String]) -> [String] { registry.name(for: declarations).map { [$0] } ?? [] }

  private mutating func addMotion() {
    if let transition = style.transition {
      let (coming, going) = (Self.effects(transition.insertion), Self.effects(transition.removal))
      drawing.set("data-i", coming)
      // Without it, it goes as it comes.
      if going != coming { drawing.set("data-o", going) }
    }
    if style.isAnchor { drawing.set("data-at", nil) }
    if let match = style.match { drawing.set("data-g", "\(match)") }
    if let animation = style.animation { drawing.set("data-n", MotionText.text(animation)) }
  }

  /// Where a guide of the view's own puts it in a container that aligns by it. What the layout engine has placed stands right.
  private func guideShift() -> [String] {
    guard !style.guides.isEmpty, element.place == nil else { return [] }
    return GuideRules.declarations(style, in: context.parent)
  }

  private static func effects(_ effects: [TransitionStyle.Effect]) -> String {
    effects.map { effect in
      switch effect {
      case .opacity: "opacity"
      case .scale: "scale"
      case .slide: "leading"
      case .move(let edge), .push(let edge):
        switch edge {
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        }
      }
    }.joined(separator: " ")
  }

  private static func partClass(_ part: Accessibility.Part) -> String? {
    switch part {
    case .background: "p-bg"
    case .overlay: "p-over"
    case .swipeLeading: "p-swipe p-lead"
    case .swipeTrailing: "p-swipe"
    case .contextMenu: "p-ctx"
    case .badge: "p-badge"
    case .searchField: "p-search"
    case .preview: "p-preview"
    case .carried: "p-carry"
    case .keyboardBar: "p-keys"
    default: nil
    }
  }

  // MARK: Names and events

  private mutating func addNames() {
    if let identifier = accessibility.identifier { drawing.set("data-id", identifier) }
    if let language = accessibility.language {
      drawing.set("lang", language.tag)
      drawing.set("dir", language.isRightToLeft ? "rtl" : "ltr")
    }
    if accessibility.isHidden, !context.isNamed, !isSymbol { drawing.set("aria-hidden", "true") }
    if accessibility.isLive { drawing.set("aria-live", "polite") }
    let descriptions = [accessibility.hint].compactMap { $0 } + accessibility.details
    if !descriptions.isEmpty { drawing.set("aria-description", descriptions.joined(separator: ", ")) }
    if accessibility.isFocusable, drawing.control == nil, !has("tabindex"), isPlainBox || isLeafText {
      drawing.set("tabindex", "0")
      if element.isOneStop { addClass("one") }
    }
    if accessibility.isNavigation, isPlainBox { drawing.set("role", "navigation") }
    let isNative = drawing.tag == "a" || drawing.tag == "button"
    // In a stop the page's script has the Tab key pass by links and buttons.
    if accessibility.isPassedBy && isNative || (accessibility.isPassedBy || context.isInStop) && has("tabindex", "0") {
      drawing.attributes.removeAll { $0.name == "tabindex" }
      drawing.set("tabindex", "-1")
    }
    guard drawing.control == nil, !accessibility.isHidden, !has("aria-label"), !has("alt") else { return }
    if context.isNamed, isSymbol { return }
    // A tab with a badge is called by what is in it.
    if has("data-b"), accessibility.label == nil { return }
    if let label = accessibility.label ?? accessibility.value {
      let full =
        accessibility.label != nil ? [label, accessibility.value].compactMap { $0 }.joined(separator: ", ") : label
      drawing.set("aria-label", full)
      if drawing.tag == "span" || drawing.tag == "div" || drawing.tag == "p", !has("role") {
        drawing.set("role", isLeafText ? "text" : "group")
      }
    } else if accessibility.isCombined, !has("role"), drawing.tag == "div" || drawing.tag == "span" {
      drawing.set("role", "group")
    }
  }

  private var isSymbol: Bool {
    if case .symbol = element.role { return true }
    return false
  }

  private var isLeafText: Bool {
    if case .text = element.role { return true }
    return false
  }

  func has(_ name: StaticName) -> Bool { drawing.attributes.contains { $0.name == name } }

  private mutating func addEvents() {
    let accepts = accessibility.part == .contextMenu ? element.accepts.union(.menu) : element.accepts
    guard !accepts.isEmpty else { return }
    drawing.set("data-a", String(accepts.rawValue))
    if element.accepts.contains(.drag) { addClass("drag") }
    if element.accepts.contains(.longPress) { drawing.set("data-h", Self.text(style.hold ?? HoldMeasure())) }
    if element.accepts.contains(.pinch) { addClass("pinch") }
    if !element.accepts.isDisjoint(with: [.carry, .move]) { addClass("lift") }
    guard element.accepts.contains(.press), isPlainBox, !context.isPressable else { return }
    // A tap on something that is no button: reachable by keyboard and named as what it does.
    if !has("role") || has("role", "group") || has("role", "none") {
      drawing.attributes.removeAll { $0.name == "role" }
      drawing.set("role", "button")
    }
    drawing.set("tabindex", style.isDisabled || context.isInStop ? "-1" : "0")
  }

  /// Milliseconds, as many as a browser can wait, and points.
  private static func text(_ hold: HoldMeasure) -> String {
    let time = min(max(hold.duration * 1000, 0), Double(Int32.max))
    return "\(CSSNumber.text(time)) \(CSSNumber.text(min(max(hold.distance, 0), 1e6)))"
  }

  private func has(_ name: StaticName, _ value: String) -> Bool {
    drawing.attributes.contains { $0.name == name && $0.value == value }
  }

  private var isPlainBox: Bool {
    switch element.role {
    case .text, .image, .symbol, .shape, .box, .stack, .layers, .grid, .row: true
    default: false
    }
  }

  mutating func setDisabled() {
    if style.isDisabled { drawing.set("disabled", nil) }
  }
}

/// How a change moves, as the page's script reads it: milliseconds, curve, delay, repeats (0 is for ever), 1 for there and back.
enum MotionText {
  static func text(_ animation: AnimationStyle) -> String {
    let parts = [
      CSSNumber.text(animation.duration * 1000), curve(animation.curve), CSSNumber.text(animation.delay * 1000),
      String(animation.repeats ?? 0), animation.autoreverses ? "1" : "0",
    ]
    return parts.joined(separator: " ")
  }

  static func curve(_ curve: AnimationStyle.Curve) -> String {
    switch curve {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .spring: "cubic-bezier(.3,1.3,.5,1)"
    case .bezier(let a, let b, let c, let d):
      "cubic-bezier(\([a, b, c, d].map(CSSNumber.text).joined(separator: ",")))"
    }
  }
}
