import Combine
import Testing

@Suite(.timeLimit(.minutes(4))) struct OperatorChainTests {
  @Test func chainsWork() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let c = subject.map { $0 + 1 }.filter { $0 % 2 == 0 }.compactMap { $0 > 2 ? "\($0)" : nil }.scan("") { $0 + $1 }
      .removeDuplicates().eraseToAnyPublisher().map { $0 + "!" }.eraseToAnyPublisher()
      .handleEvents(receiveOutput: { seen.append("<\($0)>") })
      .sink { seen.append($0) }
    for i in 0..<6 { subject.send(i) }
    c.cancel()
    subject.send(7)
    #expect(seen == ["<4!>", "4!", "<46!>", "46!"])
  }

  @Test func collectsDecodesAndCatches() {
    var seen: [String] = []
    _ = (1...5).publisher.collect().sink { seen.append("\($0)") }
    _ = (1...5).publisher.collect(2).sink { seen.append("\($0)") }
    _ = Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: []).sink {
      seen.append("\($0)")
    }
    _ = Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).catch { _ in Just([9]) }.sink {
      seen.append("\($0)")
    }
    _ = (1...3).publisher.tryMap { if $0 == 3 { throw TestError() } else { return $0 } }.retry(1)
      .mapError { _ in TestError() }
      .sink(receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append("\($0)") })
    #expect(
      seen == [
        "[1, 2, 3, 4, 5]", "[1, 2]", "[3, 4]", "[5]", "[1]", "[9]", "1", "2", "1", "2", "failure(TestError)",
      ])
  }
}
