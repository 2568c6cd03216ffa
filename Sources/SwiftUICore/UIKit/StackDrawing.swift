import Foundation
import UIKit

/// The views of a stack of UIKit.
struct StackDrawing: View {
  let stack: UIStackView
  let revision: Int

  var body: some View {
    let margins = stack.directionalLayoutMargins
    let isWithin = stack.isLayoutMarginsRelativeArrangement
    lines.padding(
      EdgeInsets(
        top: isWithin ? margins.top : 0, leading: isWithin ? margins.leading : 0,
        bottom: isWithin ? margins.bottom : 0, trailing: isWithin ? margins.trailing : 0))
  }

  @ViewBuilder private var lines: some View {
    // Views that are hidden leave no gap.
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let isEqual = stack.distribution == .fillEqually
    if stack.axis == .vertical {
      VStack(alignment: horizontal, spacing: 0) {
        ForEach(views.indices, id: \.self) { index in
          if index > 0, sharesRoom { Spacer(minLength: 0) }
          UIViewDrawing.drawn(
            views[index], in: UIViewRoom(fillsWidth: stack.alignment == .fill && isWide, fillsHeight: isEqual)
          )
          .padding(.top, gap(before: index, of: views))
        }
      }
    } else {
      HStack(alignment: vertical, spacing: 0) {
        ForEach(views.indices, id: \.self) { index in
          if index > 0, sharesRoom { Spacer(minLength: 0) }
          UIViewDrawing.drawn(views[index], in: UIViewRoom(fillsWidth: isEqual))
            .padding(.leading, gap(before: index, of: views))
        }
      }
    }
  }

  /// Whether rules give the stack a width of its own.
  private var isWide: Bool { stack.superview != nil && stack.fillsWidth }

  /// Whether the room that is left goes between the views.
  private var sharesRoom: Bool {
    guard stack.distribution == .equalSpacing || stack.distribution == .equalCentering else { return false }
    return stack.axis == .vertical ? stack.fixedLength(.height) != nil : isWide
  }

  private func gap(before index: Int, of views: [UIView]) -> CGFloat {
    index > 0 ? max(stack.gap(after: views[index - 1]), 0) : 0
  }

  private var horizontal: HorizontalAlignment {
    switch stack.alignment {
    case .leading, .fill, .firstBaseline, .lastBaseline: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var vertical: VerticalAlignment {
    switch stack.alignment {
    case .leading: .top
    case .center, .fill: .center
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    }
  }
}
