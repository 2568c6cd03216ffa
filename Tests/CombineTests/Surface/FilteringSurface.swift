import Combine
import Testing

@Suite struct FilteringSurface {
  @Test func filteringOperatorsReturnApplesTypes() {
    let source = Failing()
    let _: Publishers.Filter<Failing> = source.filter { $0 > 0 }
    let _: Publishers.TryFilter<Failing> = source.tryFilter { $0 > 0 }
    let _: Publishers.CompactMap<Failing, String> = source.compactMap { "\($0)" }
    let _: Publishers.TryCompactMap<Failing, String> = source.tryCompactMap { "\($0)" }
    let _: Publishers.RemoveDuplicates<Failing> = source.removeDuplicates()
    let _: Publishers.RemoveDuplicates<Failing> = source.removeDuplicates { $0 == $1 }
    let _: Publishers.TryRemoveDuplicates<Failing> = source.tryRemoveDuplicates { $0 == $1 }
    let _: Publishers.ReplaceEmpty<Failing> = source.replaceEmpty(with: 1)
    let _: Publishers.ReplaceError<Failing> = source.replaceError(with: 1)
  }

  @Test func selectingOperatorsReturnApplesTypes() {
    let source = Failing()
    let _: Publishers.Drop<Failing> = source.dropFirst()
    let _: Publishers.Drop<Failing> = source.dropFirst(3)
    let _: Publishers.DropWhile<Failing> = source.drop { $0 > 0 }
    let _: Publishers.TryDropWhile<Failing> = source.tryDrop { $0 > 0 }
    let _: Publishers.DropUntilOutput<Failing, Texts> = source.drop(untilOutputFrom: Texts())
    let _: Publishers.Output<Failing> = source.prefix(2)
    let _: Publishers.PrefixWhile<Failing> = source.prefix { $0 > 0 }
    let _: Publishers.TryPrefixWhile<Failing> = source.tryPrefix { $0 > 0 }
    let _: Publishers.PrefixUntilOutput<Failing, Texts> = source.prefix(untilOutputFrom: Texts())
    let _: Publishers.First<Failing> = source.first()
    let _: Publishers.FirstWhere<Failing> = source.first { $0 > 0 }
    let _: Publishers.TryFirstWhere<Failing> = source.tryFirst { $0 > 0 }
    let _: Publishers.Last<Failing> = source.last()
    let _: Publishers.LastWhere<Failing> = source.last { $0 > 0 }
    let _: Publishers.TryLastWhere<Failing> = source.tryLast { $0 > 0 }
    let _: Publishers.Output<Failing> = source.output(at: 1)
    let _: Publishers.Output<Failing> = source.output(in: 1..<3)
    let _: Publishers.Output<Failing> = source.output(in: 1...)
    let _: Publishers.Output<Failing> = source.output(in: ...3)
  }
}
