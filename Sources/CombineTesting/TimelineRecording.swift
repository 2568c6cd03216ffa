import Combine

extension TestScheduler {
  /// Subscribes to `publisher`, lets `steps` steps pass, cancels, and returns what arrived as a timeline.
  ///
  ///     let time = TestScheduler()
  ///     let typed = time.hot("ab--c-----|")
  ///     let searches = typed.debounce(for: .seconds(2), scheduler: time)
  ///     #expect(time.timeline(of: searches) == "---b--c---|")
  ///
  /// Step 0 is the moment of the call. An event between two steps is drawn at the step before it, as a value with a
  /// label such as `'b@1.5s'`.
  ///
  /// - Parameters:
  ///   - publisher: what to subscribe to.
  ///   - life: subscribes at `^` and cancels at `!`; without it, or without a mark, at once and at the end. Both
  ///     come before everything else at their step.
  ///   - requests: asks for as many values as the labels say, when they say so; `*` is unlimited. Without it the
  ///     demand is unlimited from the beginning.
  ///   - steps: how long to record.
  ///   - label: names a value; its description without it.
  public func timeline<P: Publisher>(
    of publisher: P, life: Timeline = "^", requests: Timeline? = nil, steps: Int = 100,
    label: (P.Output) -> String = { String(describing: $0) }
  ) -> Timeline {
    let start = now
    let recorder = Recorder<P.Output, P.Failure>(demand: requests == nil ? .unlimited : .none, scheduler: self)
    func at(_ step: Int, _ action: @escaping () -> Void) {
      if step == 0 {
        action()
      } else {
        scheduleFirst(after: start.advanced(by: .init(nanoseconds: Int64(step) * self.step.nanoseconds)), action)
      }
    }

    let subscribed = life.moments.first { $0.event == .subscription }?.step ?? 0
    at(subscribed) { publisher.subscribe(recorder) }
    for moment in life.moments where moment.event == .cancellation {
      at(moment.step) { recorder.cancel() }
    }
    for moment in requests?.moments ?? [] {
      guard case .value(let label) = moment.event else {
        preconditionFailure("\"\(requests ?? "")\" may only contain numbers and *")
      }
      at(moment.step) { recorder.request(Self.demand(label)) }
    }
    advance(to: start.advanced(by: .init(nanoseconds: Int64(steps) * self.step.nanoseconds)))
    recorder.cancel()
    return recorder.timeline(from: start, step: self.step, label: label)
  }

  private static func demand(_ label: String) -> Subscribers.Demand {
    if label == "*" { return .unlimited }
    guard let count = Int(label), count > 0 else {
      preconditionFailure("'\(label)' is no demand; write a number above zero or *")
    }
    return .max(count)
  }
}

extension Recorder {
  /// The values and completions of the log as a timeline that begins at `start`, one step every `step`.
  public func timeline(
    from start: TestScheduler.SchedulerTimeType = .zero, step: TestScheduler.SchedulerTimeType.Stride = .seconds(1),
    label: (Input) -> String = { String(describing: $0) }
  ) -> Timeline {
    Timeline(
      moments: log.compactMap { entry in
        guard let event = Self.event(entry.value, label: label) else { return nil }
        let elapsed = start.distance(to: entry.time)
        let (index, rest) = elapsed.nanoseconds.quotientAndRemainder(dividingBy: step.nanoseconds)
        guard rest == 0 else {
          let name = Timeline(moments: [.init(step: 0, event: event)]).description
          return Timeline.Moment(step: Int(index), event: .value("\(name)@\(elapsed)"))
        }
        return Timeline.Moment(step: Int(index), event: event)
      })
  }

  private static func event(
    _ event: RecordedEvent<Input, Failure>, label: (Input) -> String
  ) -> Timeline.Event? {
    switch event {
    case .subscription: nil
    case .value(let value): .value(label(value))
    case .completion(.finished): .finished
    case .completion(.failure): .failure
    }
  }
}
