import Combine
import CombineTesting
import Foundation
import Testing

@Suite struct InitializersSurface {
  @Test func operatorsCanBeMadeByTheirInitializers() {
    let a = Failing()
    let b = Texts()
    let time = TestScheduler()
    _ = Publishers.Map(upstream: a) { $0 }
    _ = Publishers.TryMap(upstream: a) { $0 }
    _ = Publishers.MapError(upstream: a) { $0 }
    _ = Publishers.Filter(upstream: a) { $0 > 0 }
    _ = Publishers.TryFilter(upstream: a) { $0 > 0 }
    _ = Publishers.CompactMap(upstream: a) { $0 }
    _ = Publishers.TryCompactMap(upstream: a) { $0 }
    _ = Publishers.Scan(upstream: a, initialResult: 0) { $0 + $1 }
    _ = Publishers.TryScan(upstream: a, initialResult: 0) { $0 + $1 }
    _ = Publishers.Reduce(upstream: a, initial: 0) { $0 + $1 }
    _ = Publishers.TryReduce(upstream: a, initial: 0) { $0 + $1 }
    _ = Publishers.FlatMap(upstream: a, maxPublishers: .unlimited) { _ in b }
    _ = Publishers.SetFailureType<Safe, Oops>(upstream: Safe())
    _ = Publishers.RemoveDuplicates(upstream: a) { $0 == $1 }
    _ = Publishers.TryRemoveDuplicates(upstream: a) { $0 == $1 }
    _ = Publishers.ReplaceEmpty(upstream: a, output: 1)
    _ = Publishers.ReplaceError(upstream: a, output: 1)
    _ = Publishers.Collect(upstream: a)
    _ = Publishers.CollectByCount(upstream: a, count: 2)
    _ = Publishers.CollectByTime(upstream: a, strategy: .byTime(time, 1), options: nil)
    _ = Publishers.IgnoreOutput(upstream: a)
    _ = Publishers.Count(upstream: a)
    _ = Publishers.Comparison(upstream: a) { $0 < $1 }
    _ = Publishers.TryComparison(upstream: a) { $0 < $1 }
    _ = Publishers.Contains(upstream: a, output: 1)
    _ = Publishers.ContainsWhere(upstream: a) { $0 > 0 }
    _ = Publishers.TryContainsWhere(upstream: a) { $0 > 0 }
    _ = Publishers.AllSatisfy(upstream: a) { $0 > 0 }
    _ = Publishers.TryAllSatisfy(upstream: a) { $0 > 0 }
    _ = Publishers.Drop(upstream: a, count: 1)
    _ = Publishers.DropWhile(upstream: a) { $0 > 0 }
    _ = Publishers.TryDropWhile(upstream: a) { $0 > 0 }
    _ = Publishers.DropUntilOutput(upstream: a, other: b)
    _ = Publishers.PrefixWhile(upstream: a) { $0 > 0 }
    _ = Publishers.TryPrefixWhile(upstream: a) { $0 > 0 }
    _ = Publishers.PrefixUntilOutput(upstream: a, other: b)
    _ = Publishers.First(upstream: a)
    _ = Publishers.FirstWhere(upstream: a) { $0 > 0 }
    _ = Publishers.TryFirstWhere(upstream: a) { $0 > 0 }
    _ = Publishers.Last(upstream: a)
    _ = Publishers.LastWhere(upstream: a) { $0 > 0 }
    _ = Publishers.TryLastWhere(upstream: a) { $0 > 0 }
    _ = Publishers.Output(upstream: a, range: 0..<1)
    _ = Publishers.Concatenate(prefix: a, suffix: a)
    _ = Publishers.Catch(upstream: a) { _ in Just(1) }
    _ = Publishers.TryCatch(upstream: a) { _ in Just(1) }
    _ = Publishers.Retry(upstream: a, retries: nil)
    _ = Publishers.AssertNoFailure(upstream: a, prefix: "", file: #file, line: #line)
    _ = Publishers.Breakpoint(upstream: a)
    _ = Publishers.HandleEvents(upstream: a, receiveRequest: nil)
    _ = Publishers.Print(upstream: a, prefix: "")
    _ = Publishers.Buffer(upstream: a, size: 1, prefetch: .keepFull, whenFull: .dropNewest)
    _ = Publishers.Debounce(upstream: a, dueTime: 1, scheduler: time, options: nil)
    _ = Publishers.Throttle(upstream: a, interval: 1, scheduler: time, latest: true)
    _ = Publishers.Delay(upstream: a, interval: 1, tolerance: 0, scheduler: time)
    _ = Publishers.Timeout(upstream: a, interval: 1, scheduler: time, options: nil, customError: nil)
    _ = Publishers.MeasureInterval(upstream: a, scheduler: time)
    _ = Publishers.SubscribeOn(upstream: a, scheduler: time, options: nil)
    _ = Publishers.ReceiveOn(upstream: a, scheduler: time, options: nil)
    _ = Publishers.Share(upstream: a)
    _ = Publishers.Multicast(upstream: a) { Failing() }
    _ = Publishers.Autoconnect(upstream: a.multicast(subject: Failing()))
    _ = Publishers.MakeConnectable(upstream: Safe())
    _ = Publishers.CombineLatest(a, b)
    _ = Publishers.CombineLatest3(a, b, a)
    _ = Publishers.CombineLatest4(a, b, a, b)
    _ = Publishers.Zip(a, b)
    _ = Publishers.Zip3(a, b, a)
    _ = Publishers.Zip4(a, b, a, b)
    _ = Publishers.SwitchToLatest(upstream: PassthroughSubject<Failing, Oops>())
    _ = Publishers.Encode<Failing, JSONEncoder>.self
    _ = Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .default)
    _ = NotificationCenter.Publisher(center: .default, name: Notification.Name("a"))
  }

  @Test func operatorsShowWhatTheyWereMadeOf() {
    let a = Failing()
    let time = TestScheduler()
    #expect(a.dropFirst(3).count == 3)
    #expect(a.collect(4).count == 4)
    #expect(a.retry(2).retries == 2)
    #expect(a.output(in: 2..<5).range == 2..<5)
    #expect(a.contains(7).output == 7)
    #expect(a.replaceError(with: 8).output == 8)
    #expect(a.debounce(for: 2, scheduler: time).dueTime == 2)
    #expect(a.throttle(for: 2, scheduler: time, latest: false).latest == false)
    #expect(a.delay(for: 2, scheduler: time).interval == 2)
    #expect(a.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest).size == 9)
    #expect(a.flatMap(maxPublishers: .max(3)) { _ in Texts() }.maxPublishers == .max(3))
    #expect(a.scan(5) { $0 + $1 }.initialResult == 5)
    #expect(a.print("p").prefix == "p")
    #expect(a.map { $0 + 1 }.transform(1) == 2)
    #expect(a.filter { $0 > 0 }.isIncluded(1))
    #expect(a.combineLatest(a).a === a)
    #expect(a.append(a).suffix === a)
  }
}
