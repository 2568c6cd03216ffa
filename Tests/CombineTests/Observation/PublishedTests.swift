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

  final class Wrapped {
    @Published var first: Int
    @Published var second: Int

    init() {
      _first = Published(initialValue: 1)
      _second = Published(wrappedValue: 2)
    }

    func share(_ other: Wrapped) { $first = other.$second }
  }

  @Test func aPropertyThatTakesAnothersPublisherSharesItsValue() {
    let (one, other) = (Wrapped(), Wrapped())
    #expect(one.first == 1 && other.second == 2)
    one.share(other)
    var seen: [Int] = []
    let cancellable = one.$first.sink { seen.append($0) }
    other.second = 3
    one.first = 4
    #expect(seen == [2, 3, 4] && one.first == 4 && other.second == 4 && other.first == 1)
    cancellable.cancel()
  }

  final class Owner: ObservableObject {
    @Published var model = Model()
  }

  @Test func anObjectSaysNothingOfWhatChangesInsideAnother() {
    let owner = Owner()
    var changes: [String] = []
    let all = owner.objectWillChange.sink { changes.append("will change") }
    let models = owner.$model.sink { changes.append($0.name) }
    owner.model.name = "b"
    #expect(changes == ["a"])
    owner.model = Model()
    #expect(changes == ["a", "will change", "a"])
    all.cancel()
    models.cancel()
  }

  final class Custom: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var number = 0
  }

  @Test func aPublisherOfItsOwnIsLeftToTheObject() {
    let custom = Custom()
    var count = 0
    let cancellable = custom.objectWillChange.sink { count += 1 }
    custom.number = 1
    #expect(count == 0)
    custom.objectWillChange.send()
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func theSameValueIsAChangeToo() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.$count.sink { seen.append($0) }
    model.count = 0
    model.count = 0
    #expect(seen == [0, 0, 0])
    cancellable.cancel()
  }
}
