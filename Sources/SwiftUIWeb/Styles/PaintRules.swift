import SwiftUIElements

/// Colours and paints as CSS.
enum PaintRules {
  /// What a colour is for: each name has a shade that can be read as text, one that carries white text, and one to draw with.
  enum Use {
    case ink, area, drawing

    fileprivate var suffix: String {
      switch self {
      case .ink: ""
      case .area: "-area"
      case .drawing: "-drawn"
      }
    }
  }

  static func color(_ color: ColorValue, as use: Use = .ink) -> String {
    let opacity = unit(color.opacity)
    switch color.base {
    case .named(.clear):
      return "transparent"
    case .named(let name):
      let variable = "var(--\(name.rawValue)\(suffix(name, use)))"
      guard opacity < 1 else { return variable }
      return "color-mix(in srgb,\(variable) \(CSSNumber.text(opacity * 100))%,transparent)"
    case .rgb(let red, let green, let blue):
      return components([red, green, blue, 1], opacity)
    case .dynamic(let light, let dark):
      return "light-dark(\(components(light, opacity)),\(components(dark, opacity)))"
    }
  }

  private static func suffix(_ name: ColorValue.Name, _ use: Use) -> String {
    if Palette.levels.contains(name), use != .ink { return Use.drawing.suffix }
    return Palette.hues.contains(name) ? use.suffix : ""
  }

  /// A value for `background`.
  /// - Parameter margin: how far the box reaches, in points, beyond what is to be painted.
  static func background(_ paint: Paint, as use: Use = .area, margin: Double = 0) -> String {
    switch paint {
    case .color(let value):
      return color(value, as: value.opacity < 1 && use == .area ? .ink : use)
    case .linearGradient(let stops, let start, let end):
      return "linear-gradient(\(angle(from: start, to: end)),\(list(stops)))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      let span = max(endRadius - startRadius, 0)
      let placed = stops.map { stop in
        "\(color(stop.color, as: .drawing)) \(CSSNumber.points(startRadius + unit(stop.location) * span))"
      }
      return "radial-gradient(circle at \(place(center)),\(placed.joined(separator: ",")))"
    case .angularGradient(let stops, let center, let start, let end):
      let placed = stops.map { stop in
        "\(color(stop.color, as: .drawing)) \(CSSNumber.text(unit(stop.location) * (end - start)))deg"
      }
      return
        "conic-gradient(from \(CSSNumber.text(start + 90))deg at \(place(center, within: margin)),\(placed.joined(separator: ",")))"
    case .material(let thickness):
      let share = 55 + min(max(thickness, 0), 4) * 9
      return "color-mix(in srgb,var(--background) \(share)%,transparent)"
    }
  }

  /// Declarations that paint a box; what is behind a material is seen through it, blurred.
  static func ground(_ paint: Paint, as use: Use = .area) -> [String] {
    let ground = "background:\(background(paint, as: use))"
    guard case .material = paint else { return [ground] }
    return [ground, "backdrop-filter:blur(20px) saturate(1.8)"]
  }

  /// The paint as a CSS image.
  static func image(_ paint: Paint) -> String {
    guard case .color(let value) = paint else { return background(paint) }
    return "linear-gradient(\(color(value)),\(color(value)))"
  }

  /// The definition of a gradient for drawn outlines, by a name; nil for paints that outlines have as one flat colour.
  static func definition(_ paint: Paint, named name: String, classes: ([String]) -> [String]) -> Markup? {
    var writer = HTMLWriter()
    switch paint {
    case .linearGradient(let stops, let start, let end):
      writer.open(
        "linearGradient",
        [
          Attribute("id", name), Attribute("x1", CSSNumber.text(start.x)), Attribute("y1", CSSNumber.text(start.y)),
          Attribute("x2", CSSNumber.text(end.x)), Attribute("y2", CSSNumber.text(end.y)),
        ])
      for index in stops.indices { write(stops, index, at: unit(stops[index].location), to: &writer, classes) }
      writer.close("linearGradient")
    case .radialGradient(let stops, let center, let startRadius, let endRadius) where endRadius > 0:
      writer.open(
        "radialGradient",
        [
          Attribute("id", name), Attribute("gradientUnits", "userSpaceOnUse"),
          Attribute("cx", CSSNumber.text(center.x * 100) + "%"), Attribute("cy", CSSNumber.text(center.y * 100) + "%"),
          Attribute("r", CSSNumber.text(endRadius)),
        ])
      let inner = min(max(startRadius / endRadius, 0), 1)
      for index in stops.indices {
        write(stops, index, at: inner + unit(stops[index].location) * (1 - inner), to: &writer, classes)
      }
      writer.close("radialGradient")
    default:
      return nil
    }
    return writer.markup
  }

  private static func write(
    _ stops: [GradientStop], _ index: Int, at place: Double, to writer: inout HTMLWriter,
    _ classes: ([String]) -> [String]
  ) {
    var rules = ["stop-color:\(color(stops[index].color, as: .drawing))"]
    if isClear(stops[index]),
      let beside = stops[..<index].last(where: { !isClear($0) }) ?? stops[index...].first(where: { !isClear($0) })
    {
      // Drawings go through the grey of transparent black, where boxes keep the colour beside it.
      rules = ["stop-color:\(color(beside.color, as: .drawing))", "stop-opacity:0"]
    }
    let look = classes(rules).joined(separator: " ")
    writer.open("stop", [Attribute("offset", CSSNumber.text(place)), Attribute("class", look)])
    writer.close("stop")
  }

  private static func isClear(_ stop: GradientStop) -> Bool {
    if case .named(.clear) = stop.color.base { return true }
    return stop.color.opacity == 0
  }

  /// Declarations that paint text, and the symbols among it in the colour's own shade.
  static func foreground(_ paint: Paint, as use: Use = .ink) -> [String] {
    switch paint {
    case .color(let value) where use == .ink:
      ["color:\(color(value))", "--drawn:\(value.isHue ? color(value, as: .drawing) : "initial")"]
    case .color(let value): ["color:\(color(value, as: use))"]
    case .material: ["color:var(--secondary)"]
    // A background is cut to text, not to the lines of a drawing.
    case _ where use == .drawing: ["color:\(flat(paint, as: use))"]
    // Symbols among the text have the first colour.
    default:
      [
        "background:\(background(paint))", "background-clip:text", "color:transparent",
        "--drawn:\(flat(paint, as: .drawing))",
      ]
    }
  }

  /// One flat colour for where no gradient fits: the paint's first.
  static func flat(_ paint: Paint, as use: Use = .ink) -> String {
    switch paint {
    case .color(let value): color(value, as: use)
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first.map { color($0.color, as: use) } ?? "transparent"
    case .material: background(paint)
    }
  }

  /// Declarations by which controls have a colour. On the light hues, which are seen as they are, one writes in black; lines have
  /// the first colour of a gradient. The accent is the colour they have without any: in terms of itself it would be none.
  static func tint(_ paint: Paint) -> [String] {
    if case .color(let value) = paint, case .named(.accent) = value.base { return [] }
    let isLight = if case .color(let value) = paint { value.isLightHue } else { false }
    return [
      "--accent:\(flat(paint))", "--accent-area:\(background(paint, as: isLight ? .drawing : .area))",
      "--on-accent:\(isLight ? "#000" : "initial")", "--tint:\(background(paint, as: .drawing))",
      "--tint-line:\(flat(paint, as: .drawing))",
    ]
  }

  private static func components(_ values: [Double], _ opacity: Double) -> String {
    let channels = (0..<3).map { index in
      String(Int((unit(index < values.count ? values[index] : 0) * 255).rounded()))
    }
    let alpha = unit(values.count > 3 ? values[3] : 1) * opacity
    return alpha < 1
      ? "rgb(\(channels.joined(separator: " "))/\(CSSNumber.text(alpha)))" : "rgb(\(channels.joined(separator: " ")))"
  }

  private static func list(_ stops: [GradientStop]) -> String {
    stops.map { "\(color($0.color, as: .drawing)) \(CSSNumber.text(unit($0.location) * 100))%" }.joined(separator: ",")
  }

  private static func angle(from start: Point, to end: Point) -> String {
    switch (end.x - start.x, end.y - start.y) {
    case (0, let y) where y >= 0: "to bottom"
    case (0, _): "to top"
    case (let x, 0): x > 0 ? "to right" : "to left"
    case (let x, let y): "to \(y > 0 ? "bottom" : "top") \(x > 0 ? "right" : "left")"
    }
  }

  private static func place(_ point: Point, within margin: Double = 0) -> String {
    [point.x, point.y].map { share in
      let percent = "\(CSSNumber.text(share * 100))%"
      let shift = margin * (1 - 2 * share)
      return shift == 0 ? percent : "calc(\(percent) + \(CSSNumber.points(shift)))"
    }
    .joined(separator: " ")
  }

  private static func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
}

extension ColorValue {
  fileprivate var isHue: Bool { if case .named(let name) = base { Palette.hues.contains(name) } else { false } }

  fileprivate var isLightHue: Bool {
    guard case .named(let name) = base else { return false }
    return [.orange, .yellow, .green, .mint, .teal, .cyan].contains(name)
  }
}
