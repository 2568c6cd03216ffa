import Combine

/// Where a hand-written limit sends a value.
final class Total {
  var sum = 0
}

private struct Oops: Error {}

/// Publishers of one value or none: each value costs a subscription too.
var singleValueWorkloads: [Workload] {
  [
    Workload("Just → sink", against: .closures) {
      { rounds in
        var sum = 0
        for value in 0..<rounds { _ = Just(value).sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      closurePerValue()
    },
    Workload("Just → map → filter → sink", against: .closures) {
      { rounds in
        var sum = 0
        for value in 0..<rounds { _ = Just(value).map { $0 &+ 1 }.filter { $0 > 0 }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      { rounds in
        var sum = 0
        let body = opaque { (value: Int) in sum &+= value }
        for value in 0..<rounds where value &+ 1 > 0 { body(value &+ 1) }
        return sum
      }
    },
    Workload("Just → eraseToAnyPublisher → sink", against: .closures) {
      { rounds in
        var sum = 0
        for value in 0..<rounds { _ = Just(value).eraseToAnyPublisher().sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      closurePerValue()
    },
    Workload("Result.publisher → sink", against: .closures) {
      { rounds in
        var sum = 0
        for value in 0..<rounds {
          _ = Result<Int, Oops>.success(value).publisher.sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
        }
        return sum
      }
    } limit: {
      closurePerValue()
    },
    Workload("Deferred Just → sink", against: .closures) {
      { rounds in
        var sum = 0
        for value in 0..<rounds { _ = Deferred { Just(value) }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      closurePerValue()
    },
    Workload("Future → sink", against: .closures) {
      { rounds in
        var sum = 0
        for value in 0..<rounds { _ = Future<Int, Never> { $0(.success(value)) }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      closurePerValue()
    },
    Workload("Fail → replaceError → sink", against: .closures) {
      { rounds in
        var sum = 0
        for value in 0..<rounds { _ = Fail<Int, Oops>(error: Oops()).replaceError(with: value).sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      closurePerValue()
    },
    Workload("Fail → catch Just → sink", against: .closures) {
      { rounds in
        var sum = 0
        for value in 0..<rounds { _ = Fail<Int, Oops>(error: Oops()).catch { _ in Just(value) }.sink { sum &+= $0 } }
        return sum
      }
    } limit: {
      closurePerValue()
    },
  ]
}

private func closurePerValue() -> Workload.Body {
  { rounds in
    var sum = 0
    let body = opaque { (value: Int) in sum &+= value }
    for value in 0..<rounds { body(value) }
    return sum
  }
}
