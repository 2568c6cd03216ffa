import Foundation

// Modifiers of Apple's API for things that no host has: they compile, are listed in the table of support, and leave the view as it is.

extension View {
  /// Accepted; hosts change from page to page in one way.
  public nonisolated func navigationTransition<S: NavigationTransition>(_ style: S) -> some View { self }
  /// Accepted; hosts do not zoom from one screen to the next.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Accepted; hosts show no widgets.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  /// Accepted; hosts show no widgets.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Accepted; hosts have one place for the search field.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Accepted; hosts scroll what is in a sheet.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
  /// Accepted; hosts do not let what is behind a sheet be touched.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  /// Accepted; hosts choose the size of sheets.
  public nonisolated func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }

  /// Accepted; hosts have hover looks of their own.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// With a condition.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  /// Accepted; hosts have hover looks of their own.
  public nonisolated func hoverEffectGroup() -> some View { self }
  /// Accepted; hosts have no glass.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Accepted; hosts have no glass.
  public nonisolated func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Accepted; hosts have no glass.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    self
  }
  /// Accepted; hosts do not go on with a view beyond its edges.
  public nonisolated func backgroundExtensionEffect() -> some View { self }
  /// With a condition.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  /// Accepted; hosts have a distance of their own between icon and title.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Accepted; hosts give an icon the room it takes.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Accepted; hosts show bars as a person scrolls.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Accepted; hosts show bars as a person scrolls.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Accepted; hosts have no effect at the edges of what scrolls.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Accepted; hosts have no effect at the edges of what scrolls.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  /// Accepted; hosts decide when a keyboard goes.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Accepted; hosts decide what happens at the ends.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  /// Accepted; hosts tell of single views: use `onScrollVisibilityChange`.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Accepted; hosts have no status bar of the app's.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted; hosts have no status bar of the app's.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Accepted; hosts have no gestures of a system's.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Accepted; hosts have nothing of a system's over the window.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Accepted; hosts have one look of columns.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  /// Accepted; hosts have widths of their own for columns.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// With bounds.
  public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { self }
  /// Accepted; hosts hand nothing over from other devices.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
