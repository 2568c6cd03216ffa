import Foundation

/// A span of time of which progress tells how much has passed.
struct TimedProgress {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// 0…1.
  func fraction(at date: Date) -> Double {
    let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }

  /// The moments from `now` at which the progress differs visibly: a hundred for the whole span, at most four a second.
  func moments(from now: Date) -> [Date] {
    let first = max(now, interval.lowerBound)
    let step = max(length / 100, 0.25)
    guard first < interval.upperBound, step.isFinite else { return [now] }
    let count = Int(interval.upperBound.timeIntervalSince(first) / step)
    return (0...count).map { first.addingTimeInterval(Double($0) * step) } + [interval.upperBound]
  }
}

/// The time that is left, or has passed, beside progress that goes on by itself.
public nonisolated struct DefaultDateProgressLabel: View {
  let timer: TimedProgress

  @MainActor public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown) }
}

extension ProgressView {
  /// How much of a span of time has passed; it goes on by itself.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: 0, label: label, currentValueLabel: currentValueLabel)
    timer = TimedProgress(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How much of a span of time is left, or has passed, with the time itself below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    let timer = TimedProgress(interval: timerInterval, countsDown: countsDown)
    self.init(value: 0, label: label, currentValueLabel: { DefaultDateProgressLabel(timer: timer) })
    self.timer = timer
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// How much of a span of time is left, or has passed, with the time itself and no other label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
