import Foundation
import OutsideText
import SwiftUIElements

/// Turns symbol names into `symbol` elements.
@MainActor
enum SymbolTable {
  /// The id of the drawing of `name` within a page. Unknown names share a neutral mark.
  static func identifier(_ name: String) -> String {
    if let known = identifiers[name] { return known }
    guard let drawn = SymbolNames.drawn(name) else {
      reportUnknown(name)
      return "y-unknown"
    }
    let identifier = "y-" + drawn.replacingOccurrences(of: ".", with: "-")
    if drawn == name { identifiers[name] = identifier }
    return identifier
  }

  /// Those of names that have a drawing, found once.
  private static var identifiers: [String: String] = [:]

  /// Whether `name` has a drawing, its own or a derived one.
  static func isKnown(_ name: String) -> Bool { SymbolNames.drawn(name) != nil }

  static func markup(_ name: String) -> Markup {
    var writer = HTMLWriter(quotesAll: true)
    let id = identifier(name)
    writer.open("symbol", [Attribute("id", id), Attribute("viewBox", "0 0 24 24")])
    write(SymbolNames.glyph(name) ?? unknown, id: id, to: &writer)
    writer.close("symbol")
    return writer.markup
  }

  private static let unknown = SymbolGlyph(strokes: [
    "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
  ])

  private static func write(_ glyph: SymbolGlyph, id: String, to writer: inout HTMLWriter) {
    var mask: [Attribute] = []
    let hasCuts = !glyph.cuts.isEmpty || !glyph.cutAreas.isEmpty
    if glyph.isFrameFilled || hasCuts || glyph.isSlashed || glyph.badge != nil {
      mask = [Attribute("mask", "url(#\(id)-m)")]
      writeMask(glyph, id: id, to: &writer)
    }
    if hasCuts { writeOutside(glyph, id: id, to: &writer) }
    if let frame = glyph.frame, glyph.isFrameFilled {
      path(frame, "f", mask, to: &writer)
    } else if let frame = glyph.frame {
      path(frame, "s", to: &writer)
      inset(to: &writer) { lines(glyph, mask, to: &$0) }
    } else {
      lines(glyph, mask, to: &writer)
    }
    if glyph.isSlashed { path("M3.5 3.5l17 17", "s", to: &writer) }
    if let badge = glyph.badge {
      corner(to: &writer) { writer in
        for stroke in badge { path(stroke, "s", to: &writer) }
      }
    }
  }

  /// What is cut out of an area goes on as lines beyond it: the rails below a tram, the stars beside a moon.
  private static func writeOutside(_ glyph: SymbolGlyph, id: String, to writer: inout HTMLWriter) {
    openMask("\(id)-o", to: &writer)
    for area in glyph.fills {
      path(area, "k", to: &writer)
      path(area, "kf", to: &writer)
    }
    writeGaps(glyph, to: &writer)
    writer.close("mask")
    let mask = [Attribute("mask", "url(#\(id)-o)")]
    for cut in glyph.cuts { path(cut, "s", mask, to: &writer) }
    for area in glyph.cutAreas { path(area, "f", mask, to: &writer) }
  }

  private static func openMask(_ name: String, to writer: inout HTMLWriter) {
    writer.open(
      "mask",
      [
        Attribute("id", name), Attribute("maskUnits", "userSpaceOnUse"), Attribute("x", "0"),
        Attribute("y", "0"), Attribute("width", "24"), Attribute("height", "24"),
      ])
    path("M0 0h24v24H0z", "w", to: &writer)
  }

  /// The room around a stroke through the symbol, and around a sign in its corner.
  private static func writeGaps(_ glyph: SymbolGlyph, to writer: inout HTMLWriter) {
    if glyph.isSlashed { path("M4.5 2.5l17 17", "k", to: &writer) }
    if glyph.badge != nil { path("M17.5 11a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z", "kf", to: &writer) }
  }

  private static func writeMask(_ glyph: SymbolGlyph, id: String, to writer: inout HTMLWriter) {
    openMask("\(id)-m", to: &writer)
    if glyph.isFrameFilled {
      inset(to: &writer) { writer in
        for stroke in glyph.strokes + glyph.staying.map(\.path) { path(stroke, "k", to: &writer) }
        for fill in glyph.fills { path(fill, "kf", to: &writer) }
        letter(glyph.lettering, "kf", [], to: &writer)
      }
    }
    for cut in glyph.cuts { path(cut, "k", to: &writer) }
    for area in glyph.cutAreas { path(area, "kf", to: &writer) }
    writeGaps(glyph, to: &writer)
    writer.close("mask")
  }

  private static func lines(_ glyph: SymbolGlyph, _ mask: [Attribute], to writer: inout HTMLWriter) {
    for stroke in glyph.strokes { path(stroke, "s", mask, to: &writer) }
    for detail in glyph.staying { path(detail.path, detail.tint.map { "s \($0.rawValue)" } ?? "s", mask, to: &writer) }
    for fill in glyph.fills { path(fill, "f", mask, to: &writer) }
    letter(glyph.lettering, "f", mask, to: &writer)
  }

  private static func inset(to writer: inout HTMLWriter, _ write: (inout HTMLWriter) -> Void) {
    writer.open("g", [Attribute("transform", "translate(5.3 5.3) scale(.56)")])
    write(&writer)
    writer.close("g")
  }

  private static func corner(to writer: inout HTMLWriter, _ write: (inout HTMLWriter) -> Void) {
    writer.open("g", [Attribute("transform", "translate(12.5 12.5) scale(.44)")])
    write(&writer)
    writer.close("g")
  }

  private static func path(_ data: String, _ name: String, _ more: [Attribute] = [], to writer: inout HTMLWriter) {
    writer.close(foreign: "path", [Attribute("class", name), Attribute("d", data)] + more)
  }

  private static func letter(
    _ lettering: SymbolGlyph.Lettering?, _ name: String, _ more: [Attribute], to writer: inout HTMLWriter
  ) {
    guard let lettering else { return }
    writer.open(
      "text",
      [
        Attribute("class", name), Attribute("x", CSSNumber.text(lettering.middle)),
        Attribute("y", CSSNumber.text(lettering.line)), Attribute("font-size", CSSNumber.text(lettering.size)),
        Attribute("font-family", "system-ui,sans-serif"), Attribute("font-weight", "600"),
        Attribute("text-anchor", "middle"),
      ] + more)
    writer.text(lettering.text)
    writer.close("text")
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
