import JSON
import OutsideText
import SwiftUIElements

extension JSONValue {
  /// The event value that `kind` has on an element of `role`; nil where this is none.
  /// - Parameter files: the file that has come up under a name.
  func eventValue(_ kind: EventKind, _ role: Role, files: (String) -> HostFile? = { _ in nil }) -> EventValue? {
    switch (kind, self) {
    case (.press, .null), (.doublePress, .null), (.longPress, .null), (.submit, .null), (.dismiss, .null),
      (.refresh, .null):
      return EventValue.none
    case (.copy, .bool(let value)), (.carry, .bool(let value)), (.focus, .bool(let value)),
      (.visible, .bool(let value)), (.hover, .bool(let value)),
      (.pressing, .bool(let value)), (.load, .bool(let value)):
      return .bool(value)
    case (.key, .text(let key)):
      return key.utf8.count <= 64 ? .text(key) : nil
    case (.resize, .array(let parts)):
      guard let numbers = Self.lengths(parts), [2, 4].contains(numbers.count), numbers[0] >= 0, numbers[1] >= 0 else {
        return nil
      }
      let size = Size(width: numbers[0], height: numbers[1])
      return numbers.count == 2 ? .size(size) : .frame(origin: Point(x: numbers[2], y: numbers[3]), size: size)
    case (.load, .array(let parts)) where parts.count == 2:
      guard let numbers = Self.lengths(parts), numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      return .size(Size(width: numbers[0], height: numbers[1]))
    case (.load, .array(let parts)):
      return Self.words(parts).map(EventValue.words)
    case (.scroll, .array(let parts)):
      return Self.scroll(parts).map(EventValue.scroll)
    case (.scroll, .integer(let phase)):
      return (0...4).contains(phase) ? .index(Int(phase)) : nil
    case (.drag, .array(let parts)):
      guard parts.count == 7, case .bool(let ended) = parts[4],
        let numbers = Self.lengths(Array(parts[..<4] + parts[5...]))
      else { return nil }
      return .drag(
        start: Point(x: numbers[0], y: numbers[1]), location: Point(x: numbers[2], y: numbers[3]), hasEnded: ended,
        origin: Point(x: numbers[4], y: numbers[5]))
    case (.pinch, .array(let parts)):
      return Self.pinch(parts).map(EventValue.pinch)
    case (.place, .array(let parts)):
      guard parts.count == 4, let numbers = Self.lengths(parts) else { return nil }
      return .place(Point(x: numbers[0], y: numbers[1]), origin: Point(x: numbers[2], y: numbers[3]))
    case (.move, _):
      return finite.flatMap(Int32.init(exactly:)).map { .index(Int($0)) }
    case (.drop, .array(let parts)), (.paste, .array(let parts)):
      return Self.drop(parts, files).map(EventValue.drop)
    case (.files, .array(let names)):
      let chosen = names.compactMap { if case .text(let name) = $0 { files(name) } else { nil } }
      return chosen.isEmpty || chosen.count < names.count ? nil : .files(chosen)
    case (.change, let value):
      return value.change(of: role)
    default:
      return nil
    }
  }

  /// The height of a line, from its top to the baseline, the width of a space, and that of each word.
  private static func words(_ parts: [JSONValue]) -> WordMeasures? {
    guard (4...WordMeasures.mostWords + 3).contains(parts.count), let numbers = lengths(parts),
      numbers.allSatisfy({ $0 >= 0 }), numbers[0] > 0
    else { return nil }
    return WordMeasures(line: numbers[0], ascent: numbers[1], space: numbers[2], widths: Array(numbers[3...]))
  }

  private static func pinch(_ parts: [JSONValue]) -> PinchReport? {
    guard parts.count == 9, case .bool(let hasEnded) = parts[4],
      let numbers = lengths(Array(parts[..<4] + parts[5...])),
      numbers[0] > 0, numbers[6] >= 0, numbers[7] >= 0
    else { return nil }
    return PinchReport(
      scale: numbers[0], degrees: numbers[1], reach: (numbers[2], numbers[3]),
      start: Point(x: numbers[4], y: numbers[5]),
      size: Size(width: numbers[6], height: numbers[7]), hasEnded: hasEnded)
  }

  private func change(of role: Role) -> EventValue? {
    switch (role, self) {
    case (.field, .text(let text)): .text(text)
    case (.toggle, .bool(let isOn)): .bool(isOn)
    case (.slider(_, let range, _), _):
      finite.map { .number(min(max($0, range.lowerBound), range.upperBound)) }
    case (.picker, _), (.tabs, _), (.stepper, _), (.list, _), (.row, _), (.sheet, _):
      // Indices of things that are there: far from where arithmetic ends.
      finite.flatMap(Int32.init(exactly:)).map { .index(Int($0)) }
    default: nil
    }
  }

  /// Offset, size of all, size of what is seen, and the number of the first target in sight or 0.
  private static func scroll(_ parts: [JSONValue]) -> ScrollReport? {
    guard parts.count == 7, let numbers = lengths(parts), numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    return ScrollReport(
      offset: Point(x: numbers[0], y: numbers[1]), contentSize: Size(width: numbers[2], height: numbers[3]),
      visibleSize: Size(width: numbers[4], height: numbers[5]),
      target: numbers[6] > 0 ? NodeID(rawValue: UInt64(numbers[6])) : nil)
  }

  /// Phase, place within the element, its size, and the things that come from outside, or 0.
  private static func drop(_ parts: [JSONValue], _ files: (String) -> HostFile?) -> DropReport? {
    guard parts.count == 6, let numbers = lengths(Array(parts.prefix(5))), let number = Int(exactly: numbers[0]),
      let phase = DropReport.Phase(rawValue: number)
    else { return nil }
    var report = DropReport(
      phase, location: Point(x: numbers[1], y: numbers[2]), size: Size(width: numbers[3], height: numbers[4]))
    guard case .array(let things) = parts[5] else {
      report.isOwn = true
      return report
    }
    guard things.count <= 64 else { return nil }
    for thing in things {
      guard case .array(let pair) = thing, pair.count == 2, case .text(let kind) = pair[0] else { return nil }
      switch (kind, pair[1]) {
      case ("t", .text(let text)): report.items.append(.text(ControlFilter.block(text)))
      case ("u", .text(let address)): report.items.append(.address(ControlFilter.block(address)))
      case ("f", .text(let name)):
        guard let file = files(name) else { return nil }
        report.items.append(.file(file))
      case ("f", _): report.items.append(.file(nil))
      default: return nil
      }
    }
    return report
  }

  var finite: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value) where value.isFinite: value
    default: nil
    }
  }

  /// Places and sizes in points, as far out as pages reach.
  private static func lengths(_ parts: [JSONValue]) -> [Double]? {
    var lengths: [Double] = []
    for part in parts {
      guard let length = part.finite, abs(length) <= 100_000_000 else { return nil }
      lengths.append(length)
    }
    return lengths
  }
}
