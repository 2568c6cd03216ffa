import Foundation
import OutsideText
import SwiftUIElements

/// Turns symbol names into `symbol` elements: drawings of our own, and forms derived from them by the usual name endings.
@MainActor
enum SymbolTable {
  struct Glyph {
    var strokes: [String] = []
    var fills: [String] = []
    var cuts: [String] = []
    /// Drawn around the rest, which shrinks to fit.
    var frame: String?
    var isFrameFilled = false
    var isSlashed = false
  }

  /// The id of the drawing of `name` within a page. Unknown names share a neutral mark.
  static func identifier(_ name: String) -> String {
    if let known = identifiers[name] { return known }
    guard drawing(name) != nil else {
      reportUnknown(name)
      return "y-unknown"
    }
    let identifier = "y-" + name.replacingOccurrences(of: ".", with: "-")
    identifiers[name] = identifier
    return identifier
  }

  /// Those of names that have a drawing, found once.
  private static var identifiers: [String: String] = [:]

  /// The names that have a drawing, own or derived, among `names`.
  static func isKnown(_ name: String) -> Bool { drawing(name) != nil }

  static func markup(_ name: String) -> Markup {
    var writer = HTMLWriter()
    let id = identifier(name)
    writer.open("symbol", [Attribute("id", id), Attribute("viewBox", "0 0 24 24")])
    write(drawing(name) ?? unknown, id: id, to: &writer)
    writer.close("symbol")
    return writer.markup
  }

  private static let unknown = Glyph(strokes: [
    "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
  ])

  private static let table: [String: Glyph] = {
    var table: [String: Glyph] = [:]
    let lines = String(decoding: PackageResources.symbols_txt, as: UTF8.self).split(separator: "\n")
    for line in lines where !line.hasPrefix("#") {
      let parts = line.split(separator: "|")
      guard let name = parts.first else { continue }
      var drawing = Glyph()
      for part in parts.dropFirst() {
        if part.hasPrefix("f:") {
          drawing.fills.append(String(part.dropFirst(2)))
        } else {
          drawing.strokes.append(String(part))
        }
      }
      table[String(name)] = drawing
    }
    for (name, same) in aliases { table[name] = table[same] }
    return table
  }()

  /// Names whose drawing is another's.
  private static let aliases = [
    "gearshape": "gear", "document.on.document": "doc.on.doc", "photo.on.rectangle.angled": "photo.on.rectangle",
    "arrow.trianglehead.counterclockwise.rotate.90": "gobackward", "arrow.counterclockwise": "gobackward",
    "arrow.triangle.2.circlepath": "arrow.circlepath", "doc": "doc.text", "xmark.bin": "trash",
    "text.quote": "text.alignleft", "square.and.pencil": "pencil", "person.3": "person.2", "desktopcomputer": "display",
    "stopwatch": "timer", "gauge": "speedometer", "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "location.north": "location", "mappin.and.ellipse": "mappin", "sparkle": "sparkles",
    "wand.and.stars": "wand.and.sparkles",
    "table": "tablecells", "quote.closing": "quote.opening", "bolt.horizontal": "bolt", "box.truck": "shippingbox",
    "calendar.badge.plus": "calendar", "calendar.badge.clock": "calendar", "folder.badge.plus": "folder",
    "person.badge.plus": "person", "questionmark.folder": "folder", "play.rectangle": "film", "movieclapper": "film",
    "arrow.down.doc": "doc.text", "doc.plaintext": "doc.text", "doc.richtext": "doc.text", "note.text": "doc.text",
    "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "ellipsis.bubble": "message", "tray.full": "tray",
  ]

  private static let circle = "M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19z"
  private static let square =
    "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"

  static func drawing(_ name: String) -> Glyph? {
    if let own = table[name] { return own }
    if let base = name.droppingSuffix(".slash") {
      var result = drawing(base)
      result?.isSlashed = true
      return result
    }
    if let base = name.droppingSuffix(".slash.fill"), var result = drawing(base + ".fill") ?? drawing(base) {
      result.isSlashed = true
      return result
    }
    for (ending, frame) in [(".circle", circle), (".square", square)] {
      if let base = name.droppingSuffix(ending + ".fill"), var result = table[base] {
        result.frame = frame
        result.isFrameFilled = true
        return result
      }
      if let base = name.droppingSuffix(ending), var result = table[base] {
        result.frame = frame
        return result
      }
    }
    if let base = name.droppingSuffix(".fill"), let outline = table[base], let first = outline.strokes.first {
      return Glyph(strokes: [], fills: [first], cuts: Array(outline.strokes.dropFirst()) + outline.fills)
    }
    if let base = name.droppingSuffix(".fill.questionmark") { return drawing(base + ".fill") }
    return nil
  }

  private static func write(_ drawing: Glyph, id: String, to writer: inout HTMLWriter) {
    var mask: [Attribute] = []
    if drawing.isFrameFilled || !drawing.cuts.isEmpty || drawing.isSlashed {
      mask = [Attribute("mask", "url(#\(id)-m)")]
      writer.open(
        "mask",
        [
          Attribute("id", "\(id)-m"), Attribute("maskUnits", "userSpaceOnUse"), Attribute("x", "0"),
          Attribute("y", "0"), Attribute("width", "24"), Attribute("height", "24"),
        ])
      path("M0 0h24v24H0z", "w", to: &writer)
      if drawing.isFrameFilled {
        inset(to: &writer) { writer in
          for stroke in drawing.strokes { path(stroke, "k", to: &writer) }
          for fill in drawing.fills { path(fill, "kf", to: &writer) }
        }
      }
      for cut in drawing.cuts { path(cut, "k", to: &writer) }
      if drawing.isSlashed { path("M4.500 2.500l17 17", "k", to: &writer) }
      writer.close("mask")
    }
    if let frame = drawing.frame, drawing.isFrameFilled {
      path(frame, "f", mask, to: &writer)
    } else if let frame = drawing.frame {
      path(frame, "s", to: &writer)
      inset(to: &writer) { lines(drawing, mask, to: &$0) }
    } else {
      lines(drawing, mask, to: &writer)
    }
    if drawing.isSlashed { path("M3.500 3.500l17 17", "s", to: &writer) }
  }

  private static func lines(_ drawing: Glyph, _ mask: [Attribute], to writer: inout HTMLWriter) {
    for stroke in drawing.strokes { path(stroke, "s", mask, to: &writer) }
    for fill in drawing.fills { path(fill, "f", mask, to: &writer) }
  }

  private static func inset(to writer: inout HTMLWriter, _ write: (inout HTMLWriter) -> Void) {
    writer.open("g", [Attribute("transform", "translate(5.300 5.300) scale(.56)")])
    write(&writer)
    writer.close("g")
  }

  private static func path(_ data: String, _ name: String, _ more: [Attribute] = [], to writer: inout HTMLWriter) {
    writer.open("path", [Attribute("class", name), Attribute("d", data)] + more)
    writer.close("path")
  }

  private static var reported: Set<String> = []

  private static func reportUnknown(_ name: String) {
    #if DEBUG
      guard reported.count < 200, reported.insert(name).inserted else { return }
      let shown = ControlFilter.line(String(name.unicodeScalars.prefix(80)))
      FileHandle.standardError.write(Data("SwiftUI: no drawing for the symbol \"\(shown)\"\n".utf8))
    #endif
  }
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) && utf8.count > suffix.utf8.count ? String(dropLast(suffix.count)) : nil
  }
}
