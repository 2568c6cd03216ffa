import Combine
import CombineTesting
import Foundation
import Testing

@Suite(.timeLimit(.minutes(4)))
struct DataTaskPublisherTests {
  private func serve() throws -> LoopbackServer {
    try #require(
      LoopbackServer { line in
        switch line.split(separator: " ").dropFirst().first {
        case "/text": LoopbackServer.response("200 OK", "hello")
        case "/moved": LoopbackServer.response("302 Found", "old", header: "Location: /text\r\n")
        case "/round": LoopbackServer.response("302 Found", "", header: "Location: /round\r\n")
        default: LoopbackServer.response("404 Not Found", "nothing here")
        }
      })
  }

  private func answer(_ path: String) throws -> (status: Int?, body: String?, failure: URLError?) {
    let server = try serve()
    let recorder = URLSession.shared.dataTaskPublisher(for: server.url(path)).record(demand: .unlimited)
    #expect(recorder.wait(upTo: 20) { $0.completion != nil })
    #expect(recorder.violations.isEmpty)
    let value = recorder.values.first
    return (
      (value?.response as? HTTPURLResponse)?.statusCode, value.map { String(decoding: $0.data, as: UTF8.self) },
      recorder.failure
    )
  }

  @Test
  func sendsBodyAndResponseThenFinishes() throws {
    let answer = try answer("/text")
    #expect(answer.status == 200)
    #expect(answer.body == "hello")
    #expect(answer.failure == nil)
  }

  @Test
  func aResponseThatIsNotASuccessIsAValue() throws {
    let answer = try answer("/nowhere")
    #expect(answer.status == 404)
    #expect(answer.body == "nothing here")
    #expect(answer.failure == nil)
  }

  @Test
  func followsARedirect() throws {
    let answer = try answer("/moved")
    #expect(answer.status == 200)
    #expect(answer.body == "hello")
  }

  @Test
  func givesUpAfterTwentyRedirects() throws {
    #expect(try answer("/round").failure?.code == .httpTooManyRedirects)
  }

  @Test
  func mayBeCancelledAtAnyRedirect() throws {
    let server = try serve()
    for round in 0..<60 {
      let requests = (0..<8).map { _ in
        URLSession.shared.dataTaskPublisher(for: server.url("/round")).sink { _ in
        } receiveValue: { _ in
        }
      }
      Thread.sleep(forTimeInterval: Double(round) / 20_000)
      requests.forEach { $0.cancel() }
    }
    let recorder = URLSession.shared.dataTaskPublisher(for: server.url("/moved")).record(demand: .unlimited)
    #expect(recorder.wait(upTo: 20) { $0.isFinished })
  }

  @Test
  func failsWhenNobodyAnswers() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let recorder = URLSession.shared.dataTaskPublisher(for: url).record(demand: .unlimited)
    #expect(recorder.wait(upTo: 20) { $0.completion != nil })
    #expect(recorder.failure != nil)
    #expect(recorder.values.isEmpty)
  }

  @Test
  func waitsForDemandBeforeItAsks() throws {
    let server = try serve()
    let recorder = URLSession.shared.dataTaskPublisher(for: server.url("/text")).record(demand: .none)
    #expect(!recorder.wait(upTo: 0.1) { !$0.values.isEmpty || $0.completion != nil })
    recorder.request(.max(1))
    #expect(recorder.wait(upTo: 20) { $0.isFinished })
  }

  @Test
  func sendsNothingAfterItIsCancelled() throws {
    let server = try serve()
    let probe = Probe<URLSession.DataTaskPublisher.Output>(cancelsAtOnce: true)
    URLSession.shared.dataTaskPublisher(for: server.url("/text")).mapError { _ in Trouble() }.subscribe(probe)
    probe.request(.unlimited)
    let recorder = URLSession.shared.dataTaskPublisher(for: server.url("/text")).record(demand: .unlimited)
    #expect(recorder.wait(upTo: 20) { $0.isFinished })
    #expect(probe.valueCount == 0 && probe.completions.isEmpty)
  }
}

@Suite(.timeLimit(.minutes(4)))
struct NotificationPublisherTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  @Test
  func sendsNotificationsThatAreWantedUntilItIsCancelled() {
    let recorder = center.publisher(for: name).record(demand: .max(2))
    for _ in 0..<3 { center.post(name: name, object: nil) }
    #expect(recorder.values.count == 2)
    recorder.request(.unlimited)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("another"), object: nil)
    recorder.cancel()
    center.post(name: name, object: nil)
    #expect(recorder.values.map(\.name) == [name, name, name])
  }

  @Test
  func sendsThoseOfOneObject() {
    let (first, second) = (NSObject(), NSObject())
    let recorder = center.publisher(for: name, object: first).record(demand: .unlimited)
    center.post(name: name, object: second)
    center.post(name: name, object: first)
    #expect(recorder.values.count == 1)
    #expect(center.publisher(for: name, object: first) == center.publisher(for: name, object: first))
    #expect(center.publisher(for: name, object: first) != center.publisher(for: name, object: second))
  }

  @Test
  func describesItsSubscription() {
    let probe = Probe<Notification>(cancelsAtOnce: false)
    center.publisher(for: name).setFailureType(to: Trouble.self).subscribe(probe)
    #expect(probe.subscriptions == ["NotificationCenter Observer"])
  }
}

@Suite(.timeLimit(.minutes(4)))
struct TimerPublisherTests {
  @Test
  func sendsTheTimeToAllSubscribersWhileItIsConnected() async {
    let seen = await withCheckedContinuation { (continuation: CheckedContinuation<(Int, Int), Never>) in
      Thread.detachNewThread {
        let timer = Timer.publish(every: 0.001, on: .current, in: .default)
        var counts = (0, 0)
        let first = timer.sink { _ in counts.0 += 1 }
        let second = timer.autoconnect().sink { _ in counts.1 += 1 }
        while counts.1 < 3 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
        second.cancel()
        let before = counts
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        continuation.resume(returning: counts == before ? counts : (-1, -1))
        first.cancel()
      }
    }
    #expect(seen.0 == seen.1 && seen.1 >= 3)
  }

  @Test
  func eachConnectionHasATimerOfItsOwn() async {
    let most = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
      Thread.detachNewThread {
        let timer = Timer.publish(every: 0.001, on: .current, in: .default)
        var count = 0
        let sink = timer.sink { _ in count += 1 }
        // In one turn of the loop each timer that is due fires once.
        func most(of turns: Int, until wanted: Int) -> Int {
          var most = 0
          for _ in 1...turns where most < wanted {
            let (before, due) = (count, Date(timeIntervalSinceNow: 0.002))
            while Date() < due {}
            _ = RunLoop.current.run(mode: .default, before: .distantPast)
            most = max(most, count - before)
          }
          return most
        }
        let first = timer.connect()
        // A connection that nobody keeps goes on.
        _ = timer.connect()
        var seen = [most(of: 2000, until: 2)]
        for _ in 1...2 { first.cancel() }
        seen.append(most(of: 20, until: 2))
        sink.cancel()
        continuation.resume(returning: seen)
      }
    }
    #expect(most == [2, 1])
  }

  @Test
  func sendsNothingBeforeTheFirstInterval() async {
    let count = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
      Thread.detachNewThread {
        var count = 0
        let subscription = Timer.publish(every: 60, on: .current, in: .default).autoconnect().sink { _ in count += 1 }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
        subscription.cancel()
        continuation.resume(returning: count)
      }
    }
    #expect(count == 0)
  }

  @Test
  func describesItsSubscriptionAsTimerAlsoThroughAutoconnect() {
    let probe = Probe<Date>(cancelsAtOnce: false)
    Timer.publish(every: 60, on: .main, in: .common).autoconnect().setFailureType(to: Trouble.self).subscribe(probe)
    #expect(probe.subscriptions == ["Timer"])
    probe.cancel()
  }

  @Test(arguments: [0, -1])
  func anIntervalThatIsNoneIsAShortOne(_ interval: TimeInterval) {
    let ticked = DispatchSemaphore(value: 0)
    let cancellable = Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { _ in ticked.signal() }
    for _ in 1...3 { #expect(ticked.wait(timeout: .now() + 70) == .success) }
    cancellable.cancel()
  }

  @Test
  func aSubscriberGetsWhatItHasAskedFor() async {
    let seen = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
      Thread.detachNewThread {
        let timer = Timer.publish(every: 0.001, on: .current, in: .default)
        let (none, three) = (Recorder<Date, Never>(.none), Recorder<Date, Never>(.max(1)))
        // The answer to the first value is two more.
        three.onValue = { _ in three.events.count == 2 ? .max(2) : .none }
        timer.subscribe(none)
        timer.subscribe(three)
        var ticks = 0
        let all = timer.sink { _ in ticks += 1 }
        let connection = timer.connect()
        while ticks < 6 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
        for _ in 1...2 { connection.cancel() }
        all.cancel()
        continuation.resume(returning: [none.events.count, three.events.count])
      }
    }
    #expect(seen == [1, 4])
  }
}

@Suite(.timeLimit(.minutes(4)))
struct NotificationLifeTests {
  /// Counts what it is told, and keeps nothing.
  private final class Counter: Subscriber {
    let count: () -> Void
    init(_ count: @escaping () -> Void) { self.count = count }
    func receive(subscription: any Subscription) { subscription.request(.unlimited) }
    func receive(_ input: Notification) -> Subscribers.Demand {
      count()
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  private static let name = Notification.Name("life")

  @Test func aSubscriberThatDropsItsSubscriptionIsStillNotified() {
    let center = NotificationCenter()
    var count = 0
    center.publisher(for: Self.name).subscribe(Counter { count += 1 })
    for _ in 1...2 { center.post(name: Self.name, object: nil) }
    #expect(count == 2)
  }

  @Test func aCancelledSubscriptionLeavesNothingBehind() {
    final class Token {}
    let center = NotificationCenter()
    weak var left: Token?
    do {
      let token = Token()
      left = token
      let cancellable = center.publisher(for: Self.name).sink { _ in withExtendedLifetime(token) {} }
      center.post(name: Self.name, object: nil)
      cancellable.cancel()
    }
    #expect(left == nil)
    center.post(name: Self.name, object: nil)
  }
}
