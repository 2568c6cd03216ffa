import SwiftUIElements

/// Knows where the host has drawn a coordinate space, from the top left of the window; nil until it has told.
@MainActor
package protocol DrawnSpace: AnyObject {
  var drawnFrame: LayoutRect? { get }
}

/// Hears where its view stands, once the engine has laid the page out.
@MainActor
package protocol GeometryTarget: AnyObject {
  func stand(at place: ViewPlace)
  /// It stands in a sheet, a bar or elsewhere beside the page, where only the host knows its place.
  ///
  /// - Parameter spaces: where the host has drawn the coordinate spaces around it.
  func standBesidePage(in spaces: [String: LayoutRect])
}

/// Where a view stands.
package struct ViewPlace: Equatable, Sendable {
  /// From the top left of the window.
  package var frame: LayoutRect
  /// The safe area that reaches into it.
  package var safeArea = Insets()
  /// The name of the nearest scroll view's space; no app's name has its first character.
  package static let scrollView = "\u{0}scroll"

  /// The frames of the coordinate spaces around it, from the top left of the window.
  package var spaces: [String: LayoutRect] = [:]

  /// Where effects around it, such as a scale, have it drawn; nil where there are none.
  package var shifted: LayoutRect?
  /// The same for those spaces within which effects are.
  package var shiftedInSpaces: [String: LayoutRect] = [:]

  /// Where hosts have drawn those spaces that they have told of; nil where the engine has placed the view.
  package var drawnSpaces: [String: LayoutRect]?
  /// Where the host has drawn the view.
  package var drawn: LayoutRect?

  package init(frame: LayoutRect, safeArea: Insets = Insets(), spaces: [String: LayoutRect] = [:]) {
    self.frame = frame
    self.safeArea = safeArea
    self.spaces = spaces
  }

  /// From the top left of the window: where the host has drawn it, if that is known.
  package var shown: LayoutRect { drawn ?? shifted ?? frame }

  /// The view and a space around it, both as drawn, or both by the engine; nil where no view around has the name.
  package func pair(within name: String) -> (frame: LayoutRect, space: LayoutRect)? {
    if let drawn, let space = drawnSpaces?[name] { return (drawn, space) }
    return spaces[name].map { (shiftedInSpaces[name] ?? frame, $0) }
  }
}
