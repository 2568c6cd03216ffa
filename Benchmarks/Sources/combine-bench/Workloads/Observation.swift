import Combine

private final class Model: ObservableObject {
  @Published var count = 0
}

private final class BigModel: ObservableObject {
  @Published var title = ""
  @Published var count = 0
  @Published var isLoading = false
  @Published var items: [Int] = []
  var cache: [Int: String] = [:]
}

/// A model written by hand: a property with a list of observers.
private final class HandModel {
  let changes = NodeSubject<Void>()
  let counts = NodeSubject<Int>()

  var count = 0 {
    willSet {
      changes.send(())
      counts.send(newValue)
    }
  }
}

private final class Target {
  var value = 0 {
    didSet { sum &+= value }
  }
  var sum = 0
}

/// `@Published`, `ObservableObject` and `assign`.
var observationWorkloads: [Workload] {
  [
    Workload("@Published set, nobody listens", against: .dispatch, allocationTarget: 0) {
      let model = opaque(Model())
      return { rounds in
        for value in 0..<rounds { model.count = value }
        return model.count
      }
    } limit: {
      let model = opaque(HandModel())
      return { rounds in
        for value in 0..<rounds { model.count = value }
        return model.count
      }
    },
    Workload("@Published set → sink", against: .dispatch, peer: 228, allocationTarget: 0) {
      { rounds in
        let model = opaque(Model())
        var sum = 0
        let sink = model.$count.sink { sum &+= $0 }
        for value in 0..<rounds { model.count = value }
        sink.cancel()
        return sum
      }
    } limit: {
      { rounds in
        let model = opaque(HandModel())
        let total = Total()
        model.counts.attach(SinkNode { total.sum &+= $0 })
        for value in 0..<rounds { model.count = value }
        return total.sum
      }
    },
    Workload("@Published set → objectWillChange", against: .dispatch, allocationTarget: 0) {
      { rounds in
        let model = opaque(Model())
        var sum = 0
        let sink = model.objectWillChange.sink { sum &+= 1 }
        for value in 0..<rounds { model.count = value }
        sink.cancel()
        return sum
      }
    } limit: {
      { rounds in
        let model = opaque(HandModel())
        let total = Total()
        model.changes.attach(SinkNode { total.sum &+= 1 })
        for value in 0..<rounds { model.count = value }
        return total.sum
      }
    },
    Workload("@Published get", against: .dispatch, allocationTarget: 0) {
      let model = opaque(Model())
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { sum &+= opaque(model).count }
        return sum
      }
    } limit: {
      let model = opaque(HandModel())
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { sum &+= opaque(model).count }
        return sum
      }
    },
    Workload("ObservableObject creation", against: .dispatch) {
      { rounds in
        var sum = 0
        for _ in 0..<rounds { sum &+= opaque(BigModel()).count }
        return sum
      }
    } limit: {
      { rounds in
        var sum = 0
        for _ in 0..<rounds { sum &+= opaque(HandModel()).count }
        return sum
      }
    },
    Workload("ObservableObject creation, observed", against: .dispatch, peer: 5070) {
      { rounds in
        var sum = 0
        for _ in 0..<rounds {
          let model = BigModel()
          let sink = model.objectWillChange.sink { sum &+= 1 }
          model.count = 1
          sink.cancel()
        }
        return sum
      }
    } limit: {
      { rounds in
        let total = Total()
        for _ in 0..<rounds {
          let model = opaque(HandModel())
          let sink = SinkNode<Void> { total.sum &+= 1 }
          model.changes.attach(sink)
          model.count = 1
          model.changes.detach(sink)
        }
        return total.sum
      }
    },
    // A key path to a property with an observer allocates whenever it is set.
    Workload("subject → assign(to:on:)", against: .dispatch, allocationTarget: 1) {
      { rounds in
        let target = opaque(Target())
        let subject = opaque(PassthroughSubject<Int, Never>())
        let assignment = subject.assign(to: \.value, on: target)
        for value in 0..<rounds { subject.send(value) }
        assignment.cancel()
        return target.sum
      }
    } limit: {
      { rounds in
        let target = opaque(Target())
        let subject = opaque(NodeSubject<Int>())
        subject.attach(SinkNode { target.value = $0 })
        for value in 0..<rounds { subject.send(value) }
        return target.sum
      }
    },
    Workload("subject → assign(to: &$published)", against: .dispatch, allocationTarget: 0) {
      { rounds in
        let model = opaque(Model())
        let subject = opaque(PassthroughSubject<Int, Never>())
        subject.assign(to: &model.$count)
        for value in 0..<rounds { subject.send(value) }
        return model.count
      }
    } limit: {
      { rounds in
        let model = opaque(HandModel())
        let subject = opaque(NodeSubject<Int>())
        subject.attach(SinkNode { model.count = $0 })
        for value in 0..<rounds { subject.send(value) }
        return model.count
      }
    },
  ]
}
