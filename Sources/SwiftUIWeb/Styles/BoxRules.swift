import SwiftUIElements

/// Frame, padding, background and the rest of a box as CSS declarations, and the marks by which the sheet lets boxes grow.
struct BoxRules {
  private(set) var declarations: [String] = []
  /// `fw`, `fh`: has a fixed width, a fixed height; `mh`: a greatest height; `rt`: a ratio; `nil`: has no size.
  private(set) var marks: [String] = []
  private let style: Style
  /// Nothing in the box is measured by the browser.
  private let isExact: Bool
  private var filters: [String] = []

  init(_ style: Style, isExact: Bool) {
    self.style = style
    self.isExact = isExact
    guard !style.isPlain else { return }
    addFrame()
    addSurface()
    addEffects()
    addPlace()
  }

  /// Where content stands in a frame larger than itself.
  static func alignment(_ alignment: BoxAlignment) -> String {
    "place-items:\(item(alignment.vertical)) \(item(alignment.horizontal))"
  }

  static func item(_ alignment: AxisAlignment) -> String {
    switch alignment {
    case .leading: "start"
    case .center, .custom: "center"
    case .trailing: "end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }

  /// The corners of an outline that a box can have; none for plain ones.
  static func corners(_ outline: Outline) -> [String]? {
    switch outline {
    case .rectangle: []
    case .unevenRectangle(let corners):
      [
        "border-start-start-radius:\(CSSNumber.points(corners.topLeading))",
        "border-start-end-radius:\(CSSNumber.points(corners.topTrailing))",
        "border-end-start-radius:\(CSSNumber.points(corners.bottomLeading))",
        "border-end-end-radius:\(CSSNumber.points(corners.bottomTrailing))",
      ]
    default: radius(outline).map { ["border-radius:\($0)"] }
    }
  }

  private static func radius(_ outline: Outline) -> String? {
    switch outline {
    case .rectangle: "0"
    case .roundedRectangle(let radius): CSSNumber.points(radius)
    case .circle, .ellipse: "50%"
    case .capsule: "9999px"
    case .path, .drawn, .elastic, .unevenRectangle: nil
    }
  }

  private static func filter(_ filter: ColorFilter) -> String {
    switch filter {
    case .brightness(let amount): "brightness(\(CSSNumber.text(max(1 + amount, 0))))"
    case .contrast(let amount): "contrast(\(CSSNumber.text(max(amount, 0))))"
    case .saturation(let amount): "saturate(\(CSSNumber.text(max(amount, 0))))"
    case .grayscale(let amount): "grayscale(\(CSSNumber.text(min(max(amount, 0), 1))))"
    case .hueRotation(let degrees): "hue-rotate(\(CSSNumber.text(degrees))deg)"
    case .inversion(let amount): "invert(\(CSSNumber.text(min(max(amount, 0), 1))))"
    case .luminanceToAlpha: matrix("<feColorMatrix type='luminanceToAlpha'/>")
    case .multiplication(let red, let green, let blue, let alpha): multiplication([red, green, blue, alpha])
    }
  }

  /// CSS has no such filter, SVG has.
  private static func multiplication(_ factors: [Double]) -> String {
    let rows = factors.enumerated().map { place, factor in
      (0..<5).map { $0 == place ? CSSNumber.text(min(max(factor, 0), 1)) : "0" }.joined(separator: " ")
    }
    return matrix("<feColorMatrix values='\(rows.joined(separator: " "))'/>")
  }

  private static func matrix(_ element: String) -> String {
    let matrix = element.replacing("<", with: "%3C").replacing(">", with: "%3E")
    return "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E"
      + "%3Cfilter id='m' color-interpolation-filters='sRGB'%3E\(matrix)%3C/filter%3E%3C/svg%3E#m\")"
  }

  private static func blendMode(_ blend: BlendKind) -> String {
    switch blend {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: blend.rawValue
    }
  }

  private mutating func add(_ declaration: String) { declarations.append(declaration) }

  private mutating func addFrame() {
    let padding = style.padding?.atLeastZero
    let across = padding?.horizontal ?? 0
    let along = padding?.vertical ?? 0
    // Less than nothing around a box: what stands beside it comes nearer.
    if let own = style.padding, own != padding {
      let sides = [
        ("block-start", own.top), ("block-end", own.bottom), ("inline-start", own.leading),
        ("inline-end", own.trailing),
      ]
      for (side, length) in sides where length < 0 { add("margin-\(side):\(CSSNumber.points(length))") }
      let out = min(own.leading, 0) + min(own.trailing, 0)
      if out < 0 {
        add("--out:\(CSSNumber.points(-out))")
        marks.append("out")
      }
    }
    if let padding, padding != Insets() || style.padding == padding {
      if padding.top == padding.bottom, padding.leading == padding.trailing {
        add("padding:\(CSSNumber.points(padding.top)) \(CSSNumber.points(padding.leading))")
      } else {
        add("padding-block:\(CSSNumber.points(padding.top)) \(CSSNumber.points(padding.bottom))")
        add("padding-inline:\(CSSNumber.points(padding.leading)) \(CSSNumber.points(padding.trailing))")
      }
    }
    guard let frame = style.frame else { return }
    // A place without size, as for views at a position, shows its content at the content's own size.
    if frame.width == 0, frame.height == 0 { marks.append("nil") }
    if let width = frame.width {
      add("width:\(CSSNumber.points(width + across))")
      if isExact || frame.height != nil { add("--width:\(CSSNumber.text(width))px") }
      marks.append("fw")
    } else {
      if let least = frame.minWidth, least.isFinite {
        add("min-width:\(leastWidth(least + across))")
      } else if isExact, frame.maxWidth != nil {
        add("min-width:0")
      }
      // As much as there is, up to the greatest.
      if let most = frame.maxWidth, most.isFinite {
        add("width:\(CSSNumber.points(most + across))")
        add("max-width:100%")
      } else if style.fixesWidth, let ideal = frame.idealWidth, ideal.isFinite {
        add("width:\(CSSNumber.points(ideal + across))")
      }
    }
    if let height = frame.height {
      add("height:\(CSSNumber.points(height + along))")
      add("--height:\(CSSNumber.text(height))px")
      marks.append("fh")
    } else {
      if let least = frame.minHeight, least.isFinite { add("min-height:\(CSSNumber.points(least + along))") }
      if let most = frame.maxHeight, most.isFinite {
        add("--height:\(CSSNumber.text(most))px")
        marks.append("mh")
        if isExact {
          add("height:\(CSSNumber.points(most + along))")
          add("max-height:100%")
          if frame.minHeight == nil { add("min-height:0") }
        } else {
          add("max-height:\(CSSNumber.points(most + along))")
        }
      } else if style.fixesHeight, let ideal = frame.idealHeight, ideal.isFinite {
        add("height:\(CSSNumber.points(ideal + along))")
      }
    }
  }

  /// A least width. A large one gives way where there is less room; the room of a small one's parent may be made by itself.
  private func leastWidth(_ width: Double) -> String {
    isExact || width <= 120 ? CSSNumber.points(width) : "min(100%,\(CSSNumber.points(width)))"
  }

  /// Hues are seen as they are drawn elsewhere; only the accent, on which hosts and apps write in white, is deeper.
  private static func use(of background: Paint) -> PaintRules.Use {
    if case .color(let color) = background, case .named(let name) = color.base, name != .accent { return .drawing }
    return .area
  }

  /// Whether round corners make a circle of the box: it is a square, or what stands around it, which a path cuts off, wants them.
  private var mayBeRound: Bool {
    if style.shadow != nil || style.border != nil { return true }
    guard let frame = style.frame, let width = frame.width, let height = frame.height else { return false }
    return width == height
  }

  private mutating func addSurface() {
    if let background = style.background {
      for declaration in PaintRules.ground(background, as: Self.use(of: background)) { add(declaration) }
    }
    if let clip = style.clip {
      if case .circle = clip, !mayBeRound {
        add("clip-path:circle(closest-side)")
      } else if let corners = Self.corners(clip) {
        for corner in corners { add(corner) }
        add("overflow:clip")
      } else {
        switch clip {
        case .path(let data, _), .drawn(let data, _):
          if let data = PathData.checked(data) { add("clip-path:path(\"\(data)\")") }
        case .elastic(let points): add("clip-path:polygon(\(points.map(Self.place).joined(separator: ",")))")
        default: break
        }
      }
    }
    var shadows: [String] = []
    if let border = style.border {
      shadows.append("inset 0 0 0 \(CSSNumber.points(border.width)) \(PaintRules.flat(border.paint, as: .drawing))")
    }
    if let shadow = style.shadow {
      let text =
        "\(CSSNumber.points(shadow.x)) \(CSSNumber.points(shadow.y)) \(CSSNumber.points(shadow.radius * 2)) "
        + PaintRules.color(shadow.color)
      if style.background == nil, style.clip == nil {
        filters.append("drop-shadow(\(text))")
      } else {
        shadows.append(text)
      }
    }
    if !shadows.isEmpty { add("box-shadow:\(shadows.joined(separator: ","))") }
  }

  /// A share of a side and points beyond.
  private static func place(_ point: _ElasticPoint) -> String {
    func along(_ share: Double, _ points: Double) -> String {
      let part = CSSNumber.text((share * 10000).rounded() / 100) + "%"
      return abs(points) < 0.01 ? part : "calc(\(part) + \(CSSNumber.points(points)))"
    }
    return "\(along(point.xShare, point.x)) \(along(point.yShare, point.y))"
  }

  private mutating func addEffects() {
    if style.opacity != 1 { add("opacity:\(CSSNumber.text(min(max(style.opacity, 0), 1)))") }
    filters = style.filters.map(Self.filter) + filters
    if style.blur > 0 { filters.append("blur(\(CSSNumber.points(style.blur)))") }
    if !filters.isEmpty { add("filter:\(filters.joined(separator: " "))") }
    if let blend = style.blend { add("mix-blend-mode:\(Self.blendMode(blend))") }
    if style.isIsolated { add("isolation:isolate") }
    if let mask = style.mask { add("mask-image:\(PaintRules.image(mask))") }
    if let scale = style.scale { add("scale:\(CSSNumber.text(scale.width)) \(CSSNumber.text(scale.height))") }
    if style.rotation != 0 { add("rotate:\(CSSNumber.text(style.rotation))deg") }
    if let turn = style.turn {
      let axis = [turn.x, turn.y, turn.z].map(CSSNumber.text).joined(separator: ",")
      let depth = turn.perspective > 0 ? "perspective(\(CSSNumber.points(400 / turn.perspective))) " : ""
      add("transform:\(depth)rotate3d(\(axis),\(CSSNumber.text(turn.angle))deg)")
    }
    if let pivot = style.pivot ?? (style.turn.map { $0.depth != 0 } == true ? Point(x: 0.5, y: 0.5) : nil) {
      add("transform-origin:\(Self.origin(pivot, depth: style.turn?.depth ?? 0))")
    }
    if let offset = style.offset {
      add("translate:\(CSSNumber.points(offset.width)) \(CSSNumber.points(offset.height))")
    }
  }

  private static func origin(_ pivot: Point, depth: Double) -> String {
    let plane = "\(CSSNumber.text(pivot.x * 100))% \(CSSNumber.text(pivot.y * 100))%"
    return depth == 0 ? plane : "\(plane) \(CSSNumber.points(depth))"
  }

  private mutating func addList(_ list: ListMeasures) {
    if let spacing = list.rowSpacing {
      add("--rows-gap:\(CSSNumber.points(max(spacing, 0)))")
      marks.append("l-rows")
    }
    if let spacing = list.sectionSpacing {
      add("--sections-gap:\(CSSNumber.points(max(spacing, 0)))")
      marks.append("l-secs")
    }
    if list.alternates { marks.append("l-alt") }
    if list.hidesGround || list.ground != nil { marks.append("l-bare") }
    if let ground = list.ground { add("background:\(PaintRules.background(ground))") }
    if list.hidesSeparators { add("--separator:transparent") }
  }

  private mutating func addLook(_ look: ControlLook) {
    func set(_ name: String, _ paint: Paint?, _ value: (Paint) -> String) {
      guard let paint else { return }
      marks.append("o-\(name)")
      add("--o-\(name):\(value(paint))")
    }
    if look.showsGround != false { set("g", look.ground) { PaintRules.background($0, as: .drawing) } }
    set("t", look.title) { PaintRules.flat($0) }
    set("l", look.largeTitle ?? look.title) { PaintRules.flat($0) }
    set("a", look.tint) { PaintRules.flat($0) }
    set("c", look.chosenGround) { PaintRules.background($0, as: .drawing) }
    set("k", look.chosenTitle) { PaintRules.flat($0) }
    switch look.showsGround {
    case true?: break
    case false?: marks.append("o-n")
    case nil: marks.append("o-e")
    }
    if let shades = look.shades { marks.append(shades == .dark ? "o-d" : "o-b") }
  }

  private static func cursor(_ pointer: PointerLook) -> String {
    switch pointer {
    case .standard: "default"
    case .link: "pointer"
    case .grab: "grab"
    case .grabbing: "grabbing"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .crosshair: "crosshair"
    case .columnResize: "col-resize"
    case .rowResize: "row-resize"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    }
  }

  private mutating func addPlace() {
    if let aspect = style.aspectRatio, let ratio = aspect.ratio, ratio > 0 {
      add("aspect-ratio:\(CSSNumber.text(ratio))")
      if !aspect.fills {
        add("--ratio:\(CSSNumber.text(ratio))")
        marks.append("rt")
      }
    }
    if style.fixesWidth {
      add("flex-shrink:0")
      if style.frame?.idealWidth == nil { add("width:max-content") }
      if style.frame?.maxWidth == nil { add("max-width:none") }
    }
    if style.fixesHeight { add("flex-shrink:0") }
    if style.layoutPriority > 0 { add("flex-shrink:.001") }
    if style.layoutPriority < 0 { add("flex-shrink:1000000000") }
    if style.zIndex != 0 { add("z-index:\(Int(min(max(style.zIndex, -9999), 9999)))") }
    if style.columnSpan > 1 { add("grid-column:span \(style.columnSpan)") }
    if let appearance = style.appearance { marks.append(appearance == .dark ? "cs-d" : "cs-l") }
    if let shades = style.shades { add("color-scheme:\(shades == .dark ? "dark" : "light")") }
    if let scrolling = style.scrolling {
      if scrolling.hidesIndicators { add("scrollbar-width:none") }
      if scrolling.isUnclipped { marks.append("sc-o") }
      if scrolling.isDisabled { add("overflow:hidden!important") }
      if scrolling.tellsStart { marks.append("sc-t") }
      switch scrolling.rest {
      case .anywhere: break
      case .atPages: marks.append("sc-p")
      case .atTargets: marks.append("sc-s")
      }
    }
    if style.holdsScrollTargets { marks.append("snt") }
    if let list = style.list { addList(list) }
    if let look = style.look { addLook(look) }
    if let pointer = style.pointer { add("cursor:\(Self.cursor(pointer))") }
    if style.isHidden { add("visibility:hidden") }
    if style.ignoresHits || style.opacity <= 0 {
      add("pointer-events:none")
      add("--hits:none")
    }
  }
}

/// Path commands from an app's shape, let into a page only where they hold nothing but commands and numbers.
enum PathData {
  static func checked(_ data: String) -> String? {
    let isPlain = data.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"):
        true
      default: "MmLlHhVvCcSsQqTtAaZz".utf8.contains(byte)
      }
    }
    return isPlain && data.utf8.count <= 64 * 1024 ? data : nil
  }
}

extension Insets {
  fileprivate var atLeastZero: Insets {
    Insets(top: max(top, 0), leading: max(leading, 0), bottom: max(bottom, 0), trailing: max(trailing, 0))
  }
}
