/// The label of a control: its first view is the title, those after it stand below in smaller letters.
nonisolated struct SubtitledLabel<Label: View>: View {
  let label: Label

  /// Whether a label of this type may be of several views.
  static var isNeeded: Bool { Label.self is any TakenApart.Type }

  @MainActor var body: some View {
    let views = SubviewsCollection(of: label)
    if views.count > 1 {
      VStack(alignment: .leading) {
        views[0]
        views[1...].font(.subheadline).foregroundStyle(.secondary)
      }
    } else {
      label
    }
  }
}
