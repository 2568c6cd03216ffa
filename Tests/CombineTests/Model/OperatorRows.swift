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
    rows.append(OperatorRow("map(key path)", { $0.map(\.description) }, model: { $0.with { $0.map(\.description) } }))
    rows.append(
      OperatorRow(
        "replaceNil", { $0.map { $0 > 3 ? nil : $0 }.replaceNil(with: 9) },
        model: { $0.with { $0.map { $0 > 3 ? 9 : $0 } } }))
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
    rows.append(
      OperatorRow(
        "replaceEmpty", { $0.filter { $0 > 4 }.replaceEmpty(with: 9) },
        model: { input in
          let kept = input.values.filter { $0 > 4 }
          return Trace(kept.isEmpty && input.ending == .finished ? [9] : kept, input.ending)
        }))
    rows.append(OperatorRow("ignoreOutput", { $0.ignoreOutput() }, model: { $0.with { _ in [] } }))
    return rows
  }

  static var selecting: [OperatorRow] {
    var rows: [OperatorRow] = []
    func upTo(_ count: Int, _ input: Trace<Int>) -> Trace<Int> {
      input.values.count >= count ? Trace(Array(input.values.prefix(count)), .finished) : input
    }
    rows.append(OperatorRow("dropFirst", { $0.dropFirst(2) }, model: { $0.with { Array($0.dropFirst(2)) } }))
    rows.append(
      OperatorRow("drop(while:)", { $0.drop { $0 < 3 } }, model: { $0.with { Array($0.drop { $0 < 3 }) } }))
    rows.append(
      OperatorRow(
        "tryDrop(while:)", { $0.tryDrop { try fussily($0 < 3, $0) } },
        model: {
          var isDropping = true
          return $0.each {
            if isDropping { isDropping = try fussily($0 < 3, $0) }
            return isDropping ? [] : [$0]
          }
        }))
    rows.append(OperatorRow("prefix", { $0.prefix(3) }, model: { upTo(3, $0) }))
    rows.append(OperatorRow("prefix(0)", { $0.prefix(0) }, model: { _ in Trace([], .finished) }))
    rows.append(
      OperatorRow(
        "prefix(while:)", { $0.prefix { $0 < 4 } },
        model: { input in
          let kept = Array(input.values.prefix { $0 < 4 })
          return kept.count == input.values.count ? input : Trace(kept, .finished)
        }))
    rows.append(
      OperatorRow(
        "tryPrefix(while:)", { $0.tryPrefix { try fussily($0 < 4, $0) } },
        model: { input in
          let kept = Array(input.values.prefix { $0 < 4 })
          guard kept.count < input.values.count else { return input }
          return Trace(kept, input.values[kept.count] == 5 ? .failed("OtherOops()") : .finished)
        }))
    rows.append(OperatorRow("first", { $0.first() }, model: { $0.first { [$0] } }))
    rows.append(OperatorRow("first(where:)", { $0.first { $0 > 3 } }, model: { $0.first { $0 > 3 ? [$0] : nil } }))
    rows.append(
      OperatorRow(
        "tryFirst(where:)", { $0.tryFirst { try fussily($0 > 3, $0) } },
        model: { $0.first { try fussy($0) > 3 ? [$0] : nil } }))
    rows.append(OperatorRow("last", { $0.last() }, model: { $0.atEnd { $0.last.map { [$0] } ?? [] } }))
    rows.append(
      OperatorRow("last(where:)", { $0.last { $0 > 3 } }, model: { $0.atEnd { $0.last { $0 > 3 }.map { [$0] } ?? [] } })
    )
    rows.append(
      OperatorRow(
        "tryLast(where:)", { $0.tryLast { try fussily($0 > 3, $0) } },
        model: { input in
          let tried: Trace<Int> = input.each { try fussy($0) > 3 ? [$0] : [] }
          return tried.atEnd { $0.last.map { [$0] } ?? [] }
        }))
    rows.append(
      OperatorRow(
        "output(at:)", { $0.output(at: 2) }, model: { upTo(3, $0).with { Array($0.dropFirst(2)) } }))
    rows.append(
      OperatorRow("output(in:)", { $0.output(in: 1..<3) }, model: { upTo(3, $0).with { Array($0.dropFirst()) } }))
    rows.append(OperatorRow("output(in: 1...)", { $0.output(in: 1...) }, model: { $0.with { Array($0.dropFirst()) } }))
    rows.append(
      OperatorRow(
        "drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: Just(0).setFailureType(to: (any Error).self)) },
        model: { $0 }))
    rows.append(
      OperatorRow(
        "prefix(untilOutputFrom:)", { $0.prefix(untilOutputFrom: Empty<Int, any Error>(completeImmediately: false)) },
        model: { $0 }))
    return rows
  }

  static var reducing: [OperatorRow] {
    var rows: [OperatorRow] = []
    rows.append(OperatorRow("collect", { $0.collect() }, model: { $0.atEnd { [$0] } }))
    rows.append(
      OperatorRow(
        "collect(3)", { $0.collect(3) },
        model: { input in
          let groups = stride(from: 0, to: input.values.count, by: 3).map {
            Array(input.values.dropFirst($0).prefix(3))
          }
          return Trace(input.ending == .finished ? groups : groups.filter { $0.count == 3 }, .init(input.ending))
        }))
    rows.append(OperatorRow("reduce", { $0.reduce(1) { $0 + $1 } }, model: { $0.atEnd { [$0.reduce(1, +)] } }))
    rows.append(
      OperatorRow(
        "tryReduce", { $0.tryReduce(1) { $0 + (try fussy($1)) } },
        model: { input in input.each { [try fussy($0)] }.atEnd { [$0.reduce(1, +)] } }))
    rows.append(OperatorRow("count", { $0.count() }, model: { $0.atEnd { [$0.count] } }))
    rows.append(OperatorRow("max", { $0.max() }, model: { $0.atEnd { $0.max().map { [$0] } ?? [] } }))
    rows.append(OperatorRow("min", { $0.min() }, model: { $0.atEnd { $0.min().map { [$0] } ?? [] } }))
    rows.append(
      OperatorRow("max(by:)", { $0.max { $0 > $1 } }, model: { $0.atEnd { $0.min().map { [$0] } ?? [] } }))
    rows.append(
      OperatorRow(
        "tryMax(by:)", { $0.tryMax { try fussily($0 < $1, $1) } },
        model: { input in
          let tried: Trace<Int> = Trace(Array(input.values.dropFirst()), input.ending).each { [try fussy($0)] }
          return tried.atEnd { _ in input.values.max().map { [$0] } ?? [] }
        }))
    rows.append(
      OperatorRow(
        "tryMin(by:)", { $0.tryMin { try fussily($0 < $1, $0, $1) } },
        model: { input in
          let fails = input.values.count > 1 && input.values.contains(5)
          let tried: Trace<Int> = fails ? Trace([], .failed("OtherOops()")) : input
          return tried.atEnd { $0.min().map { [$0] } ?? [] }
        }))
    rows.append(
      OperatorRow("contains", { $0.contains(4) }, model: { $0.first({ $0 == 4 ? [true] : nil }, atEnd: [false]) }))
    rows.append(
      OperatorRow(
        "contains(where:)", { $0.contains { $0 > 4 } }, model: { $0.first({ $0 > 4 ? [true] : nil }, atEnd: [false]) }))
    rows.append(
      OperatorRow(
        "tryContains(where:)", { $0.tryContains { try fussily($0 > 4, $0) } },
        model: { $0.first({ try fussy($0) > 4 ? [true] : nil }, atEnd: [false]) }))
    rows.append(
      OperatorRow(
        "allSatisfy", { $0.allSatisfy { $0 < 5 } }, model: { $0.first({ $0 < 5 ? nil : [false] }, atEnd: [true]) }))
    rows.append(
      OperatorRow(
        "tryAllSatisfy", { $0.tryAllSatisfy { try fussily($0 < 6, $0) } },
        model: { $0.first({ try fussy($0) < 6 ? nil : [false] }, atEnd: [true]) }))
    return rows
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
    rows.append(OperatorRow("retry", { $0.retry(2) }, model: { $0.orElse($0).orElse($0) }))
    rows.append(
      OperatorRow(
        "setFailureType", { $0.replaceError(with: 9).setFailureType(to: Oops.self) },
        model: { $0.orElse(Trace([9], .finished)) }))
    rows.append(
      OperatorRow(
        "assertNoFailure", { $0.replaceError(with: 9).assertNoFailure() }, model: { $0.orElse(Trace([9], .finished)) }))
    return rows
  }

  static var passing: [OperatorRow] {
    var rows: [OperatorRow] = []
    rows.append(OperatorRow("eraseToAnyPublisher", { $0.eraseToAnyPublisher() }, model: { $0 }))
    rows.append(OperatorRow("handleEvents", { $0.handleEvents(receiveOutput: { _ in }) }, model: { $0 }))
    rows.append(OperatorRow("print", { $0.print(to: Sponge()) }, model: { $0 }))
    rows.append(OperatorRow("breakpoint", { $0.breakpoint(receiveOutput: { _ in false }) }, model: { $0 }))
    rows.append(OperatorRow("receive(on:)", { $0.receive(on: ImmediateScheduler.shared) }, model: { $0 }))
    rows.append(OperatorRow("subscribe(on:)", { $0.subscribe(on: ImmediateScheduler.shared) }, model: { $0 }))
    rows.append(OperatorRow("delay", { $0.delay(for: 0, scheduler: ImmediateScheduler.shared) }, model: { $0 }))
    rows.append(
      OperatorRow(
        "buffer, keep full", fidelity: .exactUntilFailure,
        { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }, model: { $0 }))
    rows.append(
      OperatorRow(
        "buffer, by request", fidelity: .exactUntilFailure,
        { $0.buffer(size: 20, prefetch: .byRequest, whenFull: .dropOldest) }, model: { $0 }))
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
