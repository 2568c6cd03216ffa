import Combine
import CombineTesting

/// All that one subscriber sees of a stream: its values and how it ended.
struct Trace<Value> {
  enum Ending: Equatable, Sendable {
    case finished
    case failed(String)
    /// It has not ended.
    case open
  }

  var values: [Value]
  var ending: Ending

  init(_ values: [Value], _ ending: Ending) {
    self.values = values
    self.ending = ending
  }

  /// The same end after other values.
  func with<Other>(_ transform: ([Value]) -> [Other]) -> Trace<Other> {
    Trace<Other>(transform(values), Trace<Other>.Ending(ending))
  }

  /// What each value becomes, one after the other, up to the first error.
  func each<Other>(_ transform: (Value) throws -> [Other]) -> Trace<Other> {
    var outputs: [Other] = []
    for value in values {
      do {
        outputs += try transform(value)
      } catch {
        return Trace<Other>(outputs, .failed("\(error)"))
      }
    }
    return Trace<Other>(outputs, Trace<Other>.Ending(ending))
  }

  /// What all values become once the stream has finished.
  func atEnd<Other>(_ transform: ([Value]) throws -> [Other]) -> Trace<Other> {
    guard ending == .finished else { return Trace<Other>([], Trace<Other>.Ending(ending)) }
    do {
      return Trace<Other>(try transform(values), .finished)
    } catch {
      return Trace<Other>([], .failed("\(error)"))
    }
  }

  /// The first answer that is not nil ends the stream; without one, `atEnd` says what a finished stream becomes.
  func first<Other>(
    _ answer: (Value) throws -> [Other]?, atEnd: [Other] = []
  ) -> Trace<Other> {
    for value in values {
      do {
        if let outputs = try answer(value) { return Trace<Other>(outputs, .finished) }
      } catch {
        return Trace<Other>([], .failed("\(error)"))
      }
    }
    return ending == .finished ? Trace<Other>(atEnd, .finished) : Trace<Other>([], Trace<Other>.Ending(ending))
  }

  /// What follows when this stream has finished.
  func then(_ next: Trace) -> Trace {
    ending == .finished ? Trace(values + next.values, next.ending) : self
  }

  /// What follows when this stream has failed.
  func orElse(_ next: Trace) -> Trace {
    guard case .failed = ending else { return self }
    return Trace(values + next.values, next.ending)
  }
}

extension Trace: Equatable where Value: Equatable {}
extension Trace: Sendable where Value: Sendable {}

extension Trace.Ending {
  init<Other>(_ other: Trace<Other>.Ending) {
    switch other {
    case .finished: self = .finished
    case .failed(let error): self = .failed(error)
    case .open: self = .open
    }
  }
}

extension CombineTesting.Recorder {
  /// What has arrived so far.
  var trace: Trace<Input> {
    switch completion {
    case nil: Trace(values, .open)
    case .finished: Trace(values, .finished)
    case .failure(let error): Trace(values, .failed("\(error)"))
    }
  }
}

extension Trace<Int> {
  /// A short random stream of small numbers, which repeat often.
  static func random(using random: inout SeededGenerator) -> Trace {
    let values = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0..<7, using: &random) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0...4: return Trace(values, .finished)
    case 5, 6: return Trace(values, .failed("Oops()"))
    default: return Trace(values, .open)
    }
  }
}
