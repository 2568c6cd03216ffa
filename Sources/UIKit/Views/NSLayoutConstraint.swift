import Foundation

/// A rule of layout between two views. Hosts follow fixed sizes, put views of one container into a row or column where a rule
/// ties the end of one to the start of the next, and keep the exact distances to the container's edges; other rules are kept and not
/// followed.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case notAnAttribute = 0
  }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { tell() } }
  open var priority = UILayoutPriority.required
  open var identifier: String?
  open var isActive = false { didSet { if isActive != oldValue { tell() } } }

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

  public static func activate(_ constraints: [NSLayoutConstraint]) { for rule in constraints { rule.isActive = true } }
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

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    rule(.equal, anchor, 1, c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, 1, c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, 1, c) }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// The width or height of a view.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { rule(.equal, nil, 1, c) }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, 1, c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, 1, c)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, m, c) }
}

/// A part of a view that rules of layout may name.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  public package(set) weak var owningView: UIView?
  public override nonisolated init() {}
}

/// What has edges that rules of layout can name.
@preconcurrency @MainActor
public protocol _LayoutItem: AnyObject {}

extension _LayoutItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: _LayoutItem {
  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    guides.append(guide)
    return guide
  }

  public var safeAreaLayoutGuide: UILayoutGuide { guides.first ?? guide() }
  public var layoutMarginsGuide: UILayoutGuide { safeAreaLayoutGuide }
  public var readableContentGuide: UILayoutGuide { safeAreaLayoutGuide }
}

extension UILayoutGuide: _LayoutItem {}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

/// How the views of a container stand to each other, as far as its rules say.
package enum UIArrangement: Equatable {
  case layers
  case row(order: [Int])
  case column(order: [Int])
}

extension UIView {
  /// The fixed length that rules give the view.
  package final func fixedLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    rules.last {
      $0.isActive && $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
        && $0.relation == .equal
    }?.constant
  }

  /// From the rules between the views of this one.
  package final var arrangement: UIArrangement {
    func order(_ ends: Set<NSLayoutConstraint.Attribute>, _ starts: Set<NSLayoutConstraint.Attribute>) -> [Int]? {
      var next: [Int: Int] = [:]
      for rule in subviews.flatMap(\.rules) where rule.isActive {
        guard let first = subviews.firstIndex(where: { $0 === rule.firstItem }),
          let second = subviews.firstIndex(where: { $0 === rule.secondItem }), first != second
        else { continue }
        if starts.contains(rule.firstAttribute), ends.contains(rule.secondAttribute) { next[second] = first }
        if ends.contains(rule.firstAttribute), starts.contains(rule.secondAttribute) { next[first] = second }
      }
      guard !next.isEmpty else { return nil }
      let followers = Set(next.values)
      var result: [Int] = []
      for start in subviews.indices where !followers.contains(start) {
        var place: Int? = start
        while let now = place, !result.contains(now) {
          result.append(now)
          place = next[now]
        }
      }
      return result.count == subviews.count ? result : nil
    }
    if let order = order([.bottom], [.top]) { return .column(order: order) }
    if let order = order([.trailing, .right], [.leading, .left]) { return .row(order: order) }
    return .layers
  }
}
