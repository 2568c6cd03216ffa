/// Which view assistive technology stands on: in hosts the focus of the keyboard, which it follows.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var focus: FocusState<Value>

  public init() where Value == Bool { focus = FocusState() }
  public init<T: Hashable>() where Value == T? { focus = FocusState() }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusState() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusState() }

  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

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
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { focused(binding, equals: value) }

  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    focused(condition)
  }
}
