import SwiftUIElements

/// How a node takes space and places what is in it.
package enum LayoutKind {
  // Without content.

  /// Takes what it is offered: a colour, a shape, a canvas.
  case fill
  /// The square of the smaller length offered: a circle.
  case square
  /// Nothing; takes no room.
  case empty
  /// Space that grows along the stack around it.
  case spacer(minLength: Double?)
  /// A thin line across the stack around it.
  case divider(thickness: Double)
  case picture(natural: Size, isResizable: Bool)
  case text(any MeasuredText)
  /// A leaf that answers by itself: least, ideal and greatest size.
  indirect case control(ControlSize)
  case measured(any MeasuredLeaf)

  // Around one node.

  case fixedFrame(width: Double?, height: Double?, alignment: BoxAlignment)
  indirect case flexibleFrame(FlexibleFrame)
  /// A share of the nearest scroll view, or of the window: count, span and the space between, for each axis that is given.
  indirect case containerFrame(ContainerFrame)
  case padding(Insets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Width by height; nil is the ratio of the content's ideal size.
  case aspectRatio(Double?, fills: Bool)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case priority(Double)
  indirect case value(key: ObjectIdentifier, value: Any)
  indirect case alignmentGuide(Axis, AxisAlignment, (LayoutDimensions) -> Double)
  case direction(isRightToLeft: Bool)
  case gridCell(GridCell)
  /// Changes nothing; carries a name.
  case plain
  /// Keeps the usual distance on all sides, whatever is in it: a control.
  case surface
  /// Gives its content the safe area back on edges that touch it.
  case ignoresSafeArea(Edge.Set)
  /// Adds to the safe area.
  case safeAreaPadding(Insets)
  indirect case matchedGeometry(MatchedGeometry)
  /// Takes the offer; its content stands at the top leading corner.
  case geometryReader

  // Around a base and another view.

  /// The first is the base, the second lies over or behind it.
  case layer(alignment: BoxAlignment)
  /// The first is the base, the second stands at its edge.
  indirect case safeAreaInset(SafeAreaInset)

  // Around any number.

  case stack(StackLayout)
  case layers(alignment: BoxAlignment)
  indirect case grid(GridLayout)
  /// Cells of a `grid`; elsewhere a row.
  case gridRow(alignment: AxisAlignment?)
  indirect case lazyStack(LazyStackLayout)
  indirect case lazyGrid(LazyGridLayout)
  /// Its one child is the content.
  indirect case scroll(ScrollLayout)
  /// The first child whose ideal size fits on these axes.
  case firstThatFits(axes: Axis.Set)
  case custom(any CustomLayout)
}

extension LayoutKind {
  /// Around one view, whose priority, values and spacing its parent sees through it.
  var isModifier: Bool {
    switch self {
    case .fixedFrame, .flexibleFrame, .containerFrame, .padding, .fixedSize, .aspectRatio, .offset, .position,
      .priority,
      .value, .alignmentGuide, .direction, .gridCell, .plain, .surface, .ignoresSafeArea, .safeAreaPadding,
      .matchedGeometry,
      .layer, .safeAreaInset:
      true
    default: false
    }
  }
}
