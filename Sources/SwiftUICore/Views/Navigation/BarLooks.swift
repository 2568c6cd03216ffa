extension View {
  /// What is behind the bars of a page and of the tabs around. A title has it behind it once something is scrolled there, or where
  /// the ground is made visible; other bars have it at once.
  // Disfavoured: `.visible` and its kind are tried as a visibility alone, which keeps long chains of modifiers quick to check.
  @_disfavoredOverload
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(BarLookModifier(bars: bars) { $0.ground = style._paint(in: $1) })
  }

  /// Whether there is anything behind the bars of a page and of the tabs around.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingGround(visibility, bars)
  }

  /// Whether there is anything behind the bars of a page and of the tabs around.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { showingGround(visibility, bars) }

  private nonisolated func showingGround(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    modifier(
      BarLookModifier(bars: bars) { look, _ in
        look.showsGround = visibility == .automatic ? nil : visibility == .visible
      })
  }

  /// Light or dark shades for the bars of a page and of the tabs around; nil is as the page has them.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(BarLookModifier(bars: bars) { look, _ in look.shades = colorScheme.map { $0 == .dark ? .dark : .light } })
  }
}

/// Tells the page around and its tabs what a view wants of their bars.
nonisolated struct BarLookModifier: ReportingModifier {
  let bars: [ToolbarPlacement]
  let set: (inout ControlLook, EnvironmentValues) -> Void

  struct Wish: Equatable {
    var look: ControlLook
    var isOfPage: Bool
    var isOfTabs: Bool
  }

  @MainActor func value(in environment: EnvironmentValues) -> Wish {
    var look = ControlLook()
    set(&look, environment)
    return Wish(
      look: look, isOfPage: bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic),
      isOfTabs: bars.contains(.tabBar))
  }

  @MainActor static func report(_ wish: Wish?, to page: PageNode?, from node: ViewNode) {
    page?.set(look: wish.flatMap { $0.isOfPage ? $0.look : nil }, of: node)
    node.ancestor(TabsNode.self)?.set(look: wish.flatMap { $0.isOfTabs ? $0.look : nil }, of: node)
  }
}
