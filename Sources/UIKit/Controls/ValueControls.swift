import Foundation

/// A value on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  public override class func appearance() -> UISlider { AppearanceStore.value { UISlider(frame: $0) } }
  open var value: Float = 0 { didSet { changed() } }
  open var minimumValue: Float = 0 { didSet { changed() } }
  open var maximumValue: Float = 1 { didSet { changed() } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A person has moved it.
  package func moved(to value: Float) {
    self.value = min(max(value, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
  }
}

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public override class func appearance() -> UISwitch { AppearanceStore.value { UISwitch(frame: $0) } }
  open var isOn = false { didSet { changed() } }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A person has turned it.
  package func turned(_ isOn: Bool) {
    self.isOn = isOn
    sendActions(for: .valueChanged)
  }
}

/// A choice of a few beside each other.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public override class func appearance() -> UISegmentedControl {
    AppearanceStore.value { UISegmentedControl(frame: $0) }
  }
  package private(set) var titles: [String] = []
  open var selectedSegmentIndex = -1 { didSet { changed() } }
  open var selectedSegmentTintColor: UIColor?
  open var numberOfSegments: Int { titles.count }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    changed()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    changed()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    changed()
  }
  open func removeAllSegments() {
    titles = []
    changed()
  }
  open var apportionsSegmentWidthsByContent = false
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}

  /// A person has chosen one.
  package func chosen(_ index: Int) {
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}

/// Dots that tell which page of several is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  public override class func appearance() -> UIPageControl { AppearanceStore.value { UIPageControl(frame: $0) } }
  open var numberOfPages = 0 { didSet { changed() } }
  open var currentPage = 0 { didSet { changed() } }
  open var hidesForSinglePage = false
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Steps up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override class func appearance() -> UIStepper { AppearanceStore.value { UIStepper(frame: $0) } }
  open var value = 0.0 { didSet { changed() } }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A person has stepped to it.
  package func stepped(to value: Double) {
    self.value = min(max(value, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
  }

  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A date to choose.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public override class func appearance() -> UIDatePicker { AppearanceStore.value { UIDatePicker(frame: $0) } }
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date() { didSet { changed() } }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A person has chosen it.
  package func chosen(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
  }

  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// What a list shows while it loads anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public override class func appearance() -> UIRefreshControl { AppearanceStore.value { UIRefreshControl(frame: $0) } }
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// Work of which a part is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public override class func appearance() -> UIProgressView { AppearanceStore.value { UIProgressView(frame: $0) } }
  open var progress: Float = 0 { didSet { changed() } }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { MainActor.assumeIsolated { drawing = .made(Unowned(self)) } }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
