import Foundation

/// Leads an animatable value of one place in the tree to what it is to be: at once, or in samples where the change moves.
@MainActor
final class Sampler<Data: VectorArithmetic> {
  private var target: Data?
  private var shown = Data.zero
  private var run: (motion: AnimationRun<Data>, began: Date)?

  /// Seconds between two samples.
  private static var step: TimeInterval { 1 / 30 }

  nonisolated init() {}

  var isMoving: Bool { run != nil }

  /// What is to be shown now of a value that is to be `new`.
  func value(aimingAt new: Data, of node: ViewNode) -> Data {
    if new != target {
      if target != nil, let animation = node.graph.motion {
        run = (AnimationRun(from: shown, to: new, animation), Date())
        askAgain(node)
      } else {
        run = nil
        shown = new
      }
      target = new
    } else if run != nil {
      askAgain(node)
    }
    guard var now = run else { return shown }
    if let value = now.motion.value(at: Date().timeIntervalSince(now.began)) {
      shown = value
      run = now
    } else {
      shown = new
      run = nil
    }
    return shown
  }

  private func askAgain(_ node: ViewNode) {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.step) { [weak node] in
      MainActor.assumeIsolated {
        if node?.isMounted == true { node?.setNeedsEvaluation() }
      }
    }
  }
}

/// A view with a body whose values move.
final class AnimatedNode<Content: View & Animatable>: CompositeNode<Content> {
  private let sampler = Sampler<Content.AnimatableData>()

  override var mayRest: Bool { false }
  override var restsRows: Bool { false }

  override func shown(_ value: Content) -> Content {
    var shown = value
    shown.animatableData = sampler.value(aimingAt: value.animatableData, of: self)
    return shown
  }
}

extension View where Self: Animatable {
  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard let node = old as? AnimatedNode<Self> else { return AnimatedNode(view, inputs) }
    node.update(view, inputs)
    return node
  }
}

/// A modifier with a body whose values move.
final class AnimatedModifierNode<Modifier: ViewModifier & Animatable>: CustomModifierNode<Modifier> {
  private let sampler = Sampler<Modifier.AnimatableData>()

  override var mayRest: Bool { false }

  override func shown(_ value: Modifier) -> Modifier {
    var shown = value
    shown.animatableData = sampler.value(aimingAt: value.animatableData, of: self)
    return shown
  }
}

extension ViewModifier where Self: Animatable {
  @MainActor public static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    guard let node = old as? AnimatedModifierNode<Self> else {
      return AnimatedModifierNode(view.modifier, content: view.content, inputs)
    }
    node.update(view.modifier, content: view.content, inputs)
    return node
  }
}

/// A modifier whose values move, in the older form.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
