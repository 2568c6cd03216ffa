import SwiftUIElements
import SwiftUILayout

/// What a modifier says to the layout engine alone: hosts do not draw it.
struct LayoutMark {
  /// What of its element the engine takes the mark for, where hosts come near to it by other means.
  enum Replaced { case role, style }

  /// Where in the element's style the modifier stands.
  var stage: ElementLayout.Stage
  var kind: LayoutKind
  var replaces: Replaced?
  /// Hears where the view stands.
  weak var target: (any GeometryTarget)?
  /// Names the view's frame as a coordinate space.
  var space: String?
  /// Knows where the host has drawn that.
  weak var drawnSpace: (any DrawnSpace)?
}

/// Knows where the host has drawn a coordinate space, from the top left of the window; nil until it has told.
@MainActor
protocol DrawnSpace: AnyObject {
  var drawnFrame: LayoutRect? { get }
}

/// Hears where its view stands, once the engine has laid the page out.
@MainActor
protocol GeometryTarget: AnyObject {
  func stand(at place: ViewPlace)
  /// It stands in a sheet, a bar or elsewhere beside the page, where only the host knows its place.
  ///
  /// - Parameter spaces: where the host has drawn the coordinate spaces around it.
  func standBesidePage(in spaces: [String: LayoutRect])
}

/// Where a view stands.
struct ViewPlace: Equatable, Sendable {
  /// From the top left of the window.
  var frame: LayoutRect
  /// The safe area that reaches into it.
  var safeArea = Insets()
  /// The name of the nearest scroll view's space; no app's name has its first character.
  static let scrollView = "\u{0}scroll"

  /// The frames of the coordinate spaces around it, from the top left of the window.
  var spaces: [String: LayoutRect] = [:]

  /// Where effects around it, such as a scale, have it drawn; nil where there are none.
  var shifted: LayoutRect?
  /// The same for those spaces within which effects are.
  var shiftedInSpaces: [String: LayoutRect] = [:]

  /// Where hosts have drawn those spaces that they have told of; nil where the engine has placed the view.
  var drawnSpaces: [String: LayoutRect]?
  /// Where the host has drawn the view.
  var drawn: LayoutRect?

  /// From the top left of the window: where the host has drawn it, if that is known.
  var shown: LayoutRect { drawn ?? shifted ?? frame }

  /// The view and a space around it, both as drawn, or both by the engine; nil where no view around has the name.
  func pair(within name: String) -> (frame: LayoutRect, space: LayoutRect)? {
    if let drawn, let space = drawnSpaces?[name] { return (drawn, space) }
    return spaces[name].map { (shiftedInSpaces[name] ?? frame, $0) }
  }
}

/// Adds a mark of the layout engine. Told apart by who owns it.
struct LayoutFold: FoldingModifier {
  unowned let owner: AnyObject
  let kind: @MainActor () -> LayoutKind
  weak var target: (any GeometryTarget)?
  var space: String?
  var kinds: EventKinds = []

  func fold(into folding: inout Folding) {
    folding.leaveEffects()
    folding.mark(
      LayoutMark(
        stage: folding.stage.layoutStage, kind: kind(), target: target, space: space,
        drawnSpace: space == nil ? nil : owner as? any DrawnSpace))
    if !kinds.isEmpty, let listener = owner as? any EventTarget { folding.listen(listener, for: kinds) }
  }

  func isSame(as other: LayoutFold) -> Bool { owner === other.owner && space == other.space && kinds == other.kinds }
}

/// The direction of reading of a view and all in it.
struct DirectionFold: FoldingModifier, Equatable {
  let isRightToLeft: Bool

  func fold(into folding: inout Folding) {
    folding.leaveEffects()
    folding.mark(LayoutMark(stage: folding.stage.layoutStage, kind: .direction(isRightToLeft: isRightToLeft)))
    folding.style.isRightToLeft = isRightToLeft
  }
}

/// A node whose view wants to know where it stands.
@MainActor
protocol MeasuringNode: ViewNode {
  /// The host has not said, or not all that is asked.
  var needsEngine: Bool { get }
}

extension Folding {
  /// What stands outside an offset is not moved by it, nor turned or scaled by what is about the view.
  fileprivate mutating func leaveEffects() { if (Stage.scale...Stage.offset).contains(stage) { openBox() } }
}

extension Folding.Stage {
  /// Where the layout engine finds it in the element's style.
  var layoutStage: ElementLayout.Stage {
    switch self {
    case .content: .content
    case .frame: .framed
    case .layout: .outer
    default: .padded
    }
  }
}

extension LayoutKind {
  /// What it holds goes on under bars.
  var isIgnoredArea: Bool { if case .ignoresSafeArea = self { true } else { false } }
}
