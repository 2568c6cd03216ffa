import Foundation
import UIKit

extension UIViewDrawing {
  /// The views in a view, in the rows and columns and at the distances that its rules of layout keep.
  static func arranged(_ view: UIView) -> AnyView {
    let views = view.subviews
    guard let arrangement = view.arrangement else {
      return AnyView(ZStack { ForEach(views.indices, id: \.self) { pinned(views[$0], in: view) } })
    }
    let members = Set(arrangement.views)
    var tied = AnyView(part(arrangement, of: view, isInRow: false))
    if view.superview == nil {
      let isAtTop = members.contains { view.pins(of: views[$0]).top != nil }
      tied = AnyView(tied.frame(maxHeight: .infinity, alignment: isAtTop ? .top : .center))
    }
    guard members.count < views.count else { return tied }
    let first = members.min() ?? 0
    return AnyView(
      ZStack {
        ForEach(views.indices.filter { $0 < first }, id: \.self) { pinned(views[$0], in: view) }
        tied
        ForEach(views.indices.filter { $0 > first && !members.contains($0) }, id: \.self) {
          pinned(views[$0], in: view)
        }
      })
  }

  private static func part(_ arrangement: UIArrangement, of view: UIView, isInRow: Bool) -> AnyView {
    switch arrangement {
    case .view(let place): pinned(view.subviews[place], in: view, isTied: true, isInRow: isInRow)
    case .column(let parts):
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          ForEach(parts.indices, id: \.self) { place in
            let gap = gap(before: place, of: parts, in: view, along: .vertical)
            if gap.grows { Spacer(minLength: 0) }
            part(parts[place], of: view, isInRow: isInRow).padding(.top, gap.least)
          }
        })
    case .row(let parts):
      AnyView(
        HStack(alignment: alignment(ofRow: parts.flatMap(\.views), in: view), spacing: 0) {
          ForEach(parts.indices, id: \.self) { place in
            let gap = gap(before: place, of: parts, in: view, along: .horizontal)
            if gap.grows { Spacer(minLength: 0) }
            part(parts[place], of: view, isInRow: true).padding(.leading, gap.least)
          }
        })
    }
  }

  /// The room between two neighbours; it grows where rules keep a least distance and hold both ends.
  private static func gap(
    before place: Int, of parts: [UIArrangement], in view: UIView, along axis: NSLayoutConstraint.Axis
  ) -> (least: CGFloat, grows: Bool) {
    guard place > 0 else { return (0, false) }
    let gap = view.gap(from: parts[place - 1], to: parts[place], along: axis)
    return (max(gap?.distance ?? 8, 0), gap?.isExact == false && isHeld(parts[place], in: view, along: axis))
  }

  private static func isHeld(_ part: UIArrangement, in view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    // Only the topmost view has a height of its own.
    guard axis == .horizontal || view.superview == nil else { return false }
    return part.views.contains {
      let pins = view.pins(of: view.subviews[$0])
      return (axis == .horizontal ? pins.trailing : pins.bottom) != nil
    }
  }

  private static func alignment(ofRow places: [Int], in view: UIView) -> VerticalAlignment {
    let pins = places.map { view.pins(of: view.subviews[$0]) }
    if pins.contains(where: \.isCenteredDown) { return .center }
    let attributes = Set(places.flatMap { view.subviews[$0].tiedAttributes })
    if attributes.contains(.firstBaseline) { return .firstTextBaseline }
    if attributes.contains(.lastBaseline) { return .lastTextBaseline }
    return attributes.contains(.centerY) || !pins.contains { $0.top != nil } ? .center : .top
  }

  /// A view of UIKit at the distances from the edges of the view around it that its rules of layout keep.
  /// - Parameters:
  ///   - isTied: neighbours decide where it stands vertically.
  ///   - isInRow: neighbours decide where it stands across.
  static func pinned(_ view: UIView, in around: UIView, isTied: Bool = false, isInRow: Bool = false) -> AnyView {
    // What is not drawn must not lie over what is.
    guard drawsAnything(view) else { return AnyView(EmptyView()) }
    let pins = around.pins(of: view)
    let insets = EdgeInsets(
      top: pins.top ?? 0, leading: pins.leading ?? 0, bottom: pins.bottom ?? 0, trailing: pins.trailing ?? 0)
    let hasHeight = around.superview == nil || around.fixedLength(.height) != nil
    // A view that is as wide as what it holds must not be widened by it.
    let hasWidth = around.fillsWidth
    let room = UIViewRoom(
      fillsWidth: hasWidth && around.stretches(view),
      fillsHeight: !isTied && hasHeight && pins.top != nil && pins.bottom != nil)
    var shown = AnyView(drawn(view, in: room).padding(insets))
    if !isInRow, hasWidth, let across = across(pins) {
      shown = AnyView(shown.frame(maxWidth: .infinity, alignment: across))
    }
    // Only the topmost view has a height of its own to stand in; others are as high as what they hold.
    if !isTied, hasHeight, let down = down(pins) {
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

/// Which lengths of a view of UIKit are those of the room it is given.
struct UIViewRoom {
  var fillsWidth = false
  var fillsHeight = false
  /// A size in points that takes the place of those of its rules.
  var size: CGSize?
}
