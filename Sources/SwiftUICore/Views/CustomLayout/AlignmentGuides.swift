import Foundation
import SwiftUIElements
import SwiftUILayout

/// A guide of an app's own: where it lies in views that do not say.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide lies in a view that does not say, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view in its own space, and its guides.
public struct ViewDimensions: Equatable {
  let dimensions: LayoutDimensions

  init(_ dimensions: LayoutDimensions) { self.dimensions = dimensions }

  /// In points.
  public var width: CGFloat { dimensions.size.width }
  /// In points.
  public var height: CGFloat { dimensions.size.height }

  /// The distance of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { dimensions.guide(guide.axis, .horizontal) }
  /// The distance of a guide from the top, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { dimensions.guide(guide.axis, .vertical) }

  /// The same where the view sets the guide, else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    dimensions.explicitGuide(guide.axis, .horizontal).map { CGFloat($0) }
  }
  /// The same where the view sets the guide, else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    dimensions.explicitGuide(guide.axis, .vertical).map { CGFloat($0) }
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.dimensions.size == rhs.dimensions.size
  }
}

extension AxisAlignment {
  /// The guide that a type names.
  static func named<ID: AlignmentID>(_ id: ID.Type) -> AxisAlignment {
    .custom(
      CustomAlignment(id: ObjectIdentifier(id)) { dimensions in
        Double(ID.defaultValue(in: ViewDimensions(dimensions)))
      })
  }
}

extension HorizontalAlignment {
  /// A guide of an app's own.
  public init(_ id: any AlignmentID.Type) { self.init(axis: AxisAlignment.named(opening: id)) }
}

extension VerticalAlignment {
  /// A guide of an app's own.
  public init(_ id: any AlignmentID.Type) { self.init(axis: AxisAlignment.named(opening: id)) }
}

extension AxisAlignment {
  fileprivate static func named(opening id: any AlignmentID.Type) -> AxisAlignment {
    func open<ID: AlignmentID>(_ id: ID.Type) -> AxisAlignment { named(id) }
    return open(id)
  }
}

extension View {
  /// Sets one of the view's guides. Where hosts lay out by themselves, as beside text, it moves the view itself, by values that follow evenly
  /// from its size; the container stays as large as it is.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(axis: .horizontal, alignment: g.axis, value: computeValue)) }

  /// Sets one of the view's guides. Where hosts lay out by themselves, as beside text, it moves the view itself, by values that follow evenly
  /// from its size; the container stays as large as it is.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(axis: .vertical, alignment: g.axis, value: computeValue)) }
}

/// Keeps what a view says of one guide.
final class GuideNode: PassingNode {
  var value: ((ViewDimensions) -> CGFloat)?
}

nonisolated struct GuideModifier: ViewModifier {
  typealias Body = Never

  let axis: Axis
  let alignment: AxisAlignment
  let value: (ViewDimensions) -> CGFloat

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? GuideNode ?? GuideNode(inputs)
    let guide = view.modifier
    node.value = guide.value
    let fold = LayoutFold(owner: node) { [weak node] in
      let value = node?.value
      return .alignmentGuide(guide.axis, guide.alignment) { dimensions in
        value.map { Double($0(ViewDimensions(dimensions))) } ?? dimensions.guide(guide.alignment, guide.axis)
      }
    }
    var below = inputs.through(node)
    if let shift = GuideShift(guide) { below = below.adding(GuideFold(shift: shift)) }
    node.setContent(Modified._node(for: view.content, replacing: node.content, below.adding(fold)))
    return node
  }
}

/// Tells hosts of a guide that follows evenly from the view's size.
struct GuideFold: FoldingModifier, Equatable {
  let shift: GuideShift

  func fold(into folding: inout Folding) { folding.style.guides.append(shift) }
}

extension GuideShift {
  /// nil where the guide does not follow evenly from the view's size, or is where it would be anyway.
  @MainActor init?(_ guide: GuideModifier) {
    func shift(_ width: Double, _ height: Double) -> Double {
      let dimensions = LayoutDimensions(size: Size(width: width, height: height))
      let value = Double(guide.value(ViewDimensions(dimensions)))
      var usual = dimensions.guide(guide.alignment, guide.axis)
      if case .custom(let custom) = guide.alignment { usual = custom.defaultValue(dimensions) }
      return usual - value
    }
    switch guide.alignment {
    case .firstTextBaseline, .lastTextBaseline: return nil
    default: break
    }
    let points = shift(0, 0)
    let share = (shift(100, 100) - points) / 100
    let isEven = [(40.0, 300.0), (900, 20)].allSatisfy { width, height in
      abs(shift(width, height) - points - share * (guide.axis == .horizontal ? width : height)) < 0.01
    }
    guard isEven, points.isFinite, abs(points) < 100_000, points != 0 || share != 0 else { return nil }
    self.init(axis: guide.axis, alignment: guide.alignment, points: points, share: share)
  }
}
