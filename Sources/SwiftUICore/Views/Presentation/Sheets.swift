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

  /// Drawn in the middle of the page: hosts do not point at the view.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(kind: .popover, isPresented: isPresented, onDismiss: nil, sheet: content))
  }

  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(kind: .popover, item: item, onDismiss: nil, sheet: content))
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

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    content.modifier(
      PresentationModifier(
        element: isPresented.wrappedValue ? Element(.sheet(SheetContent(kind: kind))) : nil, closesOnPress: false,
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, presented: sheet))
  }
}

nonisolated struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  let kind: SheetContent.Kind
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  @MainActor func body(content: Content) -> some View {
    let (item, sheet) = (item, sheet)
    let shown = item.wrappedValue
    content.modifier(
      PresentationModifier(
        element: shown == nil ? nil : Element(.sheet(SheetContent(kind: kind))), closesOnPress: false,
        close: { item.wrappedValue = nil }, onDismiss: onDismiss,
        presented: { Group { if let shown { sheet(shown).id(shown.id) } } }))
  }
}
