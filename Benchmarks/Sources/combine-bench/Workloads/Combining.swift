import Combine

/// Several streams that become one.
var combiningWorkloads: [Workload] {
  [
    Workload("combineLatest of 2 subjects", values: 2, against: .dispatch, allocationTarget: 0) {
      sendingPairs { left, right, total in left.combineLatest(right).sink { total.sum &+= $0 &+ $1 } }
    } limit: {
      dispatchingPairs(empties: false)
    },
    Workload("zip of 2 subjects", values: 2, against: .dispatch, allocationTarget: 0) {
      sendingPairs { left, right, total in left.zip(right).sink { total.sum &+= $0 &+ $1 } }
    } limit: {
      dispatchingPairs(empties: true)
    },
    Workload("merge of 2 subjects", values: 2, against: .dispatch, allocationTarget: 0) {
      sendingPairs { left, right, total in left.merge(with: right).sink { total.sum &+= $0 } }
    } limit: {
      { rounds in
        let total = Total()
        let sink = SinkNode<Int> { total.sum &+= $0 }
        let left = opaque(NodeSubject<Int>())
        let right = opaque(NodeSubject<Int>())
        left.attach(sink)
        right.attach(sink)
        for value in 0..<rounds {
          left.send(value)
          right.send(value)
        }
        return total.sum
      }
    },
    Workload("merge of 100 subjects", values: 100, against: .dispatch, allocationTarget: 0) {
      { rounds in
        let total = Total()
        let subjects = opaque((0..<100).map { _ in PassthroughSubject<Int, Never>() })
        let sink = Publishers.MergeMany(subjects).sink { total.sum &+= $0 }
        for value in 0..<rounds { for subject in subjects { subject.send(value) } }
        sink.cancel()
        return total.sum
      }
    } limit: {
      { rounds in
        let total = Total()
        let subjects = opaque((0..<100).map { _ in NodeSubject<Int>() })
        let sink = SinkNode<Int> { total.sum &+= $0 }
        for subject in subjects { subject.attach(sink) }
        for value in 0..<rounds { for subject in subjects { subject.send(value) } }
        return total.sum
      }
    },
    Workload("subject → map to Just → switchToLatest", against: .dispatch) {
      sending { subject, total in [subject.map { Just($0 &+ 1) }.switchToLatest().sink { total.sum &+= $0 }] }
    } limit: {
      dispatching { total in MapNode({ $0 &+ 1 }, SinkNode { total.sum &+= $0 }) }
    },
    Workload("switchToLatest, values of inner subject", against: .dispatch, allocationTarget: 0) {
      { rounds in
        let total = Total()
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = opaque(PassthroughSubject<Int, Never>())
        let sink = outer.switchToLatest().sink { total.sum &+= $0 }
        outer.send(inner)
        for value in 0..<rounds { inner.send(value) }
        sink.cancel()
        return total.sum
      }
    } limit: {
      dispatching { total in SinkNode { total.sum &+= $0 } }
    },
    Workload("flatMap, values of inner subject", against: .dispatch, allocationTarget: 0) {
      { rounds in
        let total = Total()
        let inner = opaque(PassthroughSubject<Int, Never>())
        let sink = Just(0).flatMap { _ in inner }.sink { total.sum &+= $0 }
        for value in 0..<rounds { inner.send(value) }
        sink.cancel()
        return total.sum
      }
    } limit: {
      dispatching { total in SinkNode { total.sum &+= $0 } }
    },
    Workload("sequence zip sequence", values: 1000, against: .loop) {
      let numbers = opaque(Array(0..<1000))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.publisher.zip(numbers.publisher).sink { sum &+= $0 &* $1 } }
        return sum
      }
    } limit: {
      let numbers = opaque(Array(0..<1000))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { for (a, b) in zip(numbers, numbers) { sum &+= a &* b } }
        return sum
      }
    },
    Workload("append and prepend", values: 1002, against: .loop) {
      let numbers = opaque((0..<1000).publisher.eraseToAnyPublisher())
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.prepend(7).append(9).sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      let numbers = opaque(Array(0..<1000))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds {
          sum &+= 7
          for value in numbers { sum &+= value }
          sum &+= 9
        }
        return sum
      }
    },
  ]
}

private func sendingPairs(
  _ connect: @escaping (PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>, Total) -> AnyCancellable
) -> Workload.Body {
  { rounds in
    let total = Total()
    let left = opaque(PassthroughSubject<Int, Never>())
    let right = opaque(PassthroughSubject<Int, Never>())
    let subscription = connect(left, right, total)
    for value in 0..<rounds {
      left.send(value)
      right.send(value)
    }
    subscription.cancel()
    return total.sum
  }
}

private func dispatchingPairs(empties: Bool) -> Workload.Body {
  { rounds in
    let total = Total()
    let left = opaque(NodeSubject<Int>())
    let right = opaque(NodeSubject<Int>())
    let pair = PairNode(empties: empties, SinkNode { total.sum &+= $0 &+ $1 })
    left.attach(pair.left)
    right.attach(pair.right)
    for value in 0..<rounds {
      left.send(value)
      right.send(value)
    }
    return total.sum
  }
}
