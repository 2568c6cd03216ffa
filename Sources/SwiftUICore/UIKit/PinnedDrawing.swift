import Foundation
import UIKit

extension UIViewDrawing {
  /// A view of UIKit at the distances from the edges of the view around it that its rules of layout keep.
  /// - Parameter isInColumn: others of a column decide where it stands vertically.
  static func pinned(_ view: UIView, in around: UIView, isInColumn: Bool = false) -> AnyView {
    // What is not drawn must not lie over what is.
    guard drawsAnything(view) else { return AnyView(EmptyView()) }
    let pins = around.pins(of: view)
    let isStretched = pins.leading != nil && pins.trailing != nil && view.fixedLength(.width) == nil
    let insets = EdgeInsets(
      top: pins.top ?? 0, leading: pins.leading ?? 0, bottom: pins.bottom ?? 0, trailing: pins.trailing ?? 0)
    var shown = AnyView(
      drawn(view).frame(maxWidth: isStretched ? .infinity : nil, alignment: .leading).padding(insets))
    if let across = across(pins) { shown = AnyView(shown.frame(maxWidth: .infinity, alignment: across)) }
    // Only the topmost view has a height of its own to stand in; others are as high as what they hold.
    if !isInColumn, around.superview == nil, let down = down(pins) {
      shown = AnyView(shown.frame(maxHeight: .infinity, alignment: down))
    }
    return shown
  }

  private static func drawsAnything(_ view: UIView) -> Bool {
    if let indicator = view as? UIActivityIndicatorView, indicator.hidesWhenStopped, !indicator.isAnimating {
      return false
    }
    return !view.isHidden
  }

  private static func across(_ pins: UIPins) -> Alignment? {
    if pins.isCenteredAcross { return .center }
    if pins.leading != nil { return .leading }
    return pins.trailing == nil ? nil : .trailing
  }

  private static func down(_ pins: UIPins) -> Alignment? {
    if pins.isCenteredDown { return .center }
    if pins.top != nil { return .top }
    return pins.bottom == nil ? nil : .bottom
  }
}
