import Combine

private let length = 1000

/// A sequence of a thousand values behind each subscription.
var sequenceWorkloads: [Workload] {
  [
    Workload("sequence → sink", values: length, against: .loop, allocationTarget: 0) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.publisher.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      loop { $0 }
    },
    Workload("sequence → map → filter → sink", values: length, against: .loop, peer: 84, allocationTarget: 0) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.publisher.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      loop { $0 &* 3 & 1 == 0 ? $0 &* 3 : 0 }
    },
    Workload("range, erased → map → filter → sink", values: length, against: .dispatch, allocationTarget: 0) {
      let source = (0..<opaque(length)).publisher.eraseToAnyPublisher()
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = source.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      { rounds in
        let total = Total()
        let chain: Node<Int> = opaque(MapNode({ $0 &* 3 }, FilterNode({ $0 & 1 == 0 }, SinkNode { total.sum &+= $0 })))
        for _ in 0..<rounds { for value in 0..<opaque(length) { chain.receive(value) } }
        return total.sum
      }
    },
    Workload("sequence → 5 × map → sink", values: length, against: .loop, allocationTarget: 0) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds {
          _ = numbers.publisher.map { $0 &+ 1 }.map { $0 ^ 2 }.map { $0 &+ 3 }.map { $0 ^ 4 }.map { $0 &+ 5 }
            .sink { sum &+= $0 }
        }
        return sum
      }
    } limit: {
      loop { (((($0 &+ 1) ^ 2) &+ 3) ^ 4) &+ 5 }
    },
    Workload("sequence → tryMap → sink", values: length, against: .loop, allocationTarget: 0) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds {
          _ = numbers.publisher.tryMap { try nonNegative($0) }
            .sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
        }
        return sum
      }
    } limit: {
      loop { $0 }
    },
    Workload("sequence → scan → sink", values: length, against: .loop, allocationTarget: 0) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.publisher.scan(0) { $0 &+ $1 }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds {
          var state = 0
          for value in numbers {
            state &+= value
            sum &+= state
          }
        }
        return sum
      }
    },
    Workload("sequence → compactMap → removeDuplicates", values: length, against: .loop, allocationTarget: 0) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds {
          _ = numbers.publisher.compactMap { $0 % 3 == 0 ? nil : $0 / 2 }.removeDuplicates().sink { sum &+= $0 }
        }
        return sum
      }
    } limit: {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds {
          var last: Int?
          for value in numbers where value % 3 != 0 {
            guard last != value / 2 else { continue }
            last = value / 2
            sum &+= value / 2
          }
        }
        return sum
      }
    },
    Workload("sequence → collect → sink", values: length, against: .loop) {
      let numbers = opaque((0..<length).publisher.eraseToAnyPublisher())
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.collect().sink { sum &+= $0.count } }
        return sum
      }
    } limit: {
      { rounds in
        var sum = 0
        for _ in 0..<rounds {
          var collected: [Int] = []
          for value in 0..<opaque(length) { collected.append(value) }
          sum &+= opaque(collected).count
        }
        return sum
      }
    },
    Workload("sequence → collect(10) → sink", values: length, against: .typed) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.publisher.collect(10).sink { sum &+= $0.count } }
        return sum
      }
    } limit: {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        let total = Total()
        for _ in 0..<rounds {
          let chain = CollectStage(10, SinkStage<[Int]> { total.sum &+= $0.count })
          for value in numbers { chain.receive(value) }
        }
        return total.sum
      }
    },
    Workload("sequence → reduce → sink", values: length, against: .loop, allocationTarget: 0) {
      let numbers = opaque((0..<length).publisher.eraseToAnyPublisher())
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.reduce(0) { $0 &+ $1 }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      loop { $0 }
    },
    Workload("sequence → dropFirst → prefix → sink", values: length, against: .loop, allocationTarget: 0) {
      let numbers = opaque((0..<length).publisher.eraseToAnyPublisher())
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.dropFirst(10).prefix(length - 20).sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      loop { $0 >= 10 && $0 < length - 10 ? $0 : 0 }
    },
    Workload("sequence → flatMap Just → sink", values: length, against: .closures) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.publisher.flatMap { Just($0 &+ 1) }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        var sum = 0
        let inner: (Int, (Int) -> Void) -> Void = opaque { $1($0 &+ 1) }
        for _ in 0..<rounds { for value in numbers { inner(value) { sum &+= $0 } } }
        return sum
      }
    },
    Workload("sequence → flatMap sequence of 10", values: length, against: .loop) {
      let numbers = opaque(Array(0..<length / 10))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { _ = numbers.publisher.flatMap { ($0..<$0 + 10).publisher }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      let numbers = opaque(Array(0..<length / 10))
      return { rounds in
        var sum = 0
        for _ in 0..<rounds { for value in numbers { for inner in value..<value + 10 { sum &+= inner } } }
        return sum
      }
    },
    Workload("sequence, one at a time → sink", values: length, against: .dispatch, allocationTarget: 0) {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        let subscriber = OneByOne()
        for _ in 0..<rounds { numbers.publisher.subscribe(subscriber) }
        return subscriber.sum
      }
    } limit: {
      let numbers = opaque(Array(0..<length))
      return { rounds in
        let total = Total()
        let sink: Node<Int> = opaque(SinkNode { total.sum &+= $0 })
        for _ in 0..<rounds { for value in numbers { sink.receive(value) } }
        return total.sum
      }
    },
  ]
}

private struct Negative: Error {}

@inline(never)
private func nonNegative(_ value: Int) throws -> Int {
  if value < 0 { throw Negative() }
  return value
}

/// A subscriber that asks for the next value when it has one.
private final class OneByOne: Subscriber {
  var sum = 0

  func receive(subscription: any Subscription) { subscription.request(.max(1)) }

  func receive(_ input: Int) -> Subscribers.Demand {
    sum &+= input
    return .max(1)
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

private func loop(_ transform: @escaping (Int) -> Int) -> Workload.Body {
  let numbers = opaque(Array(0..<length))
  return { rounds in
    var sum = 0
    for _ in 0..<rounds { for value in numbers { sum &+= transform(value) } }
    return sum
  }
}
