import Combine
import Foundation

/// Subscribing, cancelling, threads and tasks.
var lifetimeWorkloads: [Workload] {
  [
    Workload("subscribe + cancel: subject → sink", against: .closures, allocationTarget: 3) {
      let subject = opaque(PassthroughSubject<Int, Never>())
      return { rounds in
        var sum = 0
        for value in 0..<rounds {
          let sink = subject.sink { sum &+= $0 }
          sum &+= value
          sink.cancel()
        }
        return sum
      }
    } limit: {
      attaching()
    },
    Workload("subscribe + cancel: subject → map → sink", against: .closures, peer: 896, allocationTarget: 3) {
      let subject = opaque(PassthroughSubject<Int, Never>())
      return { rounds in
        var sum = 0
        for value in 0..<rounds {
          let sink = subject.map { $0 &+ 1 }.sink { sum &+= $0 }
          sum &+= value
          sink.cancel()
        }
        return sum
      }
    } limit: {
      attaching()
    },
    Workload("subscribe + cancel among 1000 others", against: .closures, allocationTarget: 3) {
      let subject = opaque(PassthroughSubject<Int, Never>())
      let others = (0..<1000).map { _ in subject.sink { _ in } }
      return { rounds in
        var sum = 0
        for value in 0..<rounds {
          let sink = subject.sink { sum &+= $0 }
          sum &+= value
          sink.cancel()
        }
        withExtendedLifetime(others) {}
        return sum
      }
    } limit: {
      attaching()
    },
    Workload("subscribe + cancel: subject → 10 erased maps → sink", against: .closures) {
      let subject = opaque(PassthroughSubject<Int, Never>())
      var chain = subject.eraseToAnyPublisher()
      for _ in 0..<10 { chain = chain.map { $0 &+ 1 }.eraseToAnyPublisher() }
      let publisher = opaque(chain)
      return { rounds in
        var sum = 0
        for value in 0..<rounds {
          let sink = publisher.sink { sum &+= $0 }
          sum &+= value
          sink.cancel()
        }
        return sum
      }
    } limit: {
      let subject = opaque(ClosureSubject<Int>())
      let wrap = opaque { (next: @escaping (Int) -> Void) -> (Int) -> Void in { next($0 &+ 1) } }
      return { rounds in
        var sum = 0
        for value in 0..<rounds {
          var chain: (Int) -> Void = { sum &+= $0 }
          for _ in 0..<10 { chain = wrap(chain) }
          let key = subject.attach(chain)
          sum &+= value
          subject.detach(key)
        }
        return sum
      }
    },
    Workload("two threads, one subject → sink", values: 2000, against: .dispatch, allocationTarget: 0.1) {
      { rounds in
        // The values are counted, not summed: a lock around the sum would be measured too.
        nonisolated(unsafe) let total = Total()
        let lock = NSLock()
        let subject = PassthroughSubject<Int, Never>()
        let sink = subject.sink { value in if value < 0 { total.sum = lock.withLock { value } } }
        for _ in 0..<rounds {
          DispatchQueue.concurrentPerform(iterations: 2) { _ in for value in 0..<1000 { subject.send(value) } }
        }
        sink.cancel()
        return total.sum
      }
    } limit: {
      { rounds in
        nonisolated(unsafe) let total = Total()
        let lock = NSLock()
        nonisolated(unsafe) let subject = NodeSubject<Int>()
        subject.attach(SinkNode { value in if value < 0 { total.sum = value } })
        for _ in 0..<rounds {
          DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for value in 0..<1000 { lock.withLock { subject.send(value) } }
          }
        }
        return total.sum
      }
    },
    Workload("values of a sequence", values: 1000, against: .closures) {
      let numbers = opaque((0..<1000).publisher.eraseToAnyPublisher())
      return { rounds in
        inTask {
          var sum = 0
          for _ in 0..<rounds { for await value in numbers.values { sum &+= value } }
          return sum
        }
      }
    } limit: {
      { rounds in
        inTask {
          var sum = 0
          for _ in 0..<rounds {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            for value in 0..<opaque(1000) { continuation.yield(value) }
            continuation.finish()
            for await value in stream { sum &+= value }
          }
          return sum
        }
      }
    },
    Workload("Future.value", against: .closures) {
      { rounds in
        inTask {
          var sum = 0
          for value in 0..<rounds { sum &+= await Future<Int, Never> { $0(.success(value)) }.value }
          return sum
        }
      }
    } limit: {
      { rounds in
        inTask {
          var sum = 0
          for value in 0..<rounds { sum &+= await withCheckedContinuation { $0.resume(returning: value) } }
          return sum
        }
      }
    },
  ]
}

private func attaching() -> Workload.Body {
  let subject = opaque(ClosureSubject<Int>())
  return { rounds in
    var sum = 0
    for value in 0..<rounds {
      let key = subject.attach { sum &+= $0 }
      sum &+= value
      subject.detach(key)
    }
    return sum
  }
}

/// Runs a task and blocks until it is done.
private func inTask(_ body: @escaping () async -> Int) -> Int {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) let body = body
  nonisolated(unsafe) var result = 0
  Task.detached {
    result = await body()
    done.signal()
  }
  done.wait()
  return result
}
