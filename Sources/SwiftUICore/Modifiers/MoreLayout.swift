import Foundation

extension View {
  /// Puts the middle of the view at a place of its parent.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    frame(width: 0, height: 0).offset(x: x, y: y).frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Another view above or below, which takes its own space.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length) }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }

  /// Has the whole page drawn light or dark, whatever the reader's own appearance is.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentChange { if let colorScheme { $0.colorScheme = colorScheme } })
      .modifier(AppearanceModifier(appearance: colorScheme.map { $0 == .dark ? .dark : .light }))
  }

  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }

  public nonisolated func headerProminence(_ prominence: HeaderProminence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Compares the view by its own `==`, as is done anyway.
  public nonisolated func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }

  /// Aligned by the stack alone: hosts do not measure for guides.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }

  /// An action that assistive technology offers; the unnamed one is a press.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(EventModifier(kinds: actionKind == .default ? .press : .dismiss) { _, _ in handler() })
  }

  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View
  {
    contextMenu { Button(action: handler) { name } }
  }

  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  /// Tells the app that the host was opened at an address within it, or went to one.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenedAddressModifier(action: action))
  }

  /// Keeps a sheet from being dismissed by the host's own means.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissLockModifier(isLocked: isDisabled))
  }
}

public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

/// The size of a view in its own space, where a layout asks; elsewhere hosts do not measure, and it is zero.
public struct ViewDimensions: Equatable, Sendable {
  let size: CGSize

  init(size: CGSize) { self.size = size }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide.axis {
    case .center: width / 2
    case .trailing: width
    default: 0
    }
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide.axis {
    case .center: height / 2
    case .trailing, .lastTextBaseline: height
    default: 0
    }
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A view compared by its own `==`.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

/// Views side by side with movable borders; hosts do not move them.
public nonisolated struct HSplitView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { HStack(alignment: .top, spacing: 0) { content } }
}

/// Views above each other with movable borders; hosts do not move them.
public nonisolated struct VSplitView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { VStack(spacing: 0) { content } }
}

/// Views that share a glass surface, which no host has.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { content }
}

/// Asks for light or dark colours; opens no box of its own.
nonisolated struct AppearanceModifier: StyleModifier, Equatable {
  let appearance: Appearance?

  @MainActor func fold(into folding: inout Folding) {
    if let appearance, folding.style.appearance == nil { folding.style.appearance = appearance }
  }
}

/// Hears of addresses while a view is on the screen.
final class OpenedAddressNode: PassingNode {
  private weak var addresses: AddressBook?
  var action: (URL) -> Void = { _ in }

  init(_ inputs: ViewInputs, addresses: AddressBook?) {
    self.addresses = addresses
    super.init(inputs)
    addresses?.listen(self) { [weak self] path in if let url = URL(string: path) { self?.action(url) } }
  }

  override func unmount() {
    addresses?.forget(self)
    super.unmount()
  }
}

nonisolated struct OpenedAddressModifier: ViewModifier {
  typealias Body = Never

  let action: (URL) -> Void

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? OpenedAddressNode ?? OpenedAddressNode(inputs, addresses: inputs.environment.addresses)
    node.action = view.modifier.action
    if old == nil, let requested = inputs.environment.addresses?.opened, let url = URL(string: requested) {
      let action = view.modifier.action
      node.graph.afterUpdate { action(url) }
    }
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    return node
  }
}

/// Locks the sheet around a view.
final class DismissLockNode: PassingNode {
  func lock(_ isLocked: Bool) { ancestor(PresentedNode.self)?.setLocked(isLocked) }

  override func unmount() {
    lock(false)
    super.unmount()
  }
}

nonisolated struct DismissLockModifier: ViewModifier {
  typealias Body = Never

  let isLocked: Bool

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? DismissLockNode ?? DismissLockNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.lock(view.modifier.isLocked)
    return node
  }
}

extension Scene {
  /// Hosts decide the size of windows.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { .init() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { .init() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { .init() } }
