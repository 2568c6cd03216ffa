import SwiftUIElements

/// Guides of views' own, where CSS lays out: the view is moved by as much as its guide lies beside the usual one.
enum GuideRules {
  /// - Parameter container: what the view stands in; guides count where it aligns by them.
  static func declarations(_ style: Style, in container: Role?) -> [String] {
    guard let container else { return [] }
    let (across, along) = container.alignments
    let x = style.guides.last { $0.axis == .horizontal && $0.alignment == across }
    let y = style.guides.last { $0.axis == .vertical && $0.alignment == along }
    guard x != nil || y != nil else { return [] }
    if let x, y == nil, let margin = leadingMargin(x, container) { return [margin] }
    return ["translate:\(length(x, style.offset?.width ?? 0)) \(length(y, style.offset?.height ?? 0))"]
  }

  /// A column whose views stand at its leading edge grows with one that is moved inwards.
  private static func leadingMargin(_ shift: GuideShift, _ container: Role) -> String? {
    guard case .stack(let stack) = container, stack.axis == .vertical, shift.alignment == .leading,
      shift.share == 0, shift.points > 0
    else { return nil }
    return "margin-inline-start:\(CSSNumber.points(shift.points))"
  }

  /// Percentages of `translate` are those of the view itself, on the same axis.
  private static func length(_ shift: GuideShift?, _ offset: Double) -> String {
    guard let shift else { return CSSNumber.points(offset) }
    let points = CSSNumber.points(offset + shift.points)
    let share = "\(CSSNumber.text(shift.share * 100))%"
    // A length of nothing has no unit, and none without may stand in a sum.
    if offset + shift.points == 0 { return share }
    return shift.share == 0 ? points : "calc(\(points) + \(share))"
  }
}

extension Role {
  /// The guides by which a container aligns what is in it, on the axes on which it does.
  fileprivate var alignments: (across: AxisAlignment?, along: AxisAlignment?) {
    switch self {
    case .layers(let alignment), .box(let alignment): (alignment.horizontal, alignment.vertical)
    case .stack(let stack) where stack.axis == .vertical: (stack.alignment, nil)
    case .stack(let stack): (nil, stack.alignment)
    default: (nil, nil)
    }
  }
}
