import Foundation
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
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Where a push of a scroll view is to end.
public struct ScrollTarget: Equatable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// What is known of a push.
public struct ScrollTargetBehaviorContext: Sendable {
  public var originalTarget: ScrollTarget
  public var velocity: CGVector
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var axes: Axis.Set
}

/// Where a scroll view comes to rest, as hosts know it.
public struct _ScrollRest: Equatable, Sendable {
  let rest: ScrollBehavior.Rest
}

/// At whole pages, each as large as the view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _rest: _ScrollRest { _ScrollRest(rest: .atPages) }
}

/// At the views of a `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one push goes. Hosts stop where the push ends.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let never = LimitBehavior()
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
  public var _rest: _ScrollRest { _ScrollRest(rest: .atTargets) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
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

  /// Keeps the reader, but not the app, from scrolling the scroll views below.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollListeners) { $0.behavior.isDisabled = disabled }
  }
}
