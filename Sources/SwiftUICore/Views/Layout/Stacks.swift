import Foundation

/// Views in a row, from the leading edge.
public nonisolated struct HStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing in points; nil for the usual one.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let stack = StackContent(
      axis: .horizontal, alignment: view.alignment.axis, spacing: view.spacing.map { Double($0) })
    return DrawingNode.container(Element(.stack(stack)), view.content, replacing: old, inputs)
  }
}

/// Views in a column, from the top.
public nonisolated struct VStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing in points; nil for the usual one.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let stack = StackContent(axis: .vertical, alignment: view.alignment.axis, spacing: view.spacing.map { Double($0) })
    return DrawingNode.container(Element(.stack(stack)), view.content, replacing: old, inputs)
  }
}

/// Views on top of each other, the first at the back.
public nonisolated struct ZStack<Content: View>: View {
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Views at the same place, the alignment saying which of their points meet.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    DrawingNode.container(Element(.layers(alignment: view.alignment.box)), view.content, replacing: old, inputs)
  }
}

/// Headers and footers that stay in sight while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// Headers and footers as bits.
  public let rawValue: UInt32
  /// Headers and footers from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers stay at the top.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers stay at the bottom.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var pinned: PinnedViews {
    var pinned: PinnedViews = []
    if contains(.sectionHeaders) { pinned.insert(.headers) }
    if contains(.sectionFooters) { pinned.insert(.footers) }
    return pinned
  }
}

/// A column that hosts may draw in part; "appears" means that a view comes into sight.
public nonisolated struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Spacing in points; nil for the usual one.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    var stack = StackContent(
      axis: .vertical, alignment: view.alignment.axis, spacing: view.spacing.map { Double($0) }, isLazy: true)
    stack.pinned = view.pinnedViews.pinned
    return DrawingNode.container(
      Element(.stack(stack)), view.content, replacing: old, inputs, place: [.lazy, .windowed])
  }
}

/// A row that hosts may draw in part.
public nonisolated struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Spacing in points; nil for the usual one.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    var stack = StackContent(
      axis: .horizontal, alignment: view.alignment.axis, spacing: view.spacing.map { Double($0) }, isLazy: true)
    stack.pinned = view.pinnedViews.pinned
    return DrawingNode.container(
      Element(.stack(stack)), view.content, replacing: old, inputs, place: [.lazy, .windowed])
  }
}

/// Space that takes what is left.
public nonisolated struct Spacer: View, Sendable {
  public typealias Body = Never

  /// The least length in points; nil for the usual one.
  public var minLength: CGFloat?

  /// Space of at least this length in points; nil for the usual one.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    DrawingNode.leaf(Element(.spacer(minLength: view.minLength.map { Double($0) })), replacing: old, inputs)
  }
}

/// A thin line between things.
public nonisolated struct Divider: View, Sendable {
  public typealias Body = Never

  /// A line across the direction of the stack around it.
  public init() {}

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    DrawingNode.leaf(Element(.divider), replacing: old, inputs)
  }
}

/// An area that scrolls.
public nonisolated struct ScrollView<Content: View>: View {
  public typealias Body = Never

  /// What scrolls.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether bars show how far it is scrolled.
  public var showsIndicators: Bool

  /// An area that scrolls, downwards where no direction is given.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let area = old as? ScrollAreaNode ?? ScrollAreaNode(inputs)
    let margins = inputs.environment.contentInsets
    let fold = margins == EdgeInsets() ? nil : ContentMarginsFold(axes: view.axes, margins: margins.insets)
    area.show(inputs, margins: fold) { old, inputs in
      let role = Role.scroll(axes: view.axes, showsIndicators: view.showsIndicators)
      var inputs = inputs
      inputs.environment.scrolling = ScrollingSurroundings(axes: view.axes, margins: margins)
      if fold != nil {
        inputs.environment.contentMargins = EdgeInsets()
        inputs.environment.contentSafeArea = EdgeInsets()
      }
      return DrawingNode.refreshable(Element(role), view.content, replacing: old, inputs)
    }
    return area
  }
}
