import StrangersModels
import SwiftUI
import Testing

// Compiled like an app in another package: it sees what is public, and nothing else.

@Suite struct StrangersNames {
  /// Each name is that of the stranger's module: were it one of SwiftUI's too, this would not compile.
  @Test func anAppsOwnNamesDoNotClash() {
    let own: [any Sendable.Type] = [
      Accessibility.self, AnimationStyle.self, Appearance.self, AspectRatio.self, AxisAlignment.self, AxisSet.self,
      BoxAlignment.self, ButtonContent.self, ColorValue.self, Command.self, Diagnostic.self, Diagnostics.self,
      DialogContent.self, Drawing.self, Element.self, ElementHost.self, ElementTree.self, EventKind.self,
      EventKinds.self,
      EventValue.self, FieldContent.self, Folding.self, FontStyle.self, Frame.self, FrameTransaction.self,
      Graph.self, GradientStop.self, GridContent.self, Host.self, HostEvent.self, HostTraits.self,
      ImageContent.self, ImageStore.self, InsetOutline.self, Insets.self, ListStyleKind.self, Node.self,
      NodeID.self, Outline.self, PageContent.self, Paint.self, PaintedShape.self, Patch.self, PickerContent.self,
      Point.self, Role.self, RowContent.self, SceneWindow.self, Session.self, SessionHandle.self, Shadow.self,
      Shared.self, ShapeContent.self, SheetContent.self, Shutdown.self, Size.self, Spans.self, StackAxis.self,
      StackContent.self, Stroke.self, Style.self, SymbolContent.self, TextContent.self, TextStyle.self,
      ToolbarItems.self, Traits.self, TransitionStyle.self, TrimmedOutline.self,
    ]
    #expect(own.allSatisfy { "\(String(reflecting: $0))".hasPrefix("StrangersModels.") })
  }

  /// An app's own type of a plain name comes before everything imported, also within views.
  @MainActor
  @Test func viewsUseTheAppsOwnTypes() {
    struct Pin: View {
      let point: Point
      let size: Size
      var body: some View { Text("\(String(describing: point)) \(String(describing: size))") }
    }
    _ = Pin(point: Point(), size: Size()).body
  }
}
