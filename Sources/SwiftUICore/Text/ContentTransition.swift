import Foundation

extension View {
  /// How texts and symbols below change their content: words where the change is animated, symbols always.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }

  /// How content changes within a view.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// How content changes within a view. What is new moves as a whole.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind { case identity, fade, number, countdown, symbol }

  private let kind: Kind

  /// No change is drawn.
  public static let identity = ContentTransition(kind: .identity)
  /// What is new fades in.
  public static let opacity = ContentTransition(kind: .fade)
  /// What is new fades in.
  public static let interpolate = ContentTransition(kind: .fade)
  /// Numbers roll up where they have grown, or down when counting down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    .init(kind: countsDown ? .countdown : .number)
  }
  /// Numbers roll up where they have grown, down where they have become less.
  public static func numericText(value: Double) -> ContentTransition { .init(kind: .number) }
  /// One symbol grows in place of the other.
  public static let symbolEffect = ContentTransition(kind: .symbol)

  /// Has an element come as the environment says, where it takes the place of another content in a node.
  @MainActor static func apply(to element: inout Element, in node: DrawingNode?, _ environment: EnvironmentValues) {
    guard let node else { return }
    let transition = environment.contentTransition
    guard transition.kind != .identity else { return }
    let last = node.style.text.arrival
    guard let way = transition.way(from: node.role, to: element.role, in: node.graph) else {
      // What has begun to move is not cut off.
      if last != nil { element.style.text.arrival = last }
      return
    }
    element.style.text.arrival = ContentArrival(way: way, isSecond: last?.isSecond != true)
  }

  @MainActor private func way(from old: Role, to new: Role, in graph: Graph) -> ContentArrival.Way? {
    switch (old, new) {
    case (.text(let old), .text(let new)):
      guard old.plain != new.plain, graph.motion != nil else { return nil }
      switch kind {
      case .identity, .symbol: return nil
      case .fade: return .fade
      case .countdown: return .down
      case .number: return Self.number(in: new.plain) < Self.number(in: old.plain) ? .down : .up
      }
    case (.symbol(let old), .symbol(let new)):
      guard old.name != new.name, kind == .symbol || graph.motion != nil else { return nil }
      return kind == .symbol ? .grow : .fade
    default: return nil
    }
  }

  /// The digits of a text as one number.
  private static func number(in text: String) -> Double {
    Double(text.filter { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) ?? 0
  }
}
