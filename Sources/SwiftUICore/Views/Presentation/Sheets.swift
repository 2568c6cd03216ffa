import Foundation

extension View {
  /// Shows a sheet while the binding is true; `onDismiss` runs when it has gone.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a sheet for the item; another item's sheet begins with fresh state.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(kind: .sheet, item: item, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the window while the binding is true; `onDismiss` runs when the cover has gone.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(kind: .fullScreen, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the window for the item; another item's cover begins with fresh state.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(kind: .fullScreen, item: item, onDismiss: onDismiss, sheet: content))
  }

  /// Browsers as hosts point at the edge, or at the point or part of the view that is named; terminals show it in the middle.
  /// In a wide window it stands at the edge, or at the opposite one where there is no room; in a narrow one it is a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PopoverAnchorModifier()).modifier(
      SheetModifier(
        kind: .popover, isPresented: isPresented, onDismiss: nil, sheet: content,
        arrow: PopoverArrow(edge: arrowEdge, at: attachmentAnchor)))
  }

  /// Shows a popover for the item; another item's popover begins with fresh state.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PopoverAnchorModifier()).modifier(
      ItemSheetModifier(
        kind: .popover, item: item, onDismiss: nil, sheet: content,
        arrow: PopoverArrow(edge: arrowEdge, at: attachmentAnchor)))
  }
}

/// Keeps the view apart from what is put around it later: a popover points at it alone.
nonisolated struct PopoverAnchorModifier: StyleModifier, Equatable {
  @MainActor func fold(into folding: inout Folding) {
    folding.style.isAnchor = true
    folding.openBox()
  }
}

extension DrawingNode {
  /// What a popover around it points at: the outermost of its boxes that is an anchor, or the whole.
  var anchor: DrawingNode {
    let boxes = subject.extras?.wrappers ?? []
    return ([subject] + boxes).last { $0.element.style.isAnchor } ?? self
  }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

/// The edge where a popover's arrow stands, and the part of the view that it points at.
nonisolated struct PopoverArrow: Equatable {
  let edge: Edge
  let area: SheetContent.Anchor.Area?

  init(edge: Edge, at anchor: PopoverAttachmentAnchor) {
    self.edge = edge
    area =
      switch anchor {
      case .point(let point): SheetContent.Anchor.Area(x: point.x, y: point.y)
      case .rect(let source):
        Self.part(source.value(.zero))
      }
  }

  /// The bounds themselves have neither place nor size of their own.
  private static func part(_ rect: CGRect) -> SheetContent.Anchor.Area? {
    guard rect != .zero else { return nil }
    return SheetContent.Anchor.Area(
      x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, isInPoints: true)
  }
}

nonisolated struct SheetModifier<Sheet: View>: ViewModifier {
  let kind: SheetContent.Kind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
  /// Where a popover points.
  var arrow: PopoverArrow?

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    content.modifier(
      PresentationModifier(
        element: isPresented.wrappedValue ? Element(.sheet(SheetContent(kind: kind))) : nil, closesOnPress: false,
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, presented: sheet, arrow: arrow))
  }
}

nonisolated struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  let kind: SheetContent.Kind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  /// Where a popover points.
  var arrow: PopoverArrow?

  @MainActor func body(content: Content) -> some View {
    let (item, sheet) = (item, sheet)
    let shown = item.wrappedValue
    content.modifier(
      PresentationModifier(
        element: shown == nil ? nil : Element(.sheet(SheetContent(kind: kind))), closesOnPress: false,
        close: { item.wrappedValue = nil }, onDismiss: onDismiss,
        presented: { Group { if let shown { sheet(shown).id(shown.id) } } }, arrow: arrow))
  }
}
