import Foundation
import UIKit
import SwiftUIElements

/// Where scroll views come to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  var _rest: _ScrollRest { get }
  /// Changes where a push is to end. Hosts ask the behaviours that are here alone: with one of an app's own they stop where the push ends.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  public var _rest: _ScrollRest { _ScrollRest(rest: .anywhere) }
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Where a push of a scroll view is to end.
public struct ScrollTarget: Equatable, Sendable {
  /// What is to be seen, in points.
  public var rect: CGRect
  /// The point of it that meets the view's; nil for the start.
  public var anchor: UnitPoint?
}

/// What is known of a push.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where the push would end by itself.
  public var originalTarget: ScrollTarget
  /// In points a second.
  public var velocity: CGVector
  /// The size of all that scrolls.
  public var contentSize: CGSize
  /// The size of the view.
  public var containerSize: CGSize
  /// The directions in which it scrolls.
  public var axes: Axis.Set
}

/// Where a scroll view comes to rest, as hosts know it.
public struct _ScrollRest: Equatable, Sendable {
  let rest: ScrollBehavior.Rest
}

/// At whole pages, each as large as the view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The same as `.paging`.
  public init() {}
  public var _rest: _ScrollRest { _ScrollRest(rest: .atPages) }
}

/// At the views of a `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one push goes. Hosts stop where the push ends.
  public struct LimitBehavior: Sendable {
    /// As far as the push goes.
    public static let automatic = LimitBehavior()
    /// As far as the push goes.
    public static let always = LimitBehavior()
    /// As far as the push goes.
    public static let alwaysByFew = LimitBehavior()
    /// As far as the push goes.
    public static let alwaysByOne = LimitBehavior()
    /// As far as the push goes.
    public static let never = LimitBehavior()
  }

  /// The limit has no effect.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// The limit and the anchor have no effect.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  public var _rest: _ScrollRest { _ScrollRest(rest: .atTargets) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages, each as large as the view.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the views of a `scrollTargetLayout`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// At the views of a `scrollTargetLayout`; the limit has no effect.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
  /// At the views of a `scrollTargetLayout`; the limit and the anchor have no effect.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior, anchor: anchor) }
}

extension View {
  /// The views of this stack are what scroll views come to rest at, and what `scrollPosition` names.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(StyleChange(.layout) { $0.holdsScrollTargets = isEnabled })
  }

  /// Where the scroll views below come to rest.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollListeners) { $0.behavior.rest = behavior._rest.rest }
  }

  /// Whether the scroll views and lists below show where they are scrolled to.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollListeners) {
      $0.behavior.hidesIndicators = visibility == .hidden || visibility == .never
    }
  }

  /// Lets what is in the scroll views below be seen beyond them, across their axis: shadows of cards in a row, for example.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollListeners) { $0.behavior.isUnclipped = disabled }
  }

  /// Keeps the reader, but not the app, from scrolling the scroll views below.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollListeners) { $0.behavior.isDisabled = disabled }
  }
}

/// Whether bars say where something is scrolled to. Where they show, they come and go as the system likes.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown; they may still fade while nothing moves.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not to be seen.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Not to be seen, as `hidden`.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
