extension View {
  /// Has the whole page drawn light or dark, whatever the reader's own appearance is.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentChange { if let colorScheme { $0.colorScheme = colorScheme } })
      .modifier(AppearanceModifier(appearance: colorScheme.map { $0 == .dark ? .dark : .light }))
  }

  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }

  public nonisolated func headerProminence(_ prominence: HeaderProminence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// Asks for light or dark colours; opens no box of its own.
nonisolated struct AppearanceModifier: StyleModifier, Equatable {
  let appearance: Appearance?

  @MainActor func fold(into folding: inout Folding) {
    if let appearance, folding.style.appearance == nil { folding.style.appearance = appearance }
  }
}
