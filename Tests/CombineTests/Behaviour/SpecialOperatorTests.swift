import Combine
import Testing

/// Operators of publishers whose values are known give a publisher that is known as well, and what that one sends is what the
/// general operator sends.
@Suite(.timeLimit(.minutes(4))) struct SpecialOperatorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let special: String
    let general: String

    init<P: Publisher, Q: Publisher>(_ name: String, _ special: P, _ general: Q) {
      testDescription = name
      self.special = Row.events(special)
      self.general = Row.events(general)
    }

    static func events<P: Publisher>(_ publisher: P) -> String {
      let recorder = Recorder<P.Output, P.Failure>()
      publisher.subscribe(recorder)
      return recorder.received
    }
  }

  private static func isEven(_ number: Int) -> Bool { number.isMultiple(of: 2) }
  private static func fails(_ number: Int) throws -> Bool { throw TestError() }
  private static func never(_ error: Never) -> TestError {}
  private static func add(_ sum: Int, _ number: Int) -> Int { sum + number }
  private static func failing(_ sum: Int, _ number: Int) throws -> Int { throw TestError() }

  static let justs: [Row] = {
    let just = Just(2)
    let any = just.eraseToAnyPublisher()
    return [
      Row("map", just.map { $0 + 1 }, any.map { $0 + 1 }),
      Row("tryMap", just.tryMap(fails), any.tryMap(fails)),
      Row("compactMap", just.compactMap { _ in Int?.none }, any.compactMap { _ in Int?.none }),
      Row("filter", just.filter { !isEven($0) }, any.filter { !isEven($0) }),
      Row("allSatisfy", just.allSatisfy(isEven), any.allSatisfy(isEven)),
      Row("tryAllSatisfy", just.tryAllSatisfy(fails), any.tryAllSatisfy(fails)),
      Row("collect", just.collect(), any.collect()),
      Row("min", just.min(), any.min()),
      Row("min(by:)", just.min(by: >), any.min(by: >)),
      Row("max", just.max(), any.max()),
      Row("max(by:)", just.max(by: >), any.max(by: >)),
      Row("contains", just.contains(3), any.contains(3)),
      Row("contains(where:)", just.contains(where: isEven), any.contains(where: isEven)),
      Row("tryContains", just.tryContains(where: fails), any.tryContains(where: fails)),
      Row("removeDuplicates", just.removeDuplicates(), any.removeDuplicates()),
      Row("removeDuplicates(by:)", just.removeDuplicates(by: ==), any.removeDuplicates(by: ==)),
      Row("count", just.count(), any.count()),
      Row("dropFirst", just.dropFirst(), any.dropFirst()),
      Row("dropFirst(0)", just.dropFirst(0), any.dropFirst(0)),
      Row("drop(while:)", just.drop(while: isEven), any.drop(while: isEven)),
      Row("first", just.first(), any.first()),
      Row("first(where:)", just.first(where: isEven), any.first(where: isEven)),
      Row("last", just.last(), any.last()),
      Row("last(where:)", just.last { !isEven($0) }, any.last { !isEven($0) }),
      Row("ignoreOutput", just.ignoreOutput(), any.ignoreOutput()),
      Row("mapError", just.mapError(never), any.mapError(never)),
      Row("output(at:)", just.output(at: 0), any.output(at: 0)),
      Row("output(at: 1)", just.output(at: 1), any.output(at: 1)),
      Row("output(in:)", just.output(in: 0...3), any.output(in: 0...3)),
      Row("prefix", just.prefix(1), any.prefix(1)),
      Row("prefix(0)", just.prefix(0), any.prefix(0)),
      Row("prefix(while:)", just.prefix(while: isEven), any.prefix(while: isEven)),
      Row("reduce", just.reduce(1, add), any.reduce(1, add)),
      Row("tryReduce", just.tryReduce(1, failing), any.tryReduce(1, failing)),
      Row("scan", just.scan(1, add), any.scan(1, add)),
      Row("tryScan", just.tryScan(1, failing), any.tryScan(1, failing)),
      Row("replaceEmpty", just.replaceEmpty(with: 9), any.replaceEmpty(with: 9)),
      Row("replaceError", just.replaceError(with: 9), any.replaceError(with: 9)),
      Row("retry", just.retry(2), any.retry(2)),
      Row("setFailureType", just.setFailureType(to: TestError.self), any.setFailureType(to: TestError.self)),
      Row("prepend", just.prepend(7, 8), any.prepend(7, 8)),
      Row("append", just.append([7, 8]), any.append([7, 8])),
    ]
  }()

  static let optionals: [Row] = [Int?(2), nil].flatMap { (value: Int?) -> [Row] in
    let optional = value.publisher
    let any = optional.eraseToAnyPublisher()
    let rows = [
      Row("map", optional.map { $0 + 1 }, any.map { $0 + 1 }),
      Row("compactMap", optional.compactMap { _ in Int?.none }, any.compactMap { _ in Int?.none }),
      Row("filter", optional.filter { !isEven($0) }, any.filter { !isEven($0) }),
      Row("collect", optional.collect(), any.collect()),
      Row("min", optional.min(), any.min()),
      Row("max(by:)", optional.max(by: >), any.max(by: >)),
      Row("removeDuplicates", optional.removeDuplicates(), any.removeDuplicates()),
      Row("removeDuplicates(by:)", optional.removeDuplicates(by: ==), any.removeDuplicates(by: ==)),
      Row("dropFirst", optional.dropFirst(), any.dropFirst()),
      Row("drop(while:)", optional.drop(while: isEven), any.drop(while: isEven)),
      Row("first", optional.first(), any.first()),
      Row("first(where:)", optional.first(where: isEven), any.first(where: isEven)),
      Row("last", optional.last(), any.last()),
      Row("last(where:)", optional.last { !isEven($0) }, any.last { !isEven($0) }),
      Row("ignoreOutput", optional.ignoreOutput(), any.ignoreOutput()),
      Row("output(at:)", optional.output(at: 0), any.output(at: 0)),
      Row("output(in:)", optional.output(in: 0...3), any.output(in: 0...3)),
      Row("output(in: 1...)", optional.output(in: 1...), any.output(in: 1...)),
      Row("prefix", optional.prefix(1), any.prefix(1)),
      Row("prefix(while:)", optional.prefix(while: isEven), any.prefix(while: isEven)),
      Row("scan", optional.scan(1, add), any.scan(1, add)),
      Row("replaceEmpty", optional.replaceEmpty(with: 9), any.replaceEmpty(with: 9)),
      Row("replaceError", optional.replaceError(with: 9), any.replaceError(with: 9)),
      Row("retry", optional.retry(2), any.retry(2)),
    ]
    // What one value amounts to is known only where there is one: of none these send nothing.
    let ofOne = [
      Row("allSatisfy", optional.allSatisfy(isEven), any.allSatisfy(isEven)),
      Row("contains", optional.contains(3), any.contains(3)),
      Row("contains(where:)", optional.contains(where: isEven), any.contains(where: isEven)),
      Row("count", optional.count(), any.count()),
      Row("reduce", optional.reduce(1, add), any.reduce(1, add)),
    ]
    return rows + (value == nil ? [] : ofOne)
  }

  static let results: [Row] = [Result<Int, TestError>.success(2), .failure(TestError())].flatMap {
    (value: Result<Int, TestError>) -> [Row] in
    let result = value.publisher
    let any = result.eraseToAnyPublisher()
    let rows = [
      Row("map", result.map { $0 + 1 }, any.map { $0 + 1 }),
      Row("tryMap", result.tryMap(fails), any.tryMap(fails)),
      Row("mapError", result.mapError { $0 }, any.mapError { $0 }),
      Row("allSatisfy", result.allSatisfy(isEven), any.allSatisfy(isEven)),
      Row("tryAllSatisfy", result.tryAllSatisfy(fails), any.tryAllSatisfy(fails)),
      Row("contains", result.contains(3), any.contains(3)),
      Row("contains(where:)", result.contains(where: isEven), any.contains(where: isEven)),
      Row("tryContains", result.tryContains(where: fails), any.tryContains(where: fails)),
      Row("collect", result.collect(), any.collect()),
      Row("count", result.count(), any.count()),
      Row("first", result.first(), any.first()),
      Row("last", result.last(), any.last()),
      Row("min", result.min(), any.min()),
      Row("min(by:)", result.min(by: >), any.min(by: >)),
      Row("max", result.max(), any.max()),
      Row("max(by:)", result.max(by: >), any.max(by: >)),
      Row("reduce", result.reduce(1, add), any.reduce(1, add)),
      Row("tryReduce", result.tryReduce(1, failing), any.tryReduce(1, failing)),
      Row("scan", result.scan(1, add), any.scan(1, add)),
      Row("tryScan", result.tryScan(1, failing), any.tryScan(1, failing)),
      Row("removeDuplicates", result.removeDuplicates(), any.removeDuplicates()),
      Row("removeDuplicates(by:)", result.removeDuplicates(by: ==), any.removeDuplicates(by: ==)),
      Row("replaceEmpty", result.replaceEmpty(with: 9), any.replaceEmpty(with: 9)),
      Row("replaceError", result.replaceError(with: 9), any.replaceError(with: 9)),
      Row("retry", result.retry(2), any.retry(2)),
    ]
    return rows
  }

  static let sequences: [Row] = [[1, 2, 2, 3], []].flatMap { (numbers: [Int]) -> [Row] in
    let sequence = numbers.publisher
    let any = sequence.eraseToAnyPublisher()
    let optionals = (numbers.map { isEven($0) ? nil : $0 } as [Int?]).publisher
    let sums = [
      Row("allSatisfy", sequence.allSatisfy(isEven), any.allSatisfy(isEven)),
      Row("tryAllSatisfy", sequence.tryAllSatisfy(fails), any.tryAllSatisfy(fails)),
      Row("collect", sequence.collect(), any.collect()),
      Row("contains", sequence.contains(3), any.contains(3)),
      Row("contains(where:)", sequence.contains(where: isEven), any.contains(where: isEven)),
      Row("tryContains", sequence.tryContains(where: fails), any.tryContains(where: fails)),
      Row("count", sequence.count(), any.count()),
      Row("reduce", sequence.reduce(1, add), any.reduce(1, add)),
      Row("tryReduce", sequence.tryReduce(1, failing), any.tryReduce(1, failing)),
      Row("min", sequence.min(), any.min()),
      Row("min(by:)", sequence.min(by: >), any.min(by: >)),
      Row("max", sequence.max(), any.max()),
      Row("max(by:)", sequence.max(by: >), any.max(by: >)),
      Row("first", sequence.first(), any.first()),
      Row("first(where:)", sequence.first(where: isEven), any.first(where: isEven)),
      Row("last", sequence.last(), any.last()),
      Row("last(where:)", sequence.last { !isEven($0) }, any.last { !isEven($0) }),
      Row("ignoreOutput", sequence.ignoreOutput(), any.ignoreOutput()),
      Row("output(at:)", sequence.output(at: 2), any.output(at: 2)),
    ]
    let sequences = [
      Row("map", sequence.map { $0 + 1 }, any.map { $0 + 1 }),
      Row("compactMap", sequence.compactMap { isEven($0) ? $0 : nil }, any.compactMap { isEven($0) ? $0 : nil }),
      Row("filter", sequence.filter(isEven), any.filter(isEven)),
      Row("drop(while:)", sequence.drop { $0 < 2 }, any.drop { $0 < 2 }),
      Row("dropFirst", sequence.dropFirst(3), any.dropFirst(3)),
      Row("prefix", sequence.prefix(2), any.prefix(2)),
      Row("prefix(0)", sequence.prefix(0), any.prefix(0)),
      Row("prefix(while:)", sequence.prefix { $0 < 3 }, any.prefix { $0 < 3 }),
      Row("scan", sequence.scan(1, add), any.scan(1, add)),
      Row("removeDuplicates", sequence.removeDuplicates(), any.removeDuplicates()),
      Row("replaceNil", optionals.replaceNil(with: 9), optionals.eraseToAnyPublisher().map { Optional($0 ?? 9) }),
      Row("output(in:)", sequence.output(in: 1..<3), any.output(in: 1..<3)),
      Row(
        "setFailureType", sequence.setFailureType(to: TestError.self), any.setFailureType(to: TestError.self)),
      Row("prepend", sequence.prepend(7, 8), any.prepend(7, 8)),
      Row("prepend, a publisher", sequence.prepend([7].publisher), any.prepend([7].publisher)),
      Row("append", sequence.append([7, 8]), any.append([7, 8])),
      Row("append, a publisher", sequence.append([7].publisher), any.append([7].publisher)),
    ]
    return sums + sequences
  }

  @Test(arguments: justs + optionals + results + sequences)
  func aSpecialOperatorSendsWhatTheGeneralOneSends(_ row: Row) {
    #expect(row.special == row.general)
  }

  @Test func aNegativeNumberOfValuesIsAProgrammingErrorForOptionalsToo() async {
    await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.dropFirst(-1) }
    await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.output(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.prefix(-1) }
  }

  @Test func anOptionalsValueIsInARangeThatBeginsAtZero() {
    let optional = Optional(1).publisher
    #expect(optional.output(in: 0..<0).output == 1)
    #expect(optional.output(in: 0...0).output == 1)
    #expect(optional.output(in: 0...).output == 1)
    #expect(optional.output(in: ..<3).output == 1)
    #expect(optional.output(in: -10..<10).output == nil)
    #expect(optional.output(in: (-10)...).output == nil)
    #expect(optional.output(in: 1..<10).output == nil)
  }
}
