/// Which view assistive technology stands on: in hosts the focus of the keyboard, which it follows.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var focus: FocusState<Value>

  /// Whether the view has the focus; false at first.
  public init() where Value == Bool { focus = FocusState() }
  /// Which view has the focus; nil at first.
  public init<T: Hashable>() where Value == T? { focus = FocusState() }
  /// Whether the view has the focus, whatever the technology.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusState() }
  /// Which view has the focus, whatever the technology.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusState() }

  /// The value of the focus; setting it moves the focus.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { focus.projectedValue }

  /// A way to read and set the focus.
  public typealias Binding = FocusState<Value>.Binding
}

extension AccessibilityFocusState: LinkedProperty {
  mutating func link(_ cursor: inout LinkCursor) { focus.link(&cursor) }
  func isSame(as other: AccessibilityFocusState) -> Bool { true }
}

/// Kinds of assistive technology. The focus is the same for all.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The technologies as bits.
  public let rawValue: Int
  /// Technologies from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A reader of the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches in place of touches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Ties the focus to a value: the view has it while the binding holds the value.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { focused(binding, equals: value) }

  /// Ties the focus to a condition, which is true while the view has it.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    focused(condition)
  }
}
