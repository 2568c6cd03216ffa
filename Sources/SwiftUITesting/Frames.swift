import Foundation
import SwiftUICore
import SwiftUIElements

extension View {
  /// Names the view's frame for `TestScreen.frame(of:)`. Changes no layout.
  public nonisolated func frameName(_ name: String) -> some View {
    background(Color.clear.accessibilityIdentifier(name).accessibilityHidden(true))
  }
}

extension TestScreen {
  /// The frame of what is called `name`, in points from the top left of the screen, by the layout engine; nil where nothing by that name is shown.
  ///
  /// A name is one given by `frameName(_:)`, an identifier, or what is spoken. With padding, without what is drawn outside the view. Texts and controls
  /// have estimated sizes, as fonts are a host's.
  ///
  ///     let screen = TestScreen(size: CGSize(width: 300, height: 100)) {
  ///       HStack(spacing: 0) { Color.red; Color.blue.frame(width: 50).frameName("blue") }
  ///     }
  ///     #expect(screen.frame(of: "blue") == CGRect(x: 250, y: 0, width: 50, height: 100))
  public func frame(of name: String) -> CGRect? { frames(of: name).first }

  /// The frames of everything that is called `name`, in order.
  public func frames(of name: String) -> [CGRect] {
    settle()
    let frames = session.layoutFrames
    return elements(name).compactMap { frames[$0]?.rect }
  }

  /// What the layout engine could not do as the views asked, a sentence each.
  public var layoutWarnings: [String] { session.layoutWarnings.map(\.description) }
}
