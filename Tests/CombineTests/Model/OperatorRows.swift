import Combine
import CombineTesting
import Foundation

/// Fails for one number in seven.
private func fussy(_ value: Int) throws -> Int {
  if value == 5 { throw OtherOops() }
  return value
}

private func fussily(_ answer: Bool, _ values: Int...) throws -> Bool {
  for value in values { _ = try fussy(value) }
  return answer
}

/// Every operator of one source, with its model.
enum OperatorRows {
  static let all: [OperatorRow] = [mapping, filtering, selecting, reducing, errors, passing, combining].flatMap { $0 }

  static var mapping: [OperatorRow] {
    var rows: [OperatorRow] = []
    rows.append(OperatorRow("map", { $0.map { $0 * 2 } }, model: { $0.with { $0.map { $0 * 2 } } }))
    rows.append(OperatorRow("tryMap", { $0.tryMap { try fussy($0) } }, model: { $0.each { [try fussy($0)] } }))
    rows.append(
      OperatorRow(
        "scan", { $0.scan(10) { $0 + $1 } },
        model: {
          var sum = 10
          return $0.each {
            sum += $0
            return [sum]
          }
        }))
    rows.append(
      OperatorRow(
        "tryScan", { $0.tryScan(10) { $0 + (try fussy($1)) } },
        model: {
          var sum = 10
          return $0.each {
            sum += try fussy($0)
            return [sum]
          }
        }))
    rows.append(
      OperatorRow(
        "encode → decode", { $0.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder()) },
        model: { $0 }))
    return rows
  }

  static var filtering: [OperatorRow] {
    var rows: [OperatorRow] = []
    rows.append(OperatorRow("filter", { $0.filter { $0 > 2 } }, model: { $0.with { $0.filter { $0 > 2 } } }))
    rows.append(
      OperatorRow(
        "tryFilter", { $0.tryFilter { try fussily($0 > 2, $0) } }, model: { $0.each { try fussy($0) > 2 ? [$0] : [] } })
    )
    rows.append(
      OperatorRow(
        "compactMap", { $0.compactMap { $0 > 2 ? "\($0)" : nil } }, model: { $0.each { $0 > 2 ? ["\($0)"] : [] } }))
    rows.append(
      OperatorRow(
        "tryCompactMap", { $0.tryCompactMap { try fussy($0) > 2 ? $0 : nil } },
        model: { $0.each { try fussy($0) > 2 ? [$0] : [] } }))
    rows.append(
      OperatorRow(
        "removeDuplicates", { $0.removeDuplicates() },
        model: {
          var last: Int?
          return $0.each { value in
            defer { last = value }
            return last == value ? [] : [value]
          }
        }))
    rows.append(
      OperatorRow(
        "tryRemoveDuplicates", { $0.tryRemoveDuplicates { try fussily($0 == $1, $0, $1) } },
        model: {
          var last: Int?
          return $0.each { value in
            if let last, try fussily(last == value, last, value) { return [] }
            last = value
            return [value]
          }
        }))
    return rows
  }

  static var selecting: [OperatorRow] {
    var rows: [OperatorRow] = []
    func upTo(_ count: Int, _ input: Trace<Int>) -> Trace<Int> {
      input.values.count >= count ? Trace(Array(input.values.prefix(count)), .finished) : input
    }
    rows.append(
      OperatorRow(
        "drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: Just(0).setFailureType(to: (any Error).self)) },
        model: { $0 }))
    return rows
  }

  static var reducing: [OperatorRow] {
    []
  }

  static var errors: [OperatorRow] {
    var rows: [OperatorRow] = []
    rows.append(
      OperatorRow(
        "mapError", { $0.mapError { _ in OtherOops() } },
        model: { input in
          if case .failed = input.ending { Trace(input.values, .failed("OtherOops()")) } else { input }
        }))
    rows.append(
      OperatorRow("replaceError", { $0.replaceError(with: 9) }, model: { $0.orElse(Trace([9], .finished)) }))
    rows.append(
      OperatorRow(
        "catch", { $0.catch { _ in [8, 9].publisher } }, model: { $0.orElse(Trace([8, 9], .finished)) }))
    rows.append(
      OperatorRow(
        "tryCatch", { $0.tryCatch { _ in [8, 9].publisher } }, model: { $0.orElse(Trace([8, 9], .finished)) }))
    rows.append(
      OperatorRow(
        "tryCatch that throws", { $0.tryCatch { _ -> Just<Int> in throw OtherOops() } },
        model: { $0.orElse(Trace([], .failed("OtherOops()"))) }))
    rows.append(
      OperatorRow(
        "setFailureType", { $0.replaceError(with: 9).setFailureType(to: Oops.self) },
        model: { $0.orElse(Trace([9], .finished)) }))
    return rows
  }

  static var passing: [OperatorRow] {
    var rows: [OperatorRow] = []
    rows.append(OperatorRow("eraseToAnyPublisher", { $0.eraseToAnyPublisher() }, model: { $0 }))
    rows.append(OperatorRow("handleEvents", { $0.handleEvents(receiveOutput: { _ in }) }, model: { $0 }))
    rows.append(OperatorRow("receive(on:)", { $0.receive(on: ImmediateScheduler.shared) }, model: { $0 }))
    rows.append(OperatorRow("subscribe(on:)", { $0.subscribe(on: ImmediateScheduler.shared) }, model: { $0 }))
    rows.append(OperatorRow("delay", { $0.delay(for: 0, scheduler: ImmediateScheduler.shared) }, model: { $0 }))
    rows.append(
      OperatorRow(
        "buffer, keep full", { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }, model: { $0 }))
    rows.append(
      OperatorRow(
        "buffer, by request", { $0.buffer(size: 20, prefetch: .byRequest, whenFull: .dropOldest) }, model: { $0 }))
    rows.append(OperatorRow("share", fidelity: .unlimitedOnly, { $0.share() }, model: { $0 }))
    rows.append(
      OperatorRow(
        "multicast", fidelity: .unlimitedOnly, { $0.multicast { PassthroughSubject<Int, any Error>() }.autoconnect() },
        model: { $0 }))
    return rows
  }

  static var combining: [OperatorRow] {
    var rows: [OperatorRow] = []
    let tail = [8, 9]
    rows.append(OperatorRow("append", { $0.append(tail) }, model: { $0.then(Trace(tail, .finished)) }))
    rows.append(
      OperatorRow("prepend", { $0.prepend(tail) }, model: { Trace(tail, .finished).then($0) }))
    rows.append(
      OperatorRow(
        "flatMap, one at a time", fidelity: .exactUntilFailure,
        { $0.flatMap(maxPublishers: .max(1)) { [$0, $0 + 10].publisher.setFailureType(to: (any Error).self) } },
        model: { $0.each { [$0, $0 + 10] } }))
    rows.append(
      OperatorRow(
        "flatMap", fidelity: .anyOrder,
        { $0.flatMap { [$0, $0 + 10].publisher.setFailureType(to: (any Error).self) } },
        model: { $0.each { [$0, $0 + 10] } }))
    rows.append(
      OperatorRow(
        "switchToLatest", fidelity: .unlimitedOnly,
        { $0.map { [$0, $0 + 10].publisher.setFailureType(to: (any Error).self) }.switchToLatest() },
        model: { $0.each { [$0, $0 + 10] } }))
    rows.append(
      OperatorRow(
        "merge with nothing", fidelity: .exactUntilFailure,
        { $0.merge(with: Empty<Int, any Error>().eraseToAnyPublisher()) }, model: { $0 }))
    rows.append(
      OperatorRow(
        "zip with many", fidelity: .exactUntilFailure,
        { $0.zip((0..<100).publisher.setFailureType(to: (any Error).self)).map { $0 * 100 + $1 } },
        model: { $0.with { $0.enumerated().map { $0.element * 100 + $0.offset } } }))
    rows.append(
      OperatorRow(
        "combineLatest with one", fidelity: .unlimitedOnly,
        { Just(7).setFailureType(to: (any Error).self).combineLatest($0).map { $0 + $1 * 10 } },
        model: { $0.with { $0.map { $0 * 10 + 7 } } }))
    return rows
  }

  private struct Sponge: TextOutputStream {
    mutating func write(_ string: String) {}
  }
}
