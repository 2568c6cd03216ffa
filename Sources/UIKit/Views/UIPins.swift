import Foundation

/// Where rules of layout tie a view to the edges and middle of the view around it; distances inwards, in points.
package struct UIPins: Equatable {
  package var leading: CGFloat?
  package var trailing: CGFloat?
  package var top: CGFloat?
  package var bottom: CGFloat?
  package var isCenteredAcross = false
  package var isCenteredDown = false
}

extension UIView {
  /// The rules between this view or its guides and one of its subviews that hold exactly, and what follows from the same edge of another
  /// subview.
  package final func pins(of subview: UIView) -> UIPins { pins(of: subview, depth: 0) }

  private func pins(of subview: UIView, depth: Int) -> UIPins {
    var pins = ownPins(of: subview)
    // Rules may go round in a circle.
    guard depth < 4 else { return pins }
    for rule in subview.rules where rule.isActive && rule.relation == .equal {
      guard rule.firstAttribute == rule.secondAttribute else { continue }
      let isFirst = rule.firstItem === subview
      guard let other = (isFirst ? rule.secondItem : rule.firstItem) as? UIView, other !== subview,
        other.superview === self
      else { continue }
      let shift = isFirst ? rule.constant : -rule.constant
      let others = { self.pins(of: other, depth: depth + 1) }
      switch rule.firstAttribute {
      case .leading, .left: if pins.leading == nil { pins.leading = others().leading.map { $0 + shift } }
      case .trailing, .right: if pins.trailing == nil { pins.trailing = others().trailing.map { $0 - shift } }
      case .top: if pins.top == nil { pins.top = others().top.map { $0 + shift } }
      case .bottom: if pins.bottom == nil { pins.bottom = others().bottom.map { $0 - shift } }
      case .centerX: if others().isCenteredAcross { pins.isCenteredAcross = true }
      case .centerY: if others().isCenteredDown { pins.isCenteredDown = true }
      default: break
      }
    }
    return pins
  }

  private func ownPins(of subview: UIView) -> UIPins {
    var pins = UIPins()
    for rule in subview.rules where rule.isActive && rule.relation == .equal {
      guard rule.firstAttribute == rule.secondAttribute else { continue }
      let isOwn = rule.firstItem === subview && holds(rule.secondItem)
      guard isOwn || (rule.secondItem === subview && holds(rule.firstItem)) else { continue }
      let inwards = isOwn ? rule.constant : -rule.constant
      let margins = margins(of: isOwn ? rule.secondItem : rule.firstItem)
      switch rule.firstAttribute {
      case .leading, .left: pins.leading = inwards + margins.leading
      case .trailing, .right: pins.trailing = margins.trailing - inwards
      case .top: pins.top = inwards + margins.top
      case .bottom: pins.bottom = margins.bottom - inwards
      case .centerX: pins.isCenteredAcross = true
      case .centerY: pins.isCenteredDown = true
      default: break
      }
    }
    return pins
  }

  /// Whether an item is this view or a guide of it; content that scrolls may be tied to the views around the scroll view too.
  private func holds(_ item: AnyObject?) -> Bool {
    guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
    return view === self || (self is UIScrollView && isDescendant(of: view))
  }

  private func margins(of item: AnyObject?) -> NSDirectionalEdgeInsets {
    guard let guide = item as? UILayoutGuide, guide.hasMargins, let view = guide.owningView else {
      return NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    return view.directionalLayoutMargins
  }
}
