import Combine
import Testing

@Suite struct MappingSurface {
  @Test func mappingOperatorsReturnApplesTypes() {
    let source = Failing()
    let safe = Safe()
    let _: Publishers.Map<Failing, String> = source.map { "\($0)" }
    let _: Publishers.TryMap<Failing, String> = source.tryMap { "\($0)" }
    let _: Publishers.MapError<Failing, OtherOops> = source.mapError { _ in OtherOops() }
    let _: Publishers.Scan<Failing, String> = source.scan("") { $0 + "\($1)" }
    let _: Publishers.TryScan<Failing, String> = source.tryScan("") { $0 + "\($1)" }
    let _: Publishers.SetFailureType<Safe, Oops> = safe.setFailureType(to: Oops.self)
    let optionals = PassthroughSubject<Int?, Oops>()
    let _: Publishers.Map<PassthroughSubject<Int?, Oops>, Int> = optionals.replaceNil(with: 0)
  }

  @Test func keyPathsReturnApplesTypes() {
    typealias Places = PassthroughSubject<Place, Never>
    let places = Places()
    let _: Publishers.MapKeyPath<Places, Int> = places.map(\.x)
    let _: Publishers.MapKeyPath2<Places, Int, String> = places.map(\.x, \.y)
    let _: Publishers.MapKeyPath3<Places, Int, String, Double> = places.map(\.x, \.y, \.z)
  }

  @Test func flatMapReturnsApplesTypesForEveryMixOfFailures() {
    let source = Failing()
    let safe = Safe()
    let _: Publishers.FlatMap<Texts, Failing> = source.flatMap { _ in Texts() }
    let _: Publishers.FlatMap<Texts, Failing> = source.flatMap(maxPublishers: .max(2)) { _ in Texts() }
    let _: Publishers.FlatMap<Texts, Publishers.SetFailureType<Safe, Oops>> = safe.flatMap { _ in Texts() }
    let _: Publishers.FlatMap<Publishers.SetFailureType<Safe, Oops>, Failing> = source.flatMap { _ in Safe() }
    let _: Publishers.FlatMap<Safe, Safe> = safe.flatMap { _ in Safe() }
  }

  @Test func switchToLatestReturnsApplesTypesForEveryMixOfFailures() {
    let both = PassthroughSubject<Texts, Oops>()
    let _: Publishers.SwitchToLatest<Texts, PassthroughSubject<Texts, Oops>> = both.switchToLatest()
    let safeOuter = PassthroughSubject<Texts, Never>()
    let _: Publishers.SwitchToLatest<Texts, Publishers.SetFailureType<PassthroughSubject<Texts, Never>, Oops>> =
      safeOuter.switchToLatest()
    let safeInner = PassthroughSubject<Safe, Oops>()
    let _:
      Publishers.SwitchToLatest<
        Publishers.SetFailureType<Safe, Oops>,
        Publishers.Map<PassthroughSubject<Safe, Oops>, Publishers.SetFailureType<Safe, Oops>>
      > = safeInner.switchToLatest()
    let neither = PassthroughSubject<Safe, Never>()
    let _: Publishers.SwitchToLatest<Safe, PassthroughSubject<Safe, Never>> = neither.switchToLatest()
  }
}
