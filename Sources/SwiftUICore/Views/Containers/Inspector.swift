import Foundation

extension View {
  /// A column of details at the trailing edge of wide windows, a sheet in narrow ones.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content)) }

  /// The width of the column around this content, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(InspectorWidth(ideal: width))
  }

  /// Inspectors of hosts keep their ideal width.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(InspectorWidth(ideal: ideal))
  }
}

nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var width

  @MainActor func body(content: Content) -> some View {
    let isNarrow = width == .compact
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue, !isNarrow {
        Divider()
        inspector().environment(\.isInInspector, true).frame(maxHeight: .infinity, alignment: .top)
      }
    }
    .sheet(
      isPresented: Binding(get: { isPresented.wrappedValue && isNarrow }, set: { isPresented.wrappedValue = $0 })
    ) { inspector() }
  }
}

nonisolated struct InspectorWidth: ViewModifier {
  let ideal: CGFloat
  @Environment(\.isInInspector) private var isInInspector

  @MainActor func body(content: Content) -> some View { content.frame(width: isInInspector ? ideal : nil) }
}

extension EnvironmentValues {
  private struct InspectorKey: EnvironmentKey { static let defaultValue = false }

  var isInInspector: Bool {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }
}
