import SwiftUIElements

extension ElementDrawing {
  mutating func drawButton(_ content: ButtonContent) {
    if context.isPressable {
      drawing.tag = "span"
      drawing.set("role", "button")
      drawing.set("tabindex", style.isDisabled ? "-1" : "0")
      if style.isDisabled { drawing.set("aria-disabled", "true") }
    } else {
      drawing.tag = "button"
      setDisabled()
    }
    addClass("bn")
    drawing.classes += names(of: content.look, automatic: isInDialog ? "bn-b" : "bn-a")
    switch content.purpose {
    case .destructive: addClass("bn-d")
    case .cancel: addClass("bn-c")
    case .normal: break
    }
    if let shortcut = content.shortcut { drawing.set("aria-keyshortcuts", Self.shortcutName(shortcut)) }
    if accessibility.isSelected { drawing.set("aria-pressed", "true") }
    addStyle(surfaceOutline + placeInFrame)
  }

  /// Where what is smaller than the frame it was given stands in it.
  var placeInFrame: [String] {
    guard let frame = style.frame else { return [] }
    var rules: [String] = []
    if frame.width ?? frame.minWidth ?? frame.maxWidth != nil, !layout.contains(.contentFillsWidth) {
      rules.append("justify-content:\(BoxRules.item(frame.alignment.horizontal))")
    }
    if frame.height ?? frame.minHeight ?? frame.maxHeight != nil, !layout.contains(.contentFillsHeight) {
      rules.append("align-items:\(BoxRules.item(frame.alignment.vertical))")
    }
    return rules
  }

  /// The classes of a look.
  /// - Parameter automatic: the class of what has no style; nil for none.
  func names(of look: ButtonLook, automatic: String?) -> [String] {
    let surface: String? =
      switch look.prominence {
      case .automatic: automatic
      case .plain: "bn-p"
      case .borderless, .link: "bn-a"
      case .bordered: "bn-b"
      case .borderedProminent: "bn-f"
      }
    let size: String? =
      switch look.size {
      case .mini, .small: "bn-s"
      case .large, .extraLarge: "bn-l"
      case .regular: nil
      }
    let ground: String? =
      switch style.surfaceGround {
      case .tint: "bn-t"
      case .clear: "bn-h"
      case nil: nil
      }
    return [surface, surface == nil ? nil : size, ground].compactMap { $0 }
  }

  /// The outline of the surface, where it is not the usual one.
  var surfaceOutline: [String] {
    switch style.surface {
    case nil: []
    case .capsule: ["border-radius:100vmax"]
    case .circle: ["border-radius:50%", "aspect-ratio:1", "padding:.25rem"]
    case .rounded(let radius): ["border-radius:\(radius.map(CSSNumber.points) ?? ".5rem")"]
    }
  }

  private var isInDialog: Bool {
    if case .dialog? = context.parent { return true }
    return false
  }

  /// `control+shift+r` as WAI-ARIA spells it: `Control+Shift+R`.
  static func shortcutName(_ shortcut: String) -> String {
    shortcut.split(separator: "+", omittingEmptySubsequences: true).map { part in
      part.count == 1 ? part.uppercased() : part.prefix(1).uppercased() + part.dropFirst()
    }.joined(separator: "+")
  }

  /// A label and its control stand at the ends of the frame they were given.
  private var endsInFrame: [String] {
    style.frame != nil && layout.contains(.contentFillsWidth) ? ["justify-content:space-between"] : []
  }

  mutating func drawLink(_ destination: String, _ look: ButtonLook) {
    addClass("bn")
    drawing.classes += names(of: look, automatic: "a")
    if let address = AddressPolicy.outside(destination), !context.isPressable {
      drawing.tag = "a"
      drawing.attributes += Self.outsideLink(address)
    } else if let path = AddressPolicy.inside(destination), !context.isPressable {
      drawing.tag = "a"
      drawing.set("href", path)
      if accessibility.isSelected { drawing.set("aria-current", "page") }
    } else if let path = AddressPolicy.file(destination), !context.isPressable {
      // The target makes it a visit of the browser's own.
      drawing.tag = "a"
      drawing.set("href", path)
      drawing.set("target", "_top")
    } else {
      drawing.tag = "span"
    }
    addStyle(surfaceOutline + placeInFrame)
  }

  mutating func drawNavigationLink(_ path: String, _ look: ButtonLook) {
    drawing.tag = context.isPressable ? "span" : "a"
    addClass("bn")
    addClass("nl")
    drawing.classes += names(of: look, automatic: nil)
    if !context.isPressable, !style.isDisabled, let path = AddressPolicy.inside(path) { drawing.set("href", path) }
    if style.isDisabled { drawing.set("aria-disabled", "true") }
    addStyle(surfaceOutline + placeInFrame)
  }

  /// The name a control is spoken by, where it has no visible label of its own.
  private func controlName(_ fallback: String) -> [Attribute] {
    let name = accessibility.label ?? fallback
    return name.isEmpty ? [] : [Attribute("aria-label", name)]
  }

  private func disabledControl() -> [Attribute] { style.isDisabled ? [Attribute("disabled")] : [] }

  /// For what is pressed within an element: the Tab key passes it by where the element is in a row that is one stop.
  func passedBy() -> [Attribute] { context.isInStop ? [Attribute("tabindex", "-1")] : [] }

  mutating func drawField(_ content: FieldContent) {
    if content.kind == .file { return drawFileField(content) }
    addClass("fi")
    let isDate = content.isOfDate
    if isDate { addClass("fi-d") }
    if !content.isBordered { addClass("fi-p") }
    addStyle()
    var attributes = controlName(content.prompt)
    if !content.prompt.isEmpty, !isDate { attributes.append(Attribute("placeholder", content.prompt)) }
    attributes.append(Attribute("autocomplete", content.kind == .secure ? "current-password" : "off"))
    if let earliest = content.earliest { attributes.append(Attribute("min", earliest)) }
    if let latest = content.latest { attributes.append(Attribute("max", latest)) }
    if !content.autocorrects {
      attributes += [Attribute("autocorrect", "off"), Attribute("spellcheck", "false")]
    }
    if !content.capitalizes { attributes.append(Attribute("autocapitalize", "off")) }
    if element.accepts.contains(.submit) {
      attributes.append(Attribute("enterkeyhint", content.kind == .search ? "search" : "done"))
    }
    attributes += disabledControl()
    if content.isOfLines {
      drawing.control = Drawing.Control(
        tag: "textarea",
        attributes: attributes + [Attribute("rows", content.isEditor ? "4" : "\(content.leastLines)")]
          + heights(of: content), text: content.text)
      if content.isEditor { addClass("fi-e") }
      if content.growsWithText, style.frame?.height ?? style.frame?.maxHeight == nil { addClass("fi-g") }
    } else {
      drawing.control = Drawing.Control(
        tag: "input", attributes: [Attribute("type", Self.inputType(content))] + attributes, text: Self.sent(content))
      if let mode = Self.inputMode(content.keyboard) {
        drawing.control?.attributes.append(Attribute("inputmode", mode))
      }
    }
    if content.kind == .search {
      var icon = HTMLWriter()
      icon.icon("magnifyingglass")
      drawing.content = .pieces([.markup(icon.markup), .control])
    } else {
      drawing.content = .pieces([.control])
    }
  }

  /// As high as its lines, with the room above and below them.
  private func heights(of content: FieldContent) -> [Attribute] {
    guard !content.isEditor else { return [] }
    let room = content.isBordered ? ".75rem" : ".25rem"
    let least = content.leastLines > 1 ? ["min-height:calc(\(content.leastLines)lh + \(room))"] : []
    let most = content.mostLines.map { ["max-height:calc(\($0)lh + \(room))"] } ?? []
    return registry.name(for: least + most).map { [Attribute("class", $0)] } ?? []
  }

  /// The browser's own choice of files. The script opens it at once where it may.
  private mutating func drawFileField(_ content: FieldContent) {
    addClass("fi-f")
    addStyle()
    var attributes = [Attribute("type", "file")] + controlName(content.prompt) + disabledControl()
    if !content.files.kinds.isEmpty {
      attributes.append(Attribute("accept", content.files.kinds.joined(separator: ",")))
    }
    if content.files.takesMany { attributes.append(Attribute("multiple")) }
    if content.files.opens { attributes.append(Attribute("data-open")) }
    drawing.control = Drawing.Control(tag: "input", attributes: attributes)
    drawing.content = .pieces([.control])
  }

  /// What a page is told of a field's text. A secret is typed there and never sent back: a page is told only that the field is
  /// empty now.
  private static func sent(_ content: FieldContent) -> String? {
    content.kind == .secure && !content.text.isEmpty ? nil : content.text
  }

  private static func inputType(_ content: FieldContent) -> String {
    switch (content.kind, content.keyboard) {
    case (.secure, _): "password"
    case (.date, _): "date"
    case (.time, _): "time"
    case (.dateAndTime, _): "datetime-local"
    case (.search, _): "search"
    case (_, .email): "email"
    case (_, .phone): "tel"
    case (_, .url): "url"
    default: "text"
    }
  }

  private static func inputMode(_ keyboard: FieldContent.Keyboard) -> String? {
    switch keyboard {
    case .number: "numeric"
    case .decimal: "decimal"
    default: nil
    }
  }

  mutating func drawToggle(_ isOn: Bool) {
    drawing.tag = "label"
    addClass("tg")
    addStyle(placeInFrame + endsInFrame)
    var attributes = [Attribute("type", "checkbox"), Attribute("role", "switch")]
    if let label = accessibility.label { attributes.append(Attribute("aria-label", label)) }
    if isOn { attributes.append(Attribute("checked")) }
    drawing.control = Drawing.Control(tag: "input", attributes: attributes + disabledControl())
    drawing.content = .pieces([.slot(.main, "span", [Attribute("class", "lb")]), .control])
  }

  mutating func drawPicker(_ content: PickerContent) {
    addClass("pk")
    let title = content.title.isEmpty ? accessibility.label ?? "" : content.title
    if content.isMenu {
      drawing.tag = "label"
      addClass("pk-m")
      if content.kind == .navigationLink { addClass("pk-n") }
      addStyle(placeInFrame)
      var label = HTMLWriter()
      label.open("span", [Attribute("class", content.showsTitle ? "lb" : "lb vh")])
      if let symbol = content.symbol { label.icon(symbol) }
      label.text(title)
      label.close("span")
      drawing.content = .pieces([
        .markup(label.markup), .slot(.label, "span", [Attribute("class", "lb")]),
        .slot(.main, "select", disabledControl() + passedBy()),
      ])
    } else {
      drawing.tag = "fieldset"
      setDisabled()
      switch content.kind {
      case .segmented: addClass("seg")
      case .wheel:
        addClass("wh")
        // The page's script loads what turns it.
        drawing.set("tabindex", "-1")
      default: addClass("pk-i")
      }
      addStyle()
      var legend = HTMLWriter()
      let isSeen = content.showsTitle && ![.segmented, .wheel].contains(content.kind)
      legend.element("legend", [Attribute("class", isSeen ? "lb" : "vh")], text: title)
      drawing.content = .pieces([
        .markup(legend.markup), .slot(.label, "div", [Attribute("class", "lb")]),
        .slot(.main, "div", [Attribute("class", "ops")]),
      ])
    }
  }

  mutating func drawOption(_ index: Int, _ isSelected: Bool) {
    switch context.parent {
    case .picker(let picker)? where picker.isMenu:
      drawing.tag = "option"
      drawing.set("value", String(index))
      if isSelected { drawing.set("selected", nil) }
      if style.isDisabled { drawing.set("disabled", nil) }
      drawing.content = .children
    case .tabs?:
      // A button must not hold another, whatever stands between them (WHATWG HTML, "button", content model).
      drawing.tag = context.isPressable ? "span" : "button"
      drawing.set("role", "tab")
      drawing.set("aria-selected", isSelected ? "true" : "false")
      drawing.set("data-x", "\(context.parentID.rawValue) \(EventKind.change.rawValue) \(index)")
      setDisabled()
      addClass("tab")
      addStyle()
      if let badge = accessibility.value {
        drawing.set("data-b", badge)
        drawing.set("aria-description", badge)
      }
    default:
      drawing.tag = "label"
      addClass("op")
      addStyle()
      var attributes = [
        Attribute("type", "radio"), Attribute("name", "n\(context.parentID.rawValue)"),
        Attribute("value", String(index)),
      ]
      if isSelected { attributes.append(Attribute("checked")) }
      drawing.control = Drawing.Control(tag: "input", attributes: attributes + disabledControl())
      drawing.content = .pieces([.control, .slot(.main, "span", [Attribute("class", "lb")])])
    }
  }

  mutating func drawStepper(canIncrement: Bool, canDecrement: Bool) {
    addClass("st")
    drawing.set("role", "group")
    addStyle(placeInFrame + endsInFrame)
    var writer = HTMLWriter()
    writer.open("span", [Attribute("class", "sb")])
    for (step, name, sign, can) in [(-1, "Decrement", "−", canDecrement), (1, "Increment", "+", canIncrement)] {
      var attributes = [
        Attribute("type", "button"), Attribute("data-x", "\(id.rawValue) \(EventKind.change.rawValue) \(step)"),
        Attribute("aria-label", accessibility.label.map { "\(name) \($0)" } ?? name),
      ]
      if !can || style.isDisabled { attributes.append(Attribute("disabled")) }
      writer.element(context.isPressable ? "span" : "button", attributes, text: sign)
    }
    writer.close("span")
    drawing.content = .pieces([.slot(.main, "div", [Attribute("class", "lb")]), .markup(writer.markup)])
  }

  mutating func drawSlider(_ value: Double, _ range: ClosedRange<Double>, _ step: Double?) {
    drawing.tag = "label"
    addClass("sl")
    addStyle()
    var attributes = [
      Attribute("type", "range"), Attribute("min", Self.exact(range.lowerBound)),
      Attribute("max", Self.exact(range.upperBound)), Attribute("step", step.map(Self.exact) ?? "any"),
      Attribute("value", Self.exact(value)),
    ]
    if let label = accessibility.label { attributes.append(Attribute("aria-label", label)) }
    if let text = accessibility.value { attributes.append(Attribute("aria-valuetext", text)) }
    drawing.control = Drawing.Control(tag: "input", attributes: attributes + disabledControl())
    drawing.content = .pieces([.slot(.main, "span", [Attribute("class", "lb")]), .control])
  }

  private static func exact(_ value: Double) -> String { value.isFinite ? "\(value)" : "0" }

  mutating func drawProgress(_ fraction: Double?, _ isCircular: Bool) {
    addClass("pr")
    addStyle()
    var attributes = [Attribute("aria-label", accessibility.label ?? own("In progress"))]
    if let fraction, fraction.isFinite {
      attributes += [Attribute("value", CSSNumber.text(min(max(fraction, 0), 1))), Attribute("max", "1")]
    }
    let label = Drawing.Piece.slot(.main, "div", [Attribute("class", "lb")])
    guard isCircular else {
      drawing.control = Drawing.Control(tag: "progress", attributes: attributes)
      drawing.content = .pieces([label, .control])
      return
    }
    let ring = fraction.flatMap { $0.isFinite ? Self.ring(min(max($0, 0), 1)) : nil }
    attributes.append(Attribute("class", ring == nil ? "round" : "vh"))
    drawing.control = Drawing.Control(tag: "progress", attributes: attributes)
    drawing.content = .pieces([.control] + (ring.map { [.markup($0)] } ?? []) + [label])
  }

  /// A circle, and over it the part of it that is done.
  private static func ring(_ fraction: Double) -> Markup {
    var writer = HTMLWriter()
    writer.open("svg", [Attribute("class", "rg"), Attribute("viewBox", "0 0 52 52"), Attribute("aria-hidden", "true")])
    let circle = [Attribute("cx", "26"), Attribute("cy", "26"), Attribute("r", "23")]
    writer.open("circle", circle)
    writer.close("circle")
    let done = Attribute("stroke-dasharray", "\(CSSNumber.text(fraction)) 1")
    // The round end of a line of no length is a dot.
    let hidden = fraction > 0 ? [] : [Attribute("stroke-opacity", "0")]
    writer.open("circle", circle + [Attribute("pathLength", "1"), done] + hidden)
    writer.close("circle")
    writer.close("svg")
    return writer.markup
  }
}
