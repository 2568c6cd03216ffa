import SwiftUIElements
import SwiftUILayout

extension DrawingNode {
  /// What only some nodes need.
  final class Extras {
    /// Boxes around this node, innermost first.
    var wrappers: [BoxNode] = []
    var handler: ((EventKind, EventValue) -> Bool)?
    var targets: [any EventTarget] = []
    /// What modifiers say to the layout engine.
    var marks: [LayoutMark] = []
    /// What of them, and besides, a host that lays out has been told.
    var rules: LayoutRules?
    /// The row, option or part a container has put around this node.
    var holder: DrawingNode?

    /// What the layout engine and the host have said of the node: boxed, as it is large and most nodes stand where their host puts
    /// them.
    private final class Solved {
      var place: ElementPlace?
      var words: DrawnWords?
      var part: Size?
      var area: ToldArea?
    }

    private var solved: Solved?

    private func set<Value>(_ value: Value?, _ field: ReferenceWritableKeyPath<Solved, Value?>) {
      if solved == nil, value != nil { solved = Solved() }
      solved?[keyPath: field] = value
    }

    /// Where the layout engine has put the node.
    var place: ElementPlace? {
      get { solved?.place }
      set { set(newValue, \.place) }
    }

    /// Of a text that has a place, how the host draws its words.
    var words: DrawnWords? {
      get { solved?.words }
      set { set(newValue, \.words) }
    }

    /// Of a control that has a place, how large the host draws its part of it.
    var part: Size? {
      get { solved?.part }
      set { set(newValue, \.part) }
    }

    /// Of a navigation page or tabs whose content has a place, where they show it.
    var area: ToldArea? {
      get { solved?.area }
      set { set(newValue, \.area) }
    }

    /// Boxed, as few nodes have any.
    private var traitsBox: Box?

    var traits: Traits? {
      get { traitsBox?.traits }
      set { traitsBox = newValue.map(Box.init) }
    }

    private final class Box {
      let traits: Traits
      init(_ traits: Traits) { self.traits = traits }
    }
  }
}
