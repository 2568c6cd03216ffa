import Foundation
import SwiftUIElements

@MainActor
extension HTMLWriter {
  /// The drawing of a symbol in the page's collection.
  /// - Parameter isCropped: without the margins of its box.
  mutating func symbol(_ name: String, isCropped: Bool = false) {
    let box = isCropped ? [Attribute("width", "24"), Attribute("height", "24")] : []
    close(foreign: "use", [Attribute("href", "#" + SymbolTable.identifier(name))] + box)
  }

  /// A symbol among words, which is read out by its name where it has one.
  mutating func symbol(_ symbol: String, named name: String, looks: [String] = []) {
    let classes = Attribute("class", (["y"] + looks).joined(separator: " "))
    let told =
      name.isEmpty ? [Attribute("aria-hidden", "true")] : [Attribute("role", "img"), Attribute("aria-label", name)]
    open("svg", [classes, Attribute("viewBox", "0 0 24 24")] + told)
    self.symbol(symbol)
    close("svg")
  }

  /// A symbol of the page's own beside words or in place of them, of which nobody is told.
  mutating func icon(_ name: String) { symbol(name, named: "") }
}

extension ElementDrawing {
  mutating func drawImage(_ content: ImageContent) {
    let source: String? =
      switch content.source {
      case .address(let address): AddressPolicy.picture(address)
      case .stored(let hash): hash.utf8.allSatisfy(Self.isHashByte) ? Address.images + hash : nil
      }
    addClass("im")
    let isNamed = accessibility.label != nil
    guard let source else {
      addClass("no")
      drawing.set("role", "img")
      drawing.set("aria-label", accessibility.label ?? own("Picture not available"))
      addStyle()
      return
    }
    drawing.tag = "img"
    drawing.content = .void
    drawing.set("src", source)
    drawing.set("alt", isNamed ? accessibility.label : "")
    drawing.set("loading", "lazy")
    drawing.set("decoding", "async")
    drawing.set("referrerpolicy", "no-referrer")
    if let size = content.naturalSize {
      drawing.set("width", CSSNumber.text(size.width.rounded()))
      drawing.set("height", CSSNumber.text(size.height.rounded()))
    }
    if content.isTemplate { addClass("tpl") }
    let fills = style.aspectRatio?.fills == true
    switch content.fit {
    case .natural: addStyle()
    case .stretch where style.aspectRatio == nil:
      addStyle(["object-fit:fill"])
    case .fill: addStyle(["object-fit:cover"])
    case .fit, .stretch: addStyle(["object-fit:\(fills ? "cover" : "contain")"])
    }
  }

  /// HTML of the app's own choice, in a frame of another origin: no scripts, no forms, no way to the page around it. Its links open in new tabs.
  mutating func drawDocument(_ content: DocumentContent) {
    drawing.tag = "iframe"
    addClass("doc")
    drawing.set("src", Address.documents + (content.hash.utf8.allSatisfy(Self.isHashByte) ? content.hash : ""))
    drawing.set("sandbox", "allow-popups allow-popups-to-escape-sandbox")
    drawing.set("referrerpolicy", "no-referrer")
    drawing.set("loading", "lazy")
    drawing.set("title", accessibility.label ?? own("Document"))
    addStyle()
  }

  /// The browser's own player, which asks for nothing before it is pressed.
  mutating func drawMedia(_ content: MediaContent) {
    drawing.tag = content.isSound ? "audio" : "video"
    addClass("med")
    drawing.set("controls", "")
    drawing.set("preload", "none")
    if let address = AddressPolicy.media(content.address) { drawing.set("src", address) }
    if let number = content.number { drawing.set("data-v", "\(number)") }
    drawing.set("aria-label", accessibility.label ?? (content.isSound ? "Recording" : "Film"))
    addStyle()
  }

  private static func isHashByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A symbol refers to the drawing in the page's own collection, so that a hundred rows share one drawing. Its own colour is as
  /// bright as that of a drawing.
  mutating func drawSymbol(_ content: SymbolContent) {
    if let label = accessibility.label, !accessibility.isHidden, !context.isNamed {
      drawing.set("role", "img")
      drawing.set("aria-label", label)
    }
    var looks = ["y"]
    switch content.scale {
    case .small: looks.append("y-s")
    case .large: looks.append("y-l")
    case .medium: break
    }
    if content.isMulticolor { looks.append("y-m") }
    var writer = HTMLWriter()
    if let frame = style.frame, content.fit == .natural {
      // A frame gives a symbol room; only a resizable one grows with it.
      drawing.tag = "span"
      addClass("fr")
      addStyle(drawing: .drawing, [BoxRules.alignment(frame.alignment)])
      writer.open("svg", [Attribute("class", looks.joined(separator: " "))])
      writer.symbol(content.name)
      writer.close("svg")
    } else {
      drawing.tag = "svg"
      for look in looks { addClass(look) }
      // A symbol as large as its text needs no other measures than those it brings; one that fills its frame does so without margins.
      let fills = content.fit != .natural
      if fills {
        addClass("y-fit")
        drawing.set("viewBox", "2 2 20 20")
        if content.fit == .stretch, style.aspectRatio == nil { drawing.set("preserveAspectRatio", "none") }
        if content.fit == .fit || style.aspectRatio?.fills == false { addClass("y-sq") }
      }
      addStyle(drawing: .drawing)
      writer.symbol(content.name, isCropped: fills)
    }
    if !has("role"), !context.isNamed {
      // In the drawing itself is nothing that could be told: it is enough to say that it is no picture.
      if drawing.tag == "svg" { drawing.set("role", "none") } else { drawing.set("aria-hidden", "true") }
    }
    drawing.content = .rich(writer.markup)
  }

  /// Boxes where CSS can draw them, SVG for circles, paths and parts of outlines.
  mutating func drawShape(_ content: ShapeContent) {
    addClass("shape")
    if !accessibility.isHidden, accessibility.label == nil { drawing.set("aria-hidden", "true") }
    let isWhole = content.trim.lowerBound <= 0 && content.trim.upperBound >= 1
    if isWhole, content.inset == 0, content.stroke?.isBoxBorder(of: content.outline) != false,
      var extra = boxCorners(content.outline)
    {
      if let fill = content.fill { extra += PaintRules.ground(fill, as: .drawing) }
      if let stroke = content.stroke {
        extra.append("border:\(CSSNumber.points(stroke.width)) solid \(PaintRules.flat(stroke.paint, as: .drawing))")
      }
      addStyle(extra + sides(content) + presses())
      return
    }
    drawing.tag = "svg"
    if case .path(_, let size) = content.outline {
      drawing.set("viewBox", "0 0 \(CSSNumber.text(max(size.width, 0))) \(CSSNumber.text(max(size.height, 0)))")
      drawing.set("preserveAspectRatio", "none")
    }
    if tellsShares(content) { addClass("cap") }
    addStyle(sides(content) + presses())
    drawing.content = .rich(outline(content))
  }

  /// What is not seen does not stand before what is behind it.
  private func presses() -> [String] { element.letsHitsThrough ? ["pointer-events:none"] : [] }

  /// A circle is as wide as high, and at its ideal size every shape is 10 by 10 points.
  private func sides(_ content: ShapeContent) -> [String] {
    var rules: [String] = []
    if case .circle = content.outline, (style.frame?.width == nil) != (style.frame?.height == nil) {
      rules += ["aspect-ratio:1", style.frame?.width == nil ? "width:auto" : "height:auto"]
    }
    if style.fixesWidth, style.frame?.width == nil, style.frame?.idealWidth == nil { rules.append("width:10px") }
    if style.fixesHeight, style.frame?.height == nil, style.frame?.idealHeight == nil { rules.append("height:10px") }
    return rules
  }

  /// Only boxes can be painted with a gradient around their middle.
  private var isConic: Bool {
    if case .shape(let content) = element.role, content.stroke == nil, case .angularGradient? = content.fill {
      return true
    }
    return false
  }

  private func boxCorners(_ outline: Outline) -> [String]? {
    switch outline {
    case .path, .drawn, .elastic: nil
    case .circle: isConic ? BoxRules.corners(outline) : nil
    default: BoxRules.corners(outline)
    }
  }

  private func outline(_ content: ShapeContent) -> Markup {
    var writer = HTMLWriter()
    var paints: [Attribute] = []
    var rules: [String] = []
    let conic = conicStroke(of: content)
    func paint(_ paint: Paint, _ property: StaticName, _ name: String) {
      if let gradient = PaintRules.definition(paint, named: name, classes: self.classes) {
        writer.add(gradient)
        paints.append(Attribute(property, "url(#\(name))"))
      } else {
        rules.append("\(property.text):\(PaintRules.flat(paint, as: .drawing))")
      }
    }
    let from = content.trim.lowerBound
    let to = content.trim.upperBound
    if let fill = content.fill { paint(fill, "fill", "g\(id.rawValue)f") } else { rules.append("fill:none") }
    if content.isEvenOdd { rules.append("fill-rule:evenodd") }
    if var stroke = content.stroke {
      // Of nothing there are no ends.
      if from >= to { stroke.cap = .butt }
      if conic == nil { paint(stroke.paint, "stroke", "g\(id.rawValue)s") } else { rules.append("stroke:#fff") }
      rules += ["stroke-width:\(CSSNumber.points(stroke.width))"]
      rules += Self.line(stroke)
    }
    let arc = arc(of: content)
    let isCut = arc == nil && (from > 0 || to < 1)
    if isCut {
      rules += ["stroke-dasharray:\(CSSNumber.text(to - from)) 1", "stroke-dashoffset:\(CSSNumber.text(-from))"]
    }
    let radius = radius(of: content)
    if case .circle = content.outline, let radius { rules.append("r:\(radius.text)") }
    let names = ["o"] + (isCut ? ["cut"] : []) + classes(rules)
    let look =
      [Attribute("class", names.joined(separator: " "))] + paints + (isCut ? [Attribute("pathLength", "1")] : [])
    if conic != nil {
      writer.open(
        "mask",
        [
          Attribute("id", "g\(id.rawValue)s"), Attribute("maskUnits", "userSpaceOnUse"), Attribute("x", "-50%"),
          Attribute("y", "-50%"), Attribute("width", "200%"), Attribute("height", "200%"),
        ])
    }
    switch content.outline {
    case .circle where arc != nil:
      writer.open("svg", [Attribute("viewBox", "0 0 2 2"), Attribute("overflow", "visible")])
      writer.open("path", [Attribute("d", arc ?? "")] + look)
      writer.close("path")
      writer.close("svg")
    case .circle:
      // In a place of unknown size, a drawing of its own fits the circle into the smaller side.
      if radius == nil {
        writer.open("svg", [Attribute("viewBox", "0 0 2 2"), Attribute("overflow", "visible")])
      }
      let center = radius == nil ? "1" : "50%"
      writer.open("circle", [Attribute("cx", center), Attribute("cy", center), Attribute("r", "1")] + look)
      writer.close("circle")
      if radius == nil { writer.close("svg") }
    case .elastic: break
    case .path(let data, _), .drawn(let data, _):
      writer.open("path", [Attribute("d", PathData.checked(data) ?? "")] + look)
      writer.close("path")
    case .ellipse:
      writer.open(
        "ellipse",
        [Attribute("cx", "50%"), Attribute("cy", "50%"), Attribute("rx", "50%"), Attribute("ry", "50%")] + look)
      writer.close("ellipse")
    case .rectangle, .roundedRectangle, .unevenRectangle, .capsule:
      var corner: [Attribute] = []
      if case .unevenRectangle(let corners) = content.outline {
        corner = [Attribute("rx", CSSNumber.text(corners.largest))]
      }
      if case .roundedRectangle(let radius) = content.outline { corner = [Attribute("rx", CSSNumber.text(radius))] }
      if case .capsule = content.outline { corner = [Attribute("rx", "9999")] }
      writer.open("rect", [Attribute("width", "100%"), Attribute("height", "100%")] + corner + look)
      writer.close("rect")
    }
    if let conic {
      writer.close("mask")
      let reach = CSSNumber.points(conic.reach)
      let place = ["x:-\(reach)", "y:-\(reach)"] + ["width", "height"].map { "\($0):calc(100% + 2*\(reach))" }
      writer.open(
        "foreignObject",
        [
          Attribute("class", classes(place).joined(separator: " ")), Attribute("mask", "url(#g\(id.rawValue)s)"),
        ])
      let ground = classes(["height:100%", "background:\(conic.background)"]).joined(separator: " ")
      writer.open("div", [Attribute("class", ground)])
      writer.close("div")
      writer.close("foreignObject")
    }
    return writer.markup
  }

  /// Lines know no gradient around a middle: they are a mask, through which a box that has one is seen.
  /// - Returns: its background, and how far beyond the shape it reaches.
  private func conicStroke(of content: ShapeContent) -> (background: String, reach: Double)? {
    guard content.fill == nil, let stroke = content.stroke, case .angularGradient = stroke.paint else { return nil }
    return (PaintRules.background(stroke.paint, margin: stroke.width), stroke.width)
  }

  /// Whether measures within the drawing are shares of its smaller side.
  private func tellsShares(_ content: ShapeContent) -> Bool {
    switch content.outline {
    case .capsule: true
    case .circle: if case .smallerSide? = radius(of: content) { true } else { false }
    default: false
    }
  }

  /// A part of a circle as a line of its own: parts told in lengths leave what is filled whole.
  private func arc(of content: ShapeContent) -> String? {
    guard case .circle = content.outline, content.fill != nil, content.inset == 0 else { return nil }
    let (from, to) = (content.trim.lowerBound, content.trim.upperBound)
    guard from > 0 || to < 1 else { return nil }
    guard to > from else { return "" }
    func point(_ share: Double) -> String {
      let angle = share * 2 * .pi
      return "\(CSSNumber.text(1 + cos(angle))) \(CSSNumber.text(1 + sin(angle)))"
    }
    return "M\(point(from))A1 1 0 \(to - from > 0.5 ? 1 : 0) 1 \(point(to))"
  }

  /// How ends, corners and dashes of a line look.
  private static func line(_ stroke: Stroke) -> [String] {
    var rules: [String] = []
    switch stroke.cap {
    case .butt: break
    case .round: rules.append("stroke-linecap:round")
    case .square: rules.append("stroke-linecap:square")
    }
    switch stroke.join {
    case .miter(let limit): rules.append("stroke-miterlimit:\(CSSNumber.text(max(limit, 1)))")
    case .round: rules.append("stroke-linejoin:round")
    case .bevel: rules.append("stroke-linejoin:bevel")
    }
    if !stroke.dash.isEmpty {
      rules.append("stroke-dasharray:\(stroke.dash.map(CSSNumber.points).joined(separator: " "))")
      if stroke.dashPhase != 0 { rules.append("stroke-dashoffset:\(CSSNumber.points(stroke.dashPhase))") }
    }
    return rules
  }

  /// Half the smaller side, in points where it is known; nil where a drawing of its own finds it out, which takes no distances in
  /// points and stretches the lengths in which parts of lines are told.
  private func radius(of content: ShapeContent) -> Radius? {
    if let place = element.place, place.origin != nil {
      return .points(max(min(place.size.width, place.size.height) / 2 - content.inset, 0))
    }
    if let frame = style.frame, let width = frame.width, let height = frame.height {
      return .points(max(min(width, height) / 2 - content.inset, 0))
    }
    if content.inset != 0 { return .smallerSide(less: content.inset) }
    let isPart = content.trim.lowerBound > 0 || content.trim.upperBound < 1
    if content.fill == nil, isPart || conicStroke(of: content) != nil { return .smallerSide() }
    return layout.contains(.fillsWidth) ? nil : .width
  }
}

/// Half a side of what a circle is drawn in.
private enum Radius {
  case points(Double)
  /// In shares that the drawing's container tells, and less by some points.
  case smallerSide(less: Double = 0)
  case width

  var text: String {
    switch self {
    case .points(let points): CSSNumber.points(points)
    case .smallerSide(0): "50cqmin"
    case .smallerSide(let inset): "calc(50cqmin - \(CSSNumber.text(inset))px)"
    case .width: "50%"
    }
  }
}

extension Stroke {
  /// Whether a border of a box looks like it: whole, and with corners as the box has them.
  fileprivate func isBoxBorder(of outline: Outline) -> Bool {
    guard dash.isEmpty else { return false }
    switch paint {
    case .color, .material: break
    case .linearGradient, .radialGradient, .angularGradient: return false
    }
    guard case .rectangle = outline else { return true }
    if case .miter = join { return true }
    return false
  }
}
