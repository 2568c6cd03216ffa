import Combine
import Testing

@Suite struct FusionSurface {
  @Test func neighbouringOperatorsFuse() {
    let source = Failing()
    let mapped = source.map { $0 }
    let _: Publishers.Map<Failing, String> = mapped.map { "\($0)" }
    let _: Publishers.TryMap<Failing, String> = mapped.tryMap { "\($0)" }
    let tryMapped = source.tryMap { $0 }
    let _: Publishers.TryMap<Failing, String> = tryMapped.map { "\($0)" }
    let _: Publishers.TryMap<Failing, String> = tryMapped.tryMap { "\($0)" }
    let filtered = source.filter { $0 > 0 }
    let _: Publishers.Filter<Failing> = filtered.filter { $0 > 1 }
    let _: Publishers.TryFilter<Failing> = filtered.tryFilter { $0 > 1 }
    let tryFiltered = source.tryFilter { $0 > 0 }
    let _: Publishers.TryFilter<Failing> = tryFiltered.filter { $0 > 1 }
    let _: Publishers.TryFilter<Failing> = tryFiltered.tryFilter { $0 > 1 }
    let compacted = source.compactMap { $0 }
    let _: Publishers.CompactMap<Failing, String> = compacted.compactMap { "\($0)" }
    let _: Publishers.CompactMap<Failing, String> = compacted.map { "\($0)" }
    let tryCompacted = source.tryCompactMap { $0 }
    let _: Publishers.TryCompactMap<Failing, String> = tryCompacted.compactMap { "\($0)" }
    let typed = Safe().setFailureType(to: Oops.self)
    let _: Publishers.SetFailureType<Safe, OtherOops> = Publishers.SetFailureType<Safe, Never>(upstream: Safe())
      .setFailureType(to: OtherOops.self)
    _ = typed
  }

  @Test func fusedOperatorsStillCallEveryClosure() {
    var seen: [Int] = []
    let mapped = [1, 2, 3].publisher.eraseToAnyPublisher().map { $0 + 1 }.map { $0 * 10 }
    let filtered = mapped.filter { $0 > 20 }.filter { $0 < 40 }
    let compacted: Publishers.CompactMap = filtered.compactMap { $0 }.map { $0 + 1 }
    let sink = compacted.sink { seen.append($0) }
    #expect(seen == [31])
    sink.cancel()
  }

  // Without the generic operators being disfavoured, the compiler finds more than one way to read a long chain.
  @Test func longChainsOnPlainPublishersAreNotAmbiguous() {
    var seen: [Int] = []
    let numbers = [1, 2].publisher.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
    let filtered = [1, 2].publisher.filter { $0 > 0 }.map { $0 + 1 }.filter { $0 > 0 }.map { $0 + 1 }.filter { $0 > 0 }
    let just = Just(1).map { $0 + 1 }.map { $0 * 2 }.map { $0 * 2 }.map { $0 * 2 }.map { $0 * 2 }
    let tried = [1].publisher.tryMap { $0 + 1 }.map { $0 * 2 }.tryMap { $0 * 2 }.map { $0 * 2 }.map { $0 * 2 }
    let _: Publishers.Sequence<[Int], Never> = filtered
    let _: Publishers.TryMap<Publishers.Sequence<[Int], Never>, Int> = tried
    for sink in [numbers.sink { seen.append($0) }, just.sink { seen.append($0) }] { sink.cancel() }
    #expect(seen == [6, 7, 32])
  }
}
