import Foundation

extension View {
  /// Has the frame in which `value` changes move, where nothing else says how.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Every change of this view moves.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(StyleChange(.layout) { if $0.animation == nil { $0.animation = animation?.style } })
  }

  /// How the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(StyleChange(.layout) { $0.transition = t.style })
  }

  /// How the view comes and goes, by a transition of an app's own: hosts fade it.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }

  /// Changes of `body`'s modifiers move; hosts move the whole view with them.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)).animation(animation) }

  /// The change of this view's animation that `transform` asks for.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(
      StyleChange(.layout) {
        var transaction = Transaction(animation: $0.animation.map(Animation.init))
        transform(&transaction)
        $0.animation = transaction.frameAnimation
      })
  }
}

extension View {
  /// Changes that come with a new `value` move as `transform` says.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    return animation(transaction.animation, value: value)
  }

  /// Changes of `body`'s modifiers move as `transform` says.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)).transaction(transform) }
}

/// Watches a value, and moves what changes together with it.
nonisolated struct ValueAnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let animation: Animation?
  let value: Value

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let node = old as? ValueAnimationNode<Value> ?? ValueAnimationNode(inputs)
    node.take(view.modifier.value, view.modifier.animation)
    node.setContent(Modified._node(for: view.content, replacing: node.content, inputs.through(node)))
    return node
  }
}

/// Remembers the value that a view was last shown with.
final class ValueAnimationNode<Value: Equatable>: PassingNode {
  private var last: Value?

  override init(_ inputs: ViewInputs) {
    super.init(inputs)
    last = LastValue.left(by: self)
  }

  override var mayRest: Bool { true }

  override var storage: [AnyObject] { last.map { [LastValue.keep($0)] } ?? [] }

  func take(_ value: Value, _ animation: Animation?) {
    if let last, last != value, let animation { graph.animate(animation) }
    last = value
  }
}

/// Where a transition is: coming, there, or going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// True while the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 and 1.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// How a view comes and goes, as an app's own. Hosts fade; what the body does is not drawn.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Stands for the view that something is done with.
public nonisolated struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  private let make: @MainActor (ViewNode?, ViewInputs) -> ViewNode

  init(content: Value) where Value: View {
    let content = Unchecked(content)
    make = { Value._node(for: content.value, replacing: $0, $1) }
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    view.make(old, inputs)
  }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  let style: TransitionStyle

  private init(_ effects: [TransitionStyle.Effect]) {
    style = TransitionStyle(insertion: effects, removal: effects)
  }

  private init(style: TransitionStyle) { self.style = style }

  /// At once.
  public static let identity = AnyTransition([])
  /// Fading.
  public static let opacity = AnyTransition([.opacity])
  /// Growing from nothing and shrinking to it.
  public static let scale = AnyTransition([.scale])
  /// From one side and to the other.
  public static let slide = AnyTransition([.slide])

  /// Growing and shrinking, from nothing and about the middle whatever is given.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// From an edge and to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge: edge)]) }
  /// Fading: hosts do not blur on the way.
  public static let blurReplace = AnyTransition([.opacity])
  /// Symbols fade as other views do.
  public static let symbolEffect = AnyTransition([.opacity])
  /// From an edge, and to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition([.push(edge: edge)]) }
  /// As `slide`, whatever the way.
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
  /// As `slide`, whatever the way.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { .slide }

  /// Fades from one modifier to the other: hosts do not draw what they change on the way.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

  /// A transition of an app's own, which hosts draw as a fade.
  public init<T: Transition>(_ transition: T) {
    style =
      (transition as? any KnownTransition)?.known.style ?? TransitionStyle(insertion: [.opacity], removal: [.opacity])
  }

  /// One way to come and another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(style: TransitionStyle(insertion: insertion.style.insertion, removal: removal.style.removal))
  }

  /// Both ways together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      style: TransitionStyle(
        insertion: style.insertion + other.style.insertion, removal: style.removal + other.style.removal))
  }

  /// The animation of the change is used.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
