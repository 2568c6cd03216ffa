import Combine
import Testing

@Suite(.timeLimit(.minutes(4))) struct PublishedTests {
  class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
  }
  final class Derived: Model {
    @Published var extra = 1.5
  }
  final class Bare: ObservableObject {}

  @Test func sendsTheCurrentValueThenEachBeforeItIsSet() {
    let model = Model()
    var seen: [String] = []
    let c = model.$count.sink { seen.append("\($0) \(model.count)") }
    model.count = 1
    model.count = 2
    c.cancel()
    model.count = 3
    #expect(seen == ["0 0", "1 0", "2 1"])
  }

  @Test func announcesChangesOfInheritedAndOwnProperties() {
    let model = Derived()
    var count = 0
    let c = model.objectWillChange.sink { count += 1 }
    model.name = "b"
    model.extra = 2
    model.count += 1
    #expect(count == 3)
    #expect(model.objectWillChange === model.objectWillChange)
    _ = c
  }

  @Test func anObjectWithoutPublishedPropertiesHasOneStablePublisher() {
    let bare = Bare()
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(bare.objectWillChange !== Bare().objectWillChange)
  }

  @Test func assignsToAPublishedPropertyWhileTheObjectLives() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    subject.assign(to: &model!.$count)
    subject.send(4)
    #expect(model?.count == 4)
    weak let gone = model
    model = nil
    #expect(gone == nil)
    subject.send(5)
  }
}
