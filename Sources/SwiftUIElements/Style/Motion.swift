/// How a change moves.
package struct AnimationStyle: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut, spring
    case bezier(Double, Double, Double, Double)
  }

  package var curve: Curve
  /// In seconds.
  package var duration: Double
  package var delay: Double
  /// How often it runs; nil is for ever.
  package var repeats: Int?
  package var autoreverses: Bool

  package init(
    curve: Curve = .easeInOut, duration: Double = 0.35, delay: Double = 0, repeats: Int? = 1, autoreverses: Bool = false
  ) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.repeats = repeats
    self.autoreverses = autoreverses
  }
}

/// How an element appears and goes.
package struct TransitionStyle: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    case opacity, scale, slide
    case move(edge: Edge)
    case push(edge: Edge)
  }

  /// Combined effects on the way in and on the way out.
  package var insertion: [Effect]
  package var removal: [Effect]

  package init(insertion: [Effect], removal: [Effect]) {
    self.insertion = insertion
    self.removal = removal
  }
}
