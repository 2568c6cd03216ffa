import Combine
import Testing

@Suite struct ResultSurface {
  private typealias Same<Output> = Result<Output, Oops>.Publisher
  private typealias Thrown<Output> = Result<Output, any Error>.Publisher

  @Test func operatorsOnResultPublishersReturnTheirSpecialTypes() {
    let result = Result<Int, Oops>.success(1).publisher
    let _: Same<Bool> = result.allSatisfy { $0 > 0 }
    let _: Thrown<Bool> = result.tryAllSatisfy { $0 > 0 }
    let _: Same<Bool> = result.contains { $0 > 0 }
    let _: Thrown<Bool> = result.tryContains { $0 > 0 }
    let _: Same<Bool> = result.contains(1)
    let _: Same<[Int]> = result.collect()
    let _: Same<Int> = result.count()
    let _: Same<Int> = result.min { $0 < $1 }
    let _: Same<Int> = result.max { $0 < $1 }
    let _: Same<Int> = result.min()
    let _: Same<Int> = result.max()
    let _: Thrown<Int> = result.tryMin { $0 < $1 }
    let _: Thrown<Int> = result.tryMax { $0 < $1 }
    let _: Same<Int> = result.first()
    let _: Same<Int> = result.last()
    let _: Same<String> = result.map { "\($0)" }
    let _: Thrown<String> = result.tryMap { "\($0)" }
    let _: Result<Int, OtherOops>.Publisher = result.mapError { _ in OtherOops() }
    let _: Same<String> = result.reduce("") { $0 + "\($1)" }
    let _: Thrown<String> = result.tryReduce("") { $0 + "\($1)" }
    let _: Same<Int> = result.removeDuplicates()
    let _: Same<Int> = result.removeDuplicates { $0 == $1 }
    let _: Thrown<Int> = result.tryRemoveDuplicates { $0 == $1 }
    let _: Result<Int, Never>.Publisher = result.replaceError(with: 1)
    let _: Same<Int> = result.replaceEmpty(with: 1)
    let _: Same<Int> = result.retry(1)
    let _: Same<String> = result.scan("") { $0 + "\($1)" }
    let _: Thrown<String> = result.tryScan("") { $0 + "\($1)" }
    let safe = Result<Int, Never>.success(1).publisher
    let _: Result<Int, Oops>.Publisher = safe.setFailureType(to: Oops.self)
  }
}
