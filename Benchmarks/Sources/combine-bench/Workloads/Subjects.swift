import Combine

/// A subject that lives through all rounds; a round is one `send`.
var subjectWorkloads: [Workload] {
  [
    Workload("PassthroughSubject → sink", against: .dispatch, peer: 81, allocationTarget: 0) {
      sending { subject, total in [subject.sink { total.sum &+= $0 }] }
    } limit: {
      dispatching { total in SinkNode { total.sum &+= $0 } }
    },
    Workload("PassthroughSubject → 100 sinks", against: .dispatch, allocationTarget: 0) {
      sending { subject, total in (0..<100).map { _ in subject.sink { total.sum &+= $0 } } }
    } limit: {
      { rounds in
        let total = Total()
        let subject = opaque(NodeSubject<Int>())
        for _ in 0..<100 { subject.attach(SinkNode { total.sum &+= $0 }) }
        for value in 0..<rounds { subject.send(value) }
        return total.sum
      }
    },
    Workload("CurrentValueSubject → sink", against: .dispatch, allocationTarget: 0) {
      let subject = opaque(CurrentValueSubject<Int, Never>(0))
      return { rounds in
        var sum = 0
        let sink = subject.dropFirst().sink { sum &+= $0 }
        for value in 0..<rounds { subject.send(value) }
        sink.cancel()
        return sum
      }
    } limit: {
      dispatching { total in SinkNode { total.sum &+= $0 } }
    },
    Workload("CurrentValueSubject.value set and get", against: .loop, allocationTarget: 0) {
      let subject = opaque(CurrentValueSubject<Int, Never>(0))
      return { rounds in
        var sum = 0
        for value in 0..<rounds {
          subject.value = value
          sum &+= subject.value
        }
        return sum
      }
    } limit: {
      let box = opaque(Total())
      return { rounds in
        var sum = 0
        for value in 0..<rounds {
          opaque(box).sum = value
          sum &+= opaque(box).sum
        }
        return sum
      }
    },
    Workload("subject → 5 × map → sink", against: .dispatch, peer: 257, allocationTarget: 0) {
      sending { subject, total in
        [
          subject.map { $0 &+ 1 }.map { $0 ^ 2 }.map { $0 &+ 3 }.map { $0 ^ 4 }.map { $0 &+ 5 }.sink {
            total.sum &+= $0
          }
        ]
      }
    } limit: {
      dispatching { total in
        let end = MapNode({ $0 ^ 4 }, MapNode({ $0 &+ 5 }, SinkNode { total.sum &+= $0 }))
        return MapNode({ $0 &+ 1 }, MapNode({ $0 ^ 2 }, MapNode({ $0 &+ 3 }, end)))
      }
    },
    Workload("subject → 5 × map → sink (typed)", against: .typed, allocationTarget: 0) {
      sending { subject, total in
        [
          subject.map { $0 &+ 1 }.map { $0 ^ 2 }.map { $0 &+ 3 }.map { $0 ^ 4 }.map { $0 &+ 5 }.sink {
            total.sum &+= $0
          }
        ]
      }
    } limit: {
      { rounds in
        let total = Total()
        let end = MapStage({ $0 ^ 4 }, MapStage({ $0 &+ 5 }, SinkStage { (value: Int) in total.sum &+= value }))
        let chain = MapStage({ (value: Int) in value &+ 1 }, MapStage({ $0 ^ 2 }, MapStage({ $0 &+ 3 }, end)))
        for value in 0..<rounds { opaque(chain).receive(value) }
        return total.sum
      }
    },
    Workload("subject → 10 × (map, erased) → sink", against: .closures, allocationTarget: 0) {
      sending { subject, total in
        var publisher = subject.eraseToAnyPublisher()
        for _ in 0..<10 { publisher = publisher.map { $0 &+ 1 }.eraseToAnyPublisher() }
        return [publisher.sink { total.sum &+= $0 }]
      }
    } limit: {
      { rounds in
        let total = Total()
        let chain = opaque(closureChain(10) { total.sum &+= $0 })
        for value in 0..<rounds { chain(value) }
        return total.sum
      }
    },
    Workload("subject → map → filter → removeDuplicates", against: .dispatch, allocationTarget: 0) {
      sending { subject, total in
        [subject.map { $0 / 2 }.filter { $0 & 1 == 0 }.removeDuplicates().sink { total.sum &+= $0 }]
      }
    } limit: {
      dispatching { total in
        MapNode({ $0 / 2 }, FilterNode({ $0 & 1 == 0 }, RemoveDuplicatesNode(SinkNode { total.sum &+= $0 })))
      }
    },
    Workload("subject → scan → sink", against: .dispatch, allocationTarget: 0) {
      sending { subject, total in [subject.scan(0) { $0 &+ $1 }.sink { total.sum &+= $0 }] }
    } limit: {
      dispatching { total in ScanNode(0, { $0 &+ $1 }, SinkNode { total.sum &+= $0 }) }
    },
    Workload("subject → handleEvents → sink", against: .dispatch, allocationTarget: 0) {
      sending { subject, total in
        [subject.handleEvents(receiveOutput: { total.sum &+= $0 }).sink { total.sum &+= $0 }]
      }
    } limit: {
      dispatching { total in
        MapNode(
          {
            total.sum &+= $0
            return $0
          }, SinkNode { total.sum &+= $0 })
      }
    },
    Workload("subject → buffer → sink", against: .dispatch, allocationTarget: 0) {
      sending { subject, total in
        [subject.buffer(size: 16, prefetch: .keepFull, whenFull: .dropOldest).sink { total.sum &+= $0 }]
      }
    } limit: {
      dispatching { total in SinkNode { total.sum &+= $0 } }
    },
    Workload("subject of strings → map → sink", against: .dispatch, allocationTarget: 0) {
      let strings = (0..<64).map { "a string too long to be kept inline \($0)" }
      return { rounds in
        let total = Total()
        let subject = opaque(PassthroughSubject<String, Never>())
        let sink = subject.map { $0.utf8.count }.sink { total.sum &+= $0 }
        for index in 0..<rounds { subject.send(strings[index & 63]) }
        sink.cancel()
        return total.sum
      }
    } limit: {
      let strings = (0..<64).map { "a string too long to be kept inline \($0)" }
      return { rounds in
        let total = Total()
        let subject = opaque(NodeSubject<String>())
        subject.attach(MapNode({ $0.utf8.count }, SinkNode { total.sum &+= $0 }))
        for index in 0..<rounds { subject.send(strings[index & 63]) }
        return total.sum
      }
    },
    Workload("subject → share → 3 sinks", against: .dispatch, allocationTarget: 0) {
      sending { subject, total in
        let shared = subject.map { $0 &+ 1 }.share()
        return (0..<3).map { _ in shared.sink { total.sum &+= $0 } }
      }
    } limit: {
      dispatching { total in
        let shared = NodeSubject<Int>()
        for _ in 0..<3 { shared.attach(SinkNode { total.sum &+= $0 }) }
        return MapNode({ $0 &+ 1 }, SinkNode { shared.send($0) })
      }
    },
    Workload("subject → multicast → 3 sinks", against: .dispatch, allocationTarget: 0) {
      sending { subject, total in
        let multicast = subject.map { $0 &+ 1 }.multicast { PassthroughSubject<Int, Never>() }
        let sinks = (0..<3).map { _ in multicast.sink { total.sum &+= $0 } }
        return sinks + [AnyCancellable(multicast.connect())]
      }
    } limit: {
      dispatching { total in
        let shared = NodeSubject<Int>()
        for _ in 0..<3 { shared.attach(SinkNode { total.sum &+= $0 }) }
        return MapNode({ $0 &+ 1 }, SinkNode { shared.send($0) })
      }
    },
  ]
}

/// Sends 0, 1, 2… through a subject that `connect` has subscribed to.
func sending(
  _ connect: @escaping (PassthroughSubject<Int, Never>, Total) -> [AnyCancellable]
) -> Workload.Body {
  { rounds in
    let total = Total()
    let subject = opaque(PassthroughSubject<Int, Never>())
    let subscriptions = connect(subject, total)
    for value in 0..<rounds { subject.send(value) }
    for subscription in subscriptions { subscription.cancel() }
    return total.sum
  }
}

/// Sends 0, 1, 2… through nodes.
func dispatching(_ connect: @escaping (Total) -> Node<Int>) -> Workload.Body {
  { rounds in
    let total = Total()
    let subject = opaque(NodeSubject<Int>())
    subject.attach(connect(total))
    for value in 0..<rounds { subject.send(value) }
    return total.sum
  }
}
