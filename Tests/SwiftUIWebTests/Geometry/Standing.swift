import Foundation

/// Where the views of a window stand, and how: what does not hold is said in words.
struct Standing {
  let frames: [String: CGRect]
  private(set) var wrong: [String] = []
  /// By so many points numbers may differ.
  static let tolerance = 1.0

  init(_ frames: [String: CGRect]) { self.frames = frames }

  /// The frame of a view; where it has none, that is wrong.
  mutating func frame(_ name: String) -> CGRect {
    if let frame = frames[name] { return frame }
    wrong.append("\(name) has no frame")
    return .null
  }

  mutating func check(_ isRight: Bool, _ claim: @autoclosure () -> String) {
    if !isRight { wrong.append(claim()) }
  }

  /// `value` is `wanted`, within a point.
  mutating func equal(_ value: Double, _ wanted: Double, _ what: String) {
    check(abs(value - wanted) <= Self.tolerance, "\(what): wanted \(wanted), found \(value)")
  }

  mutating func size(_ name: String, width: Double? = nil, height: Double? = nil) {
    let frame = frame(name)
    if let width { equal(frame.width, width, "width of \(name)") }
    if let height { equal(frame.height, height, "height of \(name)") }
  }

  mutating func place(_ name: String, x: Double? = nil, y: Double? = nil, maxX: Double? = nil, maxY: Double? = nil) {
    let frame = frame(name)
    if let x { equal(frame.minX, x, "left of \(name)") }
    if let y { equal(frame.minY, y, "top of \(name)") }
    if let maxX { equal(frame.maxX, maxX, "right of \(name)") }
    if let maxY { equal(frame.maxY, maxY, "bottom of \(name)") }
  }

  /// Each begins `gap` right of where the one before ends.
  mutating func row(_ names: [String], gap: Double) {
    for (first, second) in zip(names, names.dropFirst()) {
      equal(frame(second).minX - frame(first).maxX, gap, "from \(first) to \(second)")
    }
  }

  /// Each begins `gap` below where the one before ends.
  mutating func column(_ names: [String], gap: Double) {
    for (first, second) in zip(names, names.dropFirst()) {
      equal(frame(second).minY - frame(first).maxY, gap, "from \(first) down to \(second)")
    }
  }

  mutating func trailing(_ names: String...) {
    for name in names.dropFirst() {
      equal(frame(name).maxX, frame(names[0]).maxX, "right of \(name), against \(names[0])")
    }
  }

  mutating func centers(_ names: String...) {
    for name in names.dropFirst() {
      equal(frame(name).midX, frame(names[0]).midX, "middle of \(name), against \(names[0])")
    }
  }

  /// A text has so many lines, each as high as a text of one line.
  mutating func lines(_ name: String, _ count: Int, of line: String) {
    equal(frame(name).height, frame(line).height * Double(count), "height of \(count) lines of \(name)")
  }

  mutating func leading(_ names: String...) {
    for name in names.dropFirst() {
      equal(frame(name).minX, frame(names[0]).minX, "left of \(name), against \(names[0])")
    }
  }

  mutating func middles(_ names: String...) {
    for name in names.dropFirst() {
      equal(frame(name).midY, frame(names[0]).midY, "middle of \(name), against \(names[0])")
    }
  }

  mutating func equalWidths(_ names: String...) {
    for name in names.dropFirst() { equal(frame(name).width, frame(names[0]).width, "width of \(name)") }
  }

  /// One line of text is at most so high.
  mutating func isOneLine(_ name: String) { check(frame(name).height < 30, "\(name) has several lines") }
}
