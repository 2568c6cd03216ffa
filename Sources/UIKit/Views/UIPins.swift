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
  /// The rules between this view or its guides and one of its subviews that hold exactly.
  package final func pins(of subview: UIView) -> UIPins {
    var pins = UIPins()
    for rule in subview.rules where rule.isActive && rule.relation == .equal {
      guard rule.firstAttribute == rule.secondAttribute else { continue }
      let isOwn = rule.firstItem === subview && holds(rule.secondItem)
      guard isOwn || (rule.secondItem === subview && holds(rule.firstItem)) else { continue }
      let inwards = isOwn ? rule.constant : -rule.constant
      switch rule.firstAttribute {
      case .leading, .left: pins.leading = inwards
      case .trailing, .right: pins.trailing = -inwards
      case .top: pins.top = inwards
      case .bottom: pins.bottom = -inwards
      case .centerX: pins.isCenteredAcross = true
      case .centerY: pins.isCenteredDown = true
      default: break
      }
    }
    return pins
  }

  private func holds(_ item: AnyObject?) -> Bool { item === self || (item as? UILayoutGuide)?.owningView === self }

  /// The distance that rules keep between the end of one subview and the start of the next, in points; nil where none does.
  package final func gap(after one: UIView, before next: UIView) -> CGFloat? {
    let ends: Set<NSLayoutConstraint.Attribute> = [.bottom, .trailing, .right]
    let starts: Set<NSLayoutConstraint.Attribute> = [.top, .leading, .left]
    for rule in next.rules where rule.isActive && rule.relation == .equal {
      if rule.firstItem === next, rule.secondItem === one, starts.contains(rule.firstAttribute),
        ends.contains(rule.secondAttribute)
      {
        return rule.constant
      }
      if rule.firstItem === one, rule.secondItem === next, ends.contains(rule.firstAttribute),
        starts.contains(rule.secondAttribute)
      {
        return -rule.constant
      }
    }
    return nil
  }
}
