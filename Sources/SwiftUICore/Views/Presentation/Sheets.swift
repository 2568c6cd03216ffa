extension View {
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(kind: .sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(kind: .sheet, item: item, onDismiss: onDismiss, sheet: content))
  }

  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(kind: .fullScreen, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(kind: .fullScreen, item: item, onDismiss: onDismiss, sheet: content))
  }

  /// Browsers as hosts point at an edge of the whole view, not at a point of it; terminals show it in the middle.
  /// In a wide window it stands at the edge, or at the opposite one where there is no room; in a narrow one it is a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PopoverAnchorModifier()).modifier(
      SheetModifier(
        kind: .popover, isPresented: isPresented, onDismiss: nil, sheet: content, arrowEdge: arrowEdge))
  }

  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PopoverAnchorModifier()).modifier(
      ItemSheetModifier(kind: .popover, item: item, onDismiss: nil, sheet: content, arrowEdge: arrowEdge))
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
  case rect(Source)
  case point(UnitPoint)

  public struct Source: Sendable {
    public static let bounds = Source()
  }
}

nonisolated struct SheetModifier<Sheet: View>: ViewModifier {
  let kind: SheetContent.Kind
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
  /// The edge of the view that a popover points at.
  var arrowEdge: Edge?

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    content.modifier(
      PresentationModifier(
        element: isPresented.wrappedValue ? Element(.sheet(SheetContent(kind: kind))) : nil, closesOnPress: false,
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, presented: sheet, arrowEdge: arrowEdge))
  }
}

nonisolated struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  let kind: SheetContent.Kind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  /// The edge of the view that a popover points at.
  var arrowEdge: Edge?

  @MainActor func body(content: Content) -> some View {
    let (item, sheet) = (item, sheet)
    let shown = item.wrappedValue
    content.modifier(
      PresentationModifier(
        element: shown == nil ? nil : Element(.sheet(SheetContent(kind: kind))), closesOnPress: false,
        close: { item.wrappedValue = nil }, onDismiss: onDismiss,
        presented: { Group { if let shown { sheet(shown).id(shown.id) } } }, arrowEdge: arrowEdge))
  }
}
