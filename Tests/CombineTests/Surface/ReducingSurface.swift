import Combine
import Testing

@Suite struct ReducingSurface {
  @Test func reducingOperatorsReturnApplesTypes() {
    let source = Failing()
    let _: Publishers.Collect<Failing> = source.collect()
    let _: Publishers.CollectByCount<Failing> = source.collect(2)
    let _: Publishers.IgnoreOutput<Failing> = source.ignoreOutput()
    let _: Publishers.Reduce<Failing, String> = source.reduce("") { $0 + "\($1)" }
    let _: Publishers.TryReduce<Failing, String> = source.tryReduce("") { $0 + "\($1)" }
    let _: Publishers.Count<Failing> = source.count()
    let _: Publishers.Comparison<Failing> = source.max()
    let _: Publishers.Comparison<Failing> = source.min()
    let _: Publishers.Comparison<Failing> = source.max { $0 < $1 }
    let _: Publishers.Comparison<Failing> = source.min { $0 < $1 }
    let _: Publishers.TryComparison<Failing> = source.tryMax { $0 < $1 }
    let _: Publishers.TryComparison<Failing> = source.tryMin { $0 < $1 }
    let _: Publishers.Contains<Failing> = source.contains(1)
    let _: Publishers.ContainsWhere<Failing> = source.contains { $0 > 0 }
    let _: Publishers.TryContainsWhere<Failing> = source.tryContains { $0 > 0 }
    let _: Publishers.AllSatisfy<Failing> = source.allSatisfy { $0 > 0 }
    let _: Publishers.TryAllSatisfy<Failing> = source.tryAllSatisfy { $0 > 0 }
  }

  @Test func reducingOperatorsHaveApplesOutputAndFailure() {
    func pin<P: Publisher>(_ publisher: P, _ output: P.Output.Type, _ failure: P.Failure.Type) {}
    let source = Failing()
    pin(source.collect(), [Int].self, Oops.self)
    pin(source.ignoreOutput(), Never.self, Oops.self)
    pin(source.count(), Int.self, Oops.self)
    pin(source.tryReduce("") { a, _ in a }, String.self, (any Error).self)
    pin(source.tryContains { _ in true }, Bool.self, (any Error).self)
    pin(source.replaceError(with: 1), Int.self, Never.self)
    pin(source.assertNoFailure(), Int.self, Never.self)
    pin(source.first(), Int.self, Oops.self)
  }
}
