/// What text and shapes below are painted with, where nothing nearer says otherwise.
nonisolated struct ForegroundModifier<S: ShapeStyle>: ViewModifier {
  typealias Body = Never

  let style: S?
  /// The second and the third level, which are levels of what is around.
  var lower: [any ShapeStyle] = []

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    guard let paint = view.modifier.style?._paint(in: inputs.environment) else {
      return Modified._node(for: view.content, replacing: old, inputs)
    }
    let lower = view.modifier.lower.map { $0._paint(in: inputs.environment) }
    var inputs = inputs.adding(TextLook { $0.foreground = paint })
    inputs.environment.foregroundPaint = paint
    if inputs.environment.tintsLabelIcons { inputs.environment.tintsLabelIcons = false }
    let isLevel = S.self == HierarchicalShapeStyle.self
    // Levels are those of the accent within buttons.
    inputs.environment.pressedForeground = isLevel ? nil : paint
    if !isLevel { inputs.environment.foregroundLevels = ForegroundLevels(first: paint) }
    for (level, paint) in zip([\ForegroundLevels.second, \.third], lower) {
      inputs.environment.setForegroundLevel(level, paint)
    }
    return Modified._node(for: view.content, replacing: old, inputs)
  }
}
