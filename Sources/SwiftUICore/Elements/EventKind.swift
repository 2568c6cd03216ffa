/// What a person or a host can make happen to an element.
public enum EventKind: UInt8, Sendable, CaseIterable {
  /// Pressed, tapped or activated by key. Value: none.
  case press
  /// Pressed twice.
  case doublePress
  /// Held. Value: none.
  case longPress
  /// A new value: text of a field, `bool` of a toggle, `index` of a picker or tabs, `number` of a slider, `index` ±1 of a stepper.
  case change
  /// Return in a field. Value: none.
  case submit
  /// Focus came (`bool` true) or went.
  case focus
  /// Came into view (`bool` true) or left it.
  case visible
  /// A sheet, dialog or menu was dismissed without a choice.
  case dismiss
  /// The reader pulled or pressed refresh.
  case refresh
  /// The size of the element as drawn, in points. Value: `size`.
  case resize
  /// The pointer came over it (`bool` true) or left it.
  case hover
  /// A drag: `drag` with start, place and whether it ended.
  case drag
  /// A key that the element or session listens to. Value: `text` with the key's name.
  case key
}

/// A set of event kinds.
public struct EventKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ kind: EventKind) { rawValue = 1 << UInt32(kind.rawValue) }

  public static let press = EventKinds(.press)
  public static let doublePress = EventKinds(.doublePress)
  public static let longPress = EventKinds(.longPress)
  public static let change = EventKinds(.change)
  public static let submit = EventKinds(.submit)
  public static let focus = EventKinds(.focus)
  public static let visible = EventKinds(.visible)
  public static let dismiss = EventKinds(.dismiss)
  public static let refresh = EventKinds(.refresh)
  public static let resize = EventKinds(.resize)
  public static let hover = EventKinds(.hover)
  public static let drag = EventKinds(.drag)
  public static let key = EventKinds(.key)

  public func contains(_ kind: EventKind) -> Bool { contains(EventKinds(kind)) }
}
