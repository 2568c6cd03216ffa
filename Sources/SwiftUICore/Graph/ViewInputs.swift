/// What comes down to a view from above its place in the tree.
public struct ViewInputs {
  /// What kind of place this is.
  struct PlaceKind: OptionSet {
    let rawValue: UInt8
    /// Within a list or lazy stack, where "appears" means that it comes into view.
    static let lazy = PlaceKind(rawValue: 1)
    /// Children are told apart by their tags: pickers, tabs, lists with selection.
    static let tagged = PlaceKind(rawValue: 2)
    /// Directly within a list or section, where each drawn child becomes a row.
    static let rows = PlaceKind(rawValue: 4)
    /// Directly within a list or lazy container, where a long `ForEach` shows its first elements only.
    static let windowed = PlaceKind(rawValue: 8)
    /// Directly within tabs, of which only the chosen one is built.
    static let tab = PlaceKind(rawValue: 16)
  }

  unowned(unsafe) var parent: ViewNode
  var environment: EnvironmentValues
  /// Modifiers waiting for the next thing that is drawn, innermost first.
  var modifiers: ModifierCell?
  var place: PlaceKind = []

  /// The same for a structural child of `node`.
  func through(_ node: ViewNode) -> ViewInputs {
    var inputs = self
    inputs.parent = node
    return inputs
  }

  /// For the content of the drawn `node`, which has taken the modifiers.
  func within(_ node: ViewNode, place: PlaceKind? = nil) -> ViewInputs {
    var inputs = self
    inputs.parent = node
    inputs.modifiers = nil
    inputs.place = place ?? self.place.intersection(.lazy)
    return inputs
  }

  /// With one more modifier, inside those that wait already.
  @MainActor
  func adding(_ modifier: some FoldingModifier) -> ViewInputs {
    var inputs = self
    inputs.modifiers = TypedModifierCell(modifier, outer: modifiers)
    return inputs
  }

  /// With the environment changed.
  func changing(_ change: (inout EnvironmentValues) -> Void) -> ViewInputs {
    var inputs = self
    change(&inputs.environment)
    return inputs
  }

  /// True where a view that was drawn from `other` need not be drawn again.
  @MainActor
  func areSame(as other: ViewInputs) -> Bool {
    place == other.place && environment.isSame(as: other.environment)
      && ModifierCell.areSame(modifiers, other.modifiers)
  }
}
