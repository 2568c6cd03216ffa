import Foundation

/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let part: Accessibility.Part

  /// At the trailing end of the bar.
  public static let automatic = ToolbarItemPlacement(part: .trailingBar)
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(part: .principal)
  /// At the leading end of the bar.
  public static let navigation = ToolbarItemPlacement(part: .leadingBar)
  /// At the trailing end of the bar.
  public static let primaryAction = ToolbarItemPlacement(part: .trailingBar)
  /// At the trailing end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(part: .trailingBar)
  /// In the bar below the page.
  public static let status = ToolbarItemPlacement(part: .bottomBar)
  /// At the trailing end of the bar.
  public static let confirmationAction = ToolbarItemPlacement(part: .trailingBar)
  /// At the leading end of the bar.
  public static let cancellationAction = ToolbarItemPlacement(part: .leadingBar)
  /// At the trailing end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(part: .trailingBar)
  /// In the bar below the page, while a person writes; always in a terminal.
  public static let keyboard = ToolbarItemPlacement(part: .keyboardBar)
  /// At the leading end of the bar.
  public static let topBarLeading = ToolbarItemPlacement(part: .leadingBar)
  /// At the trailing end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(part: .trailingBar)
  /// At the leading end of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(part: .leadingBar)
  /// At the trailing end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(part: .trailingBar)
  /// In the bar below the page.
  public static let bottomBar = ToolbarItemPlacement(part: .bottomBar)
  /// In the middle of the bar, in place of the title.
  public static let title = ToolbarItemPlacement(part: .principal)
  /// In the middle of the bar, in place of the title.
  public static let subtitle = ToolbarItemPlacement(part: .principal)
  /// In the middle of the bar, in place of the title.
  public static let largeTitle = ToolbarItemPlacement(part: .principal)
}

/// What stands in a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  /// The items as views, each in its part of the bar.
  nonisolated static func _view(of content: Self) -> AnyView
}

extension ToolbarContent {
  public nonisolated static func _view(of content: Self) -> AnyView { AnyView(ToolbarBodyView(content: content)) }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Items whose order a person could change; hosts show them as they are.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Evaluates an app's own toolbar content.
nonisolated struct ToolbarBodyView<Content: ToolbarContent>: View {
  let content: Content
  @MainActor var body: some View { Content.Body._view(of: content.body) }
}

/// One item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public nonisolated static func _view(of item: Self) -> AnyView {
    AnyView(BarPart(part: item.placement.part, content: item.content))
  }
}

extension ToolbarItem where ID == () {
  /// An item in its place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// An item with a name; a person cannot take it away or move it, and it is always there.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

/// Several items in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Several items in one place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public nonisolated static func _view(of group: Self) -> AnyView {
    AnyView(BarPart(part: group.placement.part, content: group.content))
  }
}

/// Space between items.
public nonisolated struct ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never

  /// Space between items; bars place their items themselves, so it takes none.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  public nonisolated static func _view(of spacer: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Whether space grows.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// Space that takes what is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// Space of a fixed width.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Items that may be left out.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public nonisolated static func _view(of content: Wrapped?) -> AnyView {
    content.map { Wrapped._view(of: $0) } ?? AnyView(EmptyView())
  }
}

/// Items in order.
public nonisolated struct _ToolbarItems: CustomizableToolbarContent {
  public typealias Body = Never

  let views: [AnyView]

  public nonisolated static func _view(of items: Self) -> AnyView {
    AnyView(ForEach(items.views.indices, id: \.self) { items.views[$0] })
  }
}

/// Puts several items of a bar together.
@resultBuilder
public enum ToolbarContentBuilder {
  /// One item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// No items.
  public static func buildBlock() -> _ToolbarItems { _ToolbarItems(views: []) }
  /// An item alone in a block.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Items in the order of the block.
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> _ToolbarItems {
    var views = [First._view(of: first), Second._view(of: second)]
    func add<Content: ToolbarContent>(_ content: Content) { views.append(Content._view(of: content)) }
    repeat add(each rest)
    return _ToolbarItems(views: views)
  }

  /// Items that are there under a condition.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The items of the first branch.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    _ToolbarItems(views: [Content._view(of: first)])
  }

  /// The items of the second branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    _ToolbarItems(views: [Content._view(of: second)])
  }

  /// Items of a system's version.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(views: [Content._view(of: content)])
  }
}

/// Views in a part of the bar.
nonisolated struct BarPart<Content: View>: View {
  typealias Body = Never

  let part: Accessibility.Part
  let content: Content

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? PartNode ?? PartNode(view.part, inputs)
    node.show(view.content, inputs)
    return node
  }
}

nonisolated struct BarItemsModifier<Items: View>: ViewModifier {
  typealias Body = Never

  let items: Items

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? BarItemsNode ?? BarItemsNode(inputs)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    node.show(view.modifier.items, inputs.changing { if $0.pressedForeground != nil { $0.pressedForeground = nil } })
    return node
  }
}

extension View {
  /// Puts views at the trailing end of the page's bar.
  ///
  /// Items are tried first, so that a long chain of modifiers around them takes the compiler half as long.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(BarItemsModifier(items: BarPart(part: .trailingBar, content: content())))
  }

  /// Puts items into the bars of the page, each in its place.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(BarItemsModifier(items: Content._view(of: content())))
  }

  /// Items whose order a person may change on Apple's systems; here they stay as they are.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(BarItemsModifier(items: Content._view(of: content())))
  }

  /// Views at both ends of the page's bar, in the older form.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      BarItemsModifier(
        items: TupleView((BarPart(part: .leadingBar, content: leading), BarPart(part: .trailingBar, content: trailing)))
      ))
  }

  /// A view at the leading end of the page's bar, in the older form.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(BarItemsModifier(items: BarPart(part: .leadingBar, content: leading)))
  }

  /// A view at the trailing end of the page's bar, in the older form.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(BarItemsModifier(items: BarPart(part: .trailingBar, content: trailing)))
  }
}
