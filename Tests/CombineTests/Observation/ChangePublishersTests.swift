import Testing

@testable import Combine

@Suite struct ChangePublishersTests {
  class Base: ObservableObject {
    @Published var name = "a"
    var plain = 1
  }
  final class Derived: Base {
    @Published var count = 0
  }
  class Secretive: ObservableObject, CustomReflectable {
    @Published var count = 0
    var customMirror: Mirror { Mirror(self, children: ["nothing": 0]) }
  }
  final class SecretiveChild: Secretive {
    @Published var other = [1]
  }
  final class Generic<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
  }
  final class Bare: ObservableObject {}

  private func changes(_ publisher: ObservableObjectPublisher, _ change: () -> Void) -> Int {
    var count = 0
    let cancellable = publisher.sink { count += 1 }
    change()
    cancellable.cancel()
    return count
  }

  @Test func aCustomMirrorHidesNothingFromObservers() {
    let object = SecretiveChild()
    #expect(
      changes(object.objectWillChange) {
        object.count += 1
        object.other.append(2)
      } == 2)
    #expect(FieldCache.findFields(of: SecretiveChild.self)?.count == 2)
  }

  @Test func aGenericObjectAnnouncesItsChanges() {
    let object = Generic("a")
    #expect(changes(object.objectWillChange) { object.value = "b" } == 1)
  }

  @Test func theRuntimeTellsNothingAboutWhatIsNoClass() {
    #expect(FieldCache.findFields(of: Int.self) == nil)
  }

  @Test func theMirrorFindsTheFieldsOfSuperclassesToo() {
    let object = Derived()
    let publisher = ChangePublishers.mirroredPublisher(of: object)
    #expect(
      changes(publisher) {
        object.name = "b"
        object.count = 1
        object.plain = 2
      } == 2)
    #expect(ChangePublishers.mirroredPublisher(of: object) === publisher)
  }

  @Test func bothWaysFindTheSamePublisher() {
    let object = Derived()
    #expect(object.objectWillChange === ChangePublishers.mirroredPublisher(of: object))
    let bare = Bare()
    #expect(ChangePublishers.mirroredPublisher(of: bare) === bare.objectWillChange)
  }
}
