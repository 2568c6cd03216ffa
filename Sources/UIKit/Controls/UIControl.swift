import Foundation

/// A view that tells others what a person does with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a person does with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger or pointer has come down; hosts do not tell it.
    public static let touchDown = Event(rawValue: 1)
    /// A button has been pressed.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger or pointer has been lifted outside; hosts do not tell it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A value has been changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control has been used as it is meant to be.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing has begun; hosts do not tell it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has been changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended; told when a person presses return.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A person has pressed return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// The same as `UIControlState`.
  public typealias State = UIControlState

  /// Who hears of which events: a target, held weakly, with its message, or an action.
  private struct Listener {
    var events: Event
    weak var target: AnyObject?
    var message: Selector?
    var action: UIAction?

    func isMessage(_ selector: Selector?) -> Bool {
      guard let message else { return false }
      return selector.map { $0.description == message.description } ?? true
    }

    @MainActor func tell(_ control: UIControl) {
      action?.perform(from: control)
      if let target, let message { message.send(to: target, from: control) }
    }
  }

  private var listeners: [Listener] = []
  /// Whether the control can be used. True at first.
  open var isEnabled = true { didSet { changed() } }
  /// Whether the control is chosen; it decides which title a button has.
  open var isSelected = false { didSet { changed() } }
  /// Kept; hosts do not set it while a control is pressed.
  open var isHighlighted = false
  /// Disabled, or else selected, or else normal.
  open var state: State { isEnabled ? isSelected ? .selected : .normal : .disabled }
  /// Kept; hosts draw content in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Kept; hosts draw content in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Where content stands across a control.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// Where content stands between the upper and the lower edge of a control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Sends a message to an object, held weakly, at each of the events; nothing where it is nil.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return }
    listeners.append(Listener(events: controlEvents, target: target as AnyObject, message: action))
  }

  /// Ends messages to a target at these events; nil stands for every target and every message. Actions stay.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { $0.isMessage(action) && (object == nil || $0.target === object) }
  }

  /// Runs an action at each of the events; the control keeps it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    listeners.append(Listener(events: controlEvents, action: action))
  }

  /// Ends an action at these events; messages to targets stay.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.action === action }
  }

  private func remove(_ events: Event, where isMeant: (Listener) -> Bool) {
    for place in listeners.indices where isMeant(listeners[place]) { listeners[place].events.subtract(events) }
    listeners.removeAll { $0.events.isEmpty || ($0.action == nil && $0.target == nil) }
  }

  /// Whether a finger that has come down is followed; here always false. Hosts do not ask.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Whether a finger that has moved is followed further; here always false. Hosts do not ask.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// A finger has been lifted. Hosts do not call it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A finger is followed no longer. Hosts do not call it.
  open func cancelTracking(with event: UIEvent?) {}
  /// Always false: hosts do not report fingers.
  public final var isTracking: Bool { false }

  /// Does what was asked for any of the events, in the order in which it was asked.
  open func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) { listener.tell(self) }
  }
}

/// Something to do, with a title and a picture.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is called.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// A name by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  package let handler: (UIAction) -> Void
  /// What the action was run from, while it runs; nil otherwise.
  open private(set) var sender: Any?
  /// Kept; whether it is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Kept; whether a mark stands beside it.
  open var state: UIMenuElement.State

  /// Something to do; subtitle, identifier and further title are not kept.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  package func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What an entry is like.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }
  /// Whether a mark stands beside an entry.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The words of the entry.
  public let title: String
  /// The picture beside the words; nil for none.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Entries of a menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The entries in their order.
  public let children: [UIMenuElement]
  /// How the menu is shown.
  public let options: Options
  /// How a menu is shown; hosts draw no menus of UIKit.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Among the entries of the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// Takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One entry is chosen at a time.
    public static let singleSelection = Options(rawValue: 32)
    /// As pictures in a row.
    public static let displayAsPalette = Options(rawValue: 128)
  }
  /// What a menu is called.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as a text.
    public let rawValue: String
    /// A name by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A menu with its entries; the identifier is not kept.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}

/// What a control is in the course of.
public struct UIControlState: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: UInt
  /// States by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let normal = UIControlState([])
  /// Being pressed.
  public static let highlighted = UIControlState(rawValue: 1)
  /// Not to be used.
  public static let disabled = UIControlState(rawValue: 2)
  /// Chosen.
  public static let selected = UIControlState(rawValue: 4)
  /// Having the keyboard's attention.
  public static let focused = UIControlState(rawValue: 8)
}
