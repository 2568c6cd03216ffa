import Foundation
import UIKit

/// A view of UIKit at the distances from the edges of the view around it that its rules of layout keep.
struct PinnedUIView: View {
  let view: UIView
  let around: UIView
  /// Others of a column decide where it stands vertically, except at the column's ends.
  var isInColumn = false

  var body: some View {
    let pins = around.pins(of: view)
    UIViewDrawing.drawn(view)
      .frame(maxWidth: isStretched(pins) ? .infinity : nil, alignment: .leading)
      .padding(insets(pins))
      .frame(maxWidth: across(pins) == nil ? nil : .infinity, alignment: across(pins) ?? .center)
      .frame(maxHeight: down(pins) == nil ? nil : .infinity, alignment: down(pins) ?? .center)
  }

  private func isStretched(_ pins: UIPins) -> Bool {
    pins.leading != nil && pins.trailing != nil && view.fixedLength(.width) == nil
  }

  private func insets(_ pins: UIPins) -> EdgeInsets {
    EdgeInsets(
      top: pins.top ?? 0, leading: pins.leading ?? 0, bottom: pins.bottom ?? 0, trailing: pins.trailing ?? 0)
  }

  private func across(_ pins: UIPins) -> Alignment? {
    if pins.isCenteredAcross { return .center }
    if pins.leading != nil { return .leading }
    return pins.trailing == nil ? nil : .trailing
  }

  /// Only the topmost view has a height of its own to stand in; others are as high as what they hold.
  private func down(_ pins: UIPins) -> Alignment? {
    guard !isInColumn, around.superview == nil else { return nil }
    if pins.isCenteredDown { return .center }
    if pins.top != nil { return .top }
    return pins.bottom == nil ? nil : .bottom
  }
}
