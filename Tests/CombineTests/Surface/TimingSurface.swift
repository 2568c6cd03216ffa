import Combine
import CombineTesting
import Testing

@Suite struct TimingSurface {
  @Test func timingOperatorsReturnApplesTypes() {
    typealias S = TestScheduler
    let source = Failing()
    let time = TestScheduler()
    let _: Publishers.Debounce<Failing, S> = source.debounce(for: .seconds(1), scheduler: time)
    let _: Publishers.Debounce<Failing, S> = source.debounce(for: 1, scheduler: time, options: nil)
    let _: Publishers.Throttle<Failing, S> = source.throttle(for: .milliseconds(1), scheduler: time, latest: true)
    let _: Publishers.Delay<Failing, S> = source.delay(for: .seconds(1), scheduler: time)
    let _: Publishers.Delay<Failing, S> = source.delay(for: 1, tolerance: 1, scheduler: time, options: nil)
    let _: Publishers.Timeout<Failing, S> = source.timeout(.seconds(1), scheduler: time)
    let _: Publishers.Timeout<Failing, S> = source.timeout(
      .seconds(1), scheduler: time, options: nil, customError: { Oops() })
    let _: Publishers.MeasureInterval<Failing, S> = source.measureInterval(using: time)
    let _: Publishers.MeasureInterval<Failing, S> = source.measureInterval(using: time, options: nil)
    let _: Publishers.SubscribeOn<Failing, S> = source.subscribe(on: time)
    let _: Publishers.SubscribeOn<Failing, S> = source.subscribe(on: time, options: nil)
    let _: Publishers.ReceiveOn<Failing, S> = source.receive(on: time)
    let _: Publishers.ReceiveOn<Failing, S> = source.receive(on: time, options: nil)
    let _: Publishers.CollectByTime<Failing, S> = source.collect(.byTime(time, .seconds(1)))
    let _: Publishers.CollectByTime<Failing, S> = source.collect(.byTimeOrCount(time, 1, 3), options: nil)
    let _: Publishers.Buffer<Failing> = source.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)
    let _: Publishers.Buffer<Failing> = source.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
    let _: Publishers.Buffer<Failing> = source.buffer(
      size: 1, prefetch: .byRequest, whenFull: .customError { Oops() })
  }

  @Test func measureIntervalSendsTheSchedulersStride() {
    let publisher = Failing().measureInterval(using: TestScheduler())
    let _: TestScheduler.SchedulerTimeType.Stride.Type = type(of: publisher).Output.self
  }

  @Test func schedulersHaveApplesShortForms() {
    let immediate = ImmediateScheduler.shared
    var count = 0
    immediate.schedule { count += 1 }
    immediate.schedule(after: immediate.now) { count += 1 }
    immediate.schedule(after: immediate.now, tolerance: immediate.minimumTolerance) { count += 1 }
    let repetition: any Cancellable = immediate.schedule(after: immediate.now, interval: 1) { count += 1 }
    repetition.cancel()
    #expect(count >= 3)
    let _: ImmediateScheduler.SchedulerTimeType.Stride = .seconds(1)
    let _: ImmediateScheduler.SchedulerOptions.Type = Never.self
  }
}
