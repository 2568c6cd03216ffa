import Foundation

/// A value on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The slider that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UISlider { AppearanceStore.value { UISlider(frame: $0) } }
  /// The value, 0 at first; setting it tells nobody, and it is not bounded until a person moves the slider.
  open var value: Float = 0 { didSet { changed() } }
  /// The least value, 0 at first.
  open var minimumValue: Float = 0 { didSet { changed() } }
  /// The largest value, 1 at first; the least one where that is larger.
  open var maximumValue: Float = 1 { didSet { changed() } }
  /// Kept; hosts tell each value that they report, whatever it says.
  open var isContinuous = true
  /// The part of the line up to the value; nil is the accent colour.
  open var minimumTrackTintColor: UIColor? { didSet { changed() } }
  /// Kept; hosts draw sliders in the accent colour.
  open var maximumTrackTintColor: UIColor?
  /// Kept; hosts draw sliders in the accent colour.
  open var thumbTintColor: UIColor?
  /// Kept; hosts draw no pictures beside a slider.
  open var minimumValueImage: UIImage?
  /// Kept; hosts draw no pictures beside a slider.
  open var maximumValueImage: UIImage?
  /// Sets the value, without movement.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Accepted; hosts draw sliders in their own look.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Accepted; hosts draw sliders in their own look.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Accepted; hosts draw sliders in their own look.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  /// A slider from 0 to 1; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  /// A person has moved it.
  package func moved(to value: Float) {
    self.value = min(max(value, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
  }
}

/// On or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The switch that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UISwitch { AppearanceStore.value { UISwitch(frame: $0) } }
  /// Whether the switch is on, false at first; setting it tells nobody.
  open var isOn = false { didSet { changed() } }
  /// The switch while it is on; nil is as hosts have it.
  open var onTintColor: UIColor? { didSet { changed() } }
  /// Kept; hosts draw switches in their own colours.
  open var thumbTintColor: UIColor?
  /// Sets whether the switch is on, without movement.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// A switch that is off; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  /// A person has turned it.
  package func turned(_ isOn: Bool) {
    self.isOn = isOn
    sendActions(for: .valueChanged)
  }
}

/// A choice of a few beside each other.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The control that keeps the looks set for all of them.
  public override class func appearance() -> UISegmentedControl {
    AppearanceStore.value { UISegmentedControl(frame: $0) }
  }
  package private(set) var titles: [String] = []
  /// The place of the chosen one, -1 for none, as at first; setting it tells nobody.
  open var selectedSegmentIndex = -1 { didSet { changed() } }
  /// Behind the chosen one, where it is set for all; nil is as hosts have it.
  open var selectedSegmentTintColor: UIColor?
  /// How many there are to choose from.
  open var numberOfSegments: Int { titles.count }

  /// A choice of texts; whatever is no text has an empty title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  /// A choice of nothing yet; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  /// Adds one at a place, the nearest end where that is beyond; the chosen place stays as it is.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    changed()
  }
  /// Sets the title of one; nothing where there is none at the place.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    changed()
  }
  /// Takes one away; nothing where there is none at the place. The chosen place stays as it is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    changed()
  }
  /// Takes all away; the chosen place stays as it is.
  open func removeAllSegments() {
    titles = []
    changed()
  }
  /// Kept; hosts decide how wide each is.
  open var apportionsSegmentWidthsByContent = false
  /// The title of one; nil where there is none at the place.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  private var titleAttributes: [UIControlState: [NSAttributedString.Key: Any]] = [:]
  /// Hosts follow the colour, where it is set for all, of titles as they usually are and of the chosen one's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {
    titleAttributes[state] = attributes
  }
  /// What has been set for a state; nil where nothing has.
  open func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// A person has chosen one.
  package func chosen(_ index: Int) {
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}

/// Dots that tell which page of several is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The control that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIPageControl { AppearanceStore.value { UIPageControl(frame: $0) } }
  /// How many dots there are, 0 at first.
  open var numberOfPages = 0 { didSet { changed() } }
  /// The place of the dot that is drawn strong, 0 at first. Hosts do not let a person change it.
  open var currentPage = 0 { didSet { changed() } }
  /// Kept; hosts draw a single dot too.
  open var hidesForSinglePage = false
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// Kept; hosts draw nothing behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Kept; hosts draw dots.
  open var preferredIndicatorImage: UIImage?
  /// Kept; a person cannot change the page.
  open var allowsContinuousInteraction = true
  /// The room that so many dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * 16 + 32, height: 26)
  }
  /// The dot of the page that is shown; nil is white, or the colour of text below pages of SwiftUI's own.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The other dots; nil is the same, fainter.
  open var pageIndicatorTintColor: UIColor? { didSet { changed() } }

  /// A control without dots; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }
}

/// Steps up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The stepper that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIStepper { AppearanceStore.value { UIStepper(frame: $0) } }
  /// The value, 0 at first; setting it tells nobody, and it is not bounded until a person steps.
  open var value = 0.0 { didSet { changed() } }

  /// A stepper from 0 to 100 in steps of 1; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  /// A person has stepped to it.
  package func stepped(to value: Double) {
    self.value = min(max(value, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
  }

  /// The least value, 0 at first.
  open var minimumValue = 0.0 { didSet { changed() } }
  /// The largest value, 100 at first; the least one where that is larger.
  open var maximumValue = 100.0 { didSet { changed() } }
  /// How far a step goes, 1 at first.
  open var stepValue = 1.0 { didSet { changed() } }
  /// Kept; hosts stop at the ends.
  open var wraps = false
  /// Kept; hosts decide it.
  open var autorepeat = true
  /// Kept; each step is told.
  open var isContinuous = true
  /// Accepted; hosts draw steppers in their own look.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Accepted; hosts draw steppers in their own look.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A date to choose.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The picker that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIDatePicker { AppearanceStore.value { UIDatePicker(frame: $0) } }
  /// What of a date is chosen; for a length of time hosts let hours and minutes be chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  /// The chosen date, now at first; setting it tells nobody.
  open var date = Date() { didSet { changed() } }

  /// A choice of date and time, now at first; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  /// A person has chosen it.
  package func chosen(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
  }

  /// The earliest date; nil for none.
  open var minimumDate: Date? { didSet { changed() } }
  /// The latest date; nil for none.
  open var maximumDate: Date? { didSet { changed() } }
  /// Kept; hosts offer every minute.
  open var minuteInterval = 1
  /// What of a date is chosen, date and time at first.
  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  /// Kept; hosts draw the picker in their own look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// Kept; hosts write dates for the session's locale.
  open var locale: Locale?
  /// Kept; hosts use the session's calendar.
  open var calendar: Calendar! = .current
  /// Kept; hosts use the session's time zone.
  open var timeZone: TimeZone?
  /// Kept; what a person chooses is told as `date`. In seconds.
  open var countDownDuration: TimeInterval = 0
  /// Sets the date, without movement.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// What a list shows while it loads anew. Hosts offer to load tables anew that have one.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The control that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIRefreshControl { AppearanceStore.value { UIRefreshControl(frame: $0) } }
  /// Whether a person has asked for it, or `beginRefreshing()` was called, without an end since.
  open private(set) var isRefreshing = false
  /// Kept; hosts do not draw it.
  open var attributedTitle: NSAttributedString?
  /// Says that loading has begun; hosts draw nothing for it.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that loading has ended.
  open func endRefreshing() {
    isRefreshing = false
    let waiting = waiting
    self.waiting = []
    for end in waiting { end.resume() }
  }

  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A person wants the list to be loaded anew: returns once the app says that it is.
  package func pulled() async {
    isRefreshing = true
    sendActions(for: .valueChanged)
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

/// Work of which a part is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The view that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIProgressView { AppearanceStore.value { UIProgressView(frame: $0) } }
  /// The share that is done, 0…1; what is beyond is drawn as the nearest end.
  open var progress: Float = 0 { didSet { changed() } }

  /// A bar that is empty; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }
  /// How wide a bar is; hosts draw both alike.
  public enum Style: Int, Sendable { case `default`, bar }
  /// A bar that is empty at first; the style is not kept.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// The part of the bar that is done; nil is the accent colour.
  open var progressTintColor: UIColor? { didSet { changed() } }
  /// Kept; hosts draw the bar in the accent colour.
  open var trackTintColor: UIColor?
  /// Sets the share, without movement.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// How a date is chosen; hosts draw pickers in their own look.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
