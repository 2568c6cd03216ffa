extension View {
  /// Keeps a sheet from being dismissed by the host's own means.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissLockModifier(isLocked: isDisabled))
  }
}

/// Locks the sheet around a view.
nonisolated struct DismissLockModifier: ReportingModifier {
  let isLocked: Bool

  @MainActor func value(in environment: EnvironmentValues) -> Bool { isLocked }

  @MainActor static func report(_ isLocked: Bool?, to sheet: PresentedNode?, from node: ViewNode) {
    sheet?.setLocked(isLocked ?? false)
  }
}
