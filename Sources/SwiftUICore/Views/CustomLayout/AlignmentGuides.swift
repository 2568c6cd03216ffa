import Foundation

extension View {
  /// Aligned by the stack alone: hosts do not measure for guides.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
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
