import Foundation

/// A rule of layout between two views. Hosts follow fixed sizes, put views of one container into a row or column where a rule
/// ties the end of one to the start of the next, keep the exact distances to the container's edges, least lengths, and the ratio of a
/// view's own width and height; other rules are kept and not followed.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }
  /// Whether two lengths are equal, or bound each other.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// An edge, middle or size of a view; by Apple's numbers for the first ten.
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case notAnAttribute = 0
  }

  /// The view or guide that the rule is about, held weakly.
  public private(set) weak var firstItem: AnyObject?
  /// What of the first item the rule is about.
  public let firstAttribute: Attribute
  /// Whether the lengths are equal, or bound each other.
  public let relation: Relation
  /// The view or guide that the first one is compared with, held weakly; nil where there is none.
  public private(set) weak var secondItem: AnyObject?
  /// What of the second item the first is compared with.
  public let secondAttribute: Attribute
  /// Kept; the rules that hosts follow have none.
  public let multiplier: CGFloat
  /// What is added to the second length, in points.
  open var constant: CGFloat { didSet { tell() } }
  /// Kept; hosts follow the rule that was added last.
  open var priority = UILayoutPriority.required
  /// A name for the app's own use.
  open var identifier: String?
  /// Whether the rule is followed. False at first.
  open var isActive = false { didSet { if isActive != oldValue { tell() } } }

  /// A rule, to be made active: first = second · multiplier + constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  /// Makes rules active.
  public static func activate(_ constraints: [NSLayoutConstraint]) { for rule in constraints { rule.isActive = true } }
  /// Makes rules inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for rule in constraints { rule.isActive = false }
  }

  private func tell() {
    for item in [firstItem, secondItem] {
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      view?.keep(self)
    }
  }
}

/// An edge, middle or size of a view that rules of layout are made of.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func rule(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// A rule that keeps the two equal, at a distance in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    rule(.equal, anchor, 1, c)
  }
  /// A rule that keeps this one from getting smaller; hosts follow of it only which of two views comes first.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, 1, c) }
  /// A rule that keeps this one from getting larger; hosts follow of it only which of two views comes first.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, 1, c) }
}

/// What the system leaves between two things, in points.
private let systemSpacing: CGFloat = 8

/// An edge or middle across.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, 1, systemSpacing * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier) }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier) }
}

/// An edge, middle or baseline up and down.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, 1, systemSpacing * multiplier) }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, 1, systemSpacing * multiplier) }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, 1, systemSpacing * multiplier) }
}

/// The width or height of a view.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A rule that gives the view a length in points, which hosts follow.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { rule(.equal, nil, 1, c) }
  /// A rule with the least length in points, which hosts follow.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, 1, c)
  }
  /// A rule with the largest length in points; hosts do not follow it.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, 1, c)
  }
  /// A rule that ties the length to another; hosts follow it between the lengths of one view, and where both are equal with the view around.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, m, c) }
  /// A rule with a least length by another; hosts do not follow it.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, m, c) }
  /// A rule with a largest length by another; hosts do not follow it.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, m, c) }
}

/// A part of a view that rules of layout may name.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  public package(set) weak var owningView: UIView?
  /// Whether its edges are those of the view less its layout margins.
  final var hasMargins = false
  /// A guide that belongs to no view.
  public override init() {}
}

/// What has edges that rules of layout can name.
@preconcurrency @MainActor
public protocol _LayoutItem: AnyObject {}

extension _LayoutItem {
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle between the side edges.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The line that the first letters stand on; hosts do not follow rules about it.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The line that the last letters stand on; hosts do not follow rules about it.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: _LayoutItem {
  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    guides.append(guide)
    return guide
  }

  /// The part of the view that bars leave free; here its edges are those of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { guides.first { !$0.hasMargins } ?? guide() }
  /// The part of the view within its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let known = guides.first(where: \.hasMargins) { return known }
    let margins = guide()
    margins.hasMargins = true
    return margins
  }
  /// Gives a guide to the view; rules that name it mean the edges of the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Takes a guide away from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
  /// The same guide as `layoutMarginsGuide`: lines may be as long as the view is wide.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}

extension UILayoutGuide: _LayoutItem {}

/// How much a rule of layout matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number, up to 1000.
  public let rawValue: Float
  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// To be kept under all circumstances: 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
}

extension UIView {
  /// The fixed length that rules give the view.
  package final func fixedLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    rules.last {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal
    }?.constant
  }

  /// The least length that rules give the view, at any distance from others.
  package final func leastLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    rules.last {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .greaterThanOrEqual
    }?.constant
  }

  /// The width of the view for one point of its height, where a rule ties the two.
  package final var aspectRatio: CGFloat? {
    for rule in rules.reversed()
    where rule.isActive && rule.relation == .equal && rule.firstItem === self && rule.secondItem === self {
      guard rule.multiplier > 0, rule.multiplier.isFinite else { continue }
      switch (rule.firstAttribute, rule.secondAttribute) {
      case (.width, .height): return rule.multiplier
      case (.height, .width): return 1 / rule.multiplier
      default: continue
      }
    }
    return nil
  }

  /// Whether a rule makes a length of the view that of a view around it.
  package final func isAsLong(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    rules.contains { rule in
      guard rule.isActive, rule.relation == .equal, rule.firstAttribute == attribute, rule.multiplier == 1,
        rule.secondAttribute == attribute
      else { return false }
      let other = rule.firstItem === self ? rule.secondItem : rule.secondItem === self ? rule.firstItem : nil
      guard let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView else { return false }
      return view !== self && isDescendant(of: view)
    }
  }

  /// Whether the view is as wide as the room it is given.
  package final var fillsWidth: Bool {
    if fixedLength(.width) != nil || isAsLong(.width) { return true }
    guard let superview else { return true }
    if superview is UITableViewCell || superview is UICollectionViewCell || superview is UIVisualEffectView {
      return superview.fillsWidth
    }
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self }) {
      guard stack.fillsWidth else { return false }
      return stack.axis == .vertical ? stack.alignment == .fill : stack.distribution == .fillEqually
    }
    return superview.stretches(self) && superview.fillsWidth
  }

  /// What rules tie to the same of another view.
  package final var tiedAttributes: Set<NSLayoutConstraint.Attribute> {
    Set(rules.filter { $0.isActive && $0.firstAttribute == $0.secondAttribute }.map(\.firstAttribute))
  }
}
