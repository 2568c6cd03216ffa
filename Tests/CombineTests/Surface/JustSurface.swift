import Combine
import Testing

@Suite struct JustSurface {
  private typealias Thrown<Output> = Result<Output, any Error>.Publisher

  @Test func operatorsOnJustReturnTheirSpecialTypes() {
    let just = Just(1)
    let _: Just<Bool> = just.allSatisfy { $0 > 0 }
    let _: Thrown<Bool> = just.tryAllSatisfy { $0 > 0 }
    let _: Just<[Int]> = just.collect()
    let _: String?.Publisher = just.compactMap { "\($0)" }
    let _: Just<Int> = just.min { $0 < $1 }
    let _: Just<Int> = just.max { $0 < $1 }
    let _: Just<Int> = just.min()
    let _: Just<Int> = just.max()
    let _: Publishers.Sequence<[Int], Never> = just.prepend(2, 3)
    let _: Publishers.Sequence<[Int], Never> = just.prepend([2, 3])
    let _: Publishers.Sequence<[Int], Never> = just.append(2, 3)
    let _: Publishers.Sequence<[Int], Never> = just.append([2, 3])
    let _: Just<Bool> = just.contains { $0 > 0 }
    let _: Thrown<Bool> = just.tryContains { $0 > 0 }
    let _: Just<Bool> = just.contains(1)
    let _: Just<Int> = just.count()
    let _: Int?.Publisher = just.dropFirst()
    let _: Int?.Publisher = just.dropFirst(0)
    let _: Int?.Publisher = just.drop { $0 > 0 }
    let _: Just<Int> = just.first()
    let _: Int?.Publisher = just.first { $0 > 0 }
    let _: Just<Int> = just.last()
    let _: Int?.Publisher = just.last { $0 > 0 }
    let _: Int?.Publisher = just.filter { $0 > 0 }
    let _: Empty<Int, Never> = just.ignoreOutput()
    let _: Just<String> = just.map { "\($0)" }
    let _: Thrown<String> = just.tryMap { "\($0)" }
    let _: Result<Int, Oops>.Publisher = just.mapError(neverCalled)
    let _: Int?.Publisher = just.output(at: 0)
    let _: Int?.Publisher = just.output(in: 0..<1)
    let _: Int?.Publisher = just.prefix(1)
    let _: Int?.Publisher = just.prefix { $0 > 0 }
    let _: Result<String, Never>.Publisher = just.reduce("") { $0 + "\($1)" }
    let _: Thrown<String> = just.tryReduce("") { $0 + "\($1)" }
    let _: Just<Int> = just.removeDuplicates()
    let _: Just<Int> = just.removeDuplicates { $0 == $1 }
    let _: Thrown<Int> = just.tryRemoveDuplicates { $0 == $1 }
    let _: Just<Int> = just.replaceError(with: 1)
    let _: Just<Int> = just.replaceEmpty(with: 1)
    let _: Just<Int> = just.retry(1)
    let _: Result<String, Never>.Publisher = just.scan("") { $0 + "\($1)" }
    let _: Thrown<String> = just.tryScan("") { $0 + "\($1)" }
    let _: Result<Int, Oops>.Publisher = just.setFailureType(to: Oops.self)
  }

  private func neverCalled(_ error: Never) -> Oops {}
}
