extension View {
  /// Has the whole page drawn light or dark, whatever the reader's own appearance is.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentChange { if let colorScheme { $0.colorScheme = colorScheme } })
      .modifier(AppearanceModifier(appearance: colorScheme.map { $0 == .dark ? .dark : .light }))
  }

  /// Draws the view and all in it in light or dark shades, on a page; a terminal keeps those of its window.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Draws the texts within larger or smaller, each font by the same share as Apple's body text; a terminal has one size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of the texts within to a range.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return modifier(
      EnvironmentChange { values in
        guard let least = allowed.first, let most = allowed.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
      })
  }

  /// How much the headers of sections within stand out; with `increased` they are larger and in the colour of text.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
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
