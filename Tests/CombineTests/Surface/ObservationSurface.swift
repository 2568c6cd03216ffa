import Combine
import Testing

@Suite struct ObservationSurface {
  private class Model: ObservableObject {
    @Published var count = 0
    @Published(initialValue: "a") var text: String
  }

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  @Test func observationHasApplesTypes() {
    let model = Model()
    let _: ObservableObjectPublisher = model.objectWillChange
    let _: Published<Int>.Publisher = model.$count
    let _: PassthroughSubject<Int, Never> = Own().objectWillChange
    let _: ObservableObjectPublisher.Output.Type = Void.self
    let _: ObservableObjectPublisher.Failure.Type = Never.self
    let _: Model.ObjectWillChangePublisher.Type = ObservableObjectPublisher.self
    ObservableObjectPublisher().send()
    let _: AnyCancellable = model.objectWillChange.sink {}
    let _: Published<Int> = Published(initialValue: 1)
    let _: Published<Int> = Published(wrappedValue: 1)
    func isIdentified<T: ObservableObject>(_: T.Type) where T.ObjectWillChangePublisher.Failure == Never {}
    isIdentified(Own.self)
  }
}
