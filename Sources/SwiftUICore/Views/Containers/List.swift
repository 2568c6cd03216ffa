import Foundation

/// Rows in a column that scrolls, grouped by sections.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: ListSelection<SelectionValue>?
  let content: Content

  /// Rows of which any number is chosen by their tags; nil is a list without a choice.
  /// A press of a chosen row takes the choice back.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map(ListSelection.many)
    self.content = content()
  }

  /// Rows of which one at most is chosen by its tag; nil is a list without a choice.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map(ListSelection.optional)
    self.content = content()
  }

  /// For a value that is always chosen. A set and an optional value have initializers of their own, which come first.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = .one(selection)
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let area = old as? ScrollAreaNode ?? ScrollAreaNode(inputs, isHosts: true)
    area.show(inputs) { old, inputs in list(view, old, inputs) }
    return area
  }

  @MainActor private static func list(_ view: Self, _ old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? ListNode ?? ListNode(inputs)
    var element = Element(.list(inputs.environment.listStyle.kind))
    let measures = inputs.environment.listMeasures.afterThoseSetForAll
    if measures != ListMeasures() { element.style.list = measures }
    if inputs.environment.refresh != nil { element.accepts.insert(.refresh) }
    node.take(
      selection: view.selection?.erased, editMode: inputs.environment.editMode, refresh: inputs.environment.refresh)
    node.draw(element, inputs)
    var place: ViewInputs.PlaceKind = [.lazy, .rows, .windowed]
    if view.selection != nil { place.insert(.tagged) }
    var below = inputs.within(node, place: place)
    below.environment.takeRefresh()
    below.environment.tintsLabelIcons = true
    node.setContent(Content._node(for: view.content, replacing: node.content, below))
    return node
  }
}

/// What of a list may be chosen.
nonisolated enum ListSelection<Value: Hashable> {
  case many(Binding<Set<Value>>)
  case optional(Binding<Value?>)
  case one(Binding<Value>)

  var erased: AnyListSelection {
    switch self {
    case .many(let binding):
      AnyListSelection(
        contains: { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false },
        choose: { tag in
          guard let value = tag.base as? Value else { return }
          binding.wrappedValue.formSymmetricDifference([value])
        },
        isEmpty: { binding.wrappedValue.isEmpty }, clear: { binding.wrappedValue = [] }, isOfMany: true)
    case .optional(let binding):
      AnyListSelection(
        contains: { $0.base as? Value == binding.wrappedValue && binding.wrappedValue != nil },
        choose: { if let value = $0.base as? Value { binding.wrappedValue = value } },
        isEmpty: { binding.wrappedValue == nil }, clear: { binding.wrappedValue = nil })
    case .one(let binding):
      AnyListSelection(
        contains: { $0.base as? Value == binding.wrappedValue },
        choose: { if let value = $0.base as? Value { binding.wrappedValue = value } },
        isEmpty: { false }, clear: {})
    }
  }
}

/// A selection without its type.
nonisolated struct AnyListSelection {
  let contains: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void
  let isEmpty: () -> Bool
  let clear: () -> Void
  /// Whether several rows may be chosen.
  var isOfMany = false
}

extension List where SelectionValue == Never {
  /// Rows that cannot be chosen.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// A row for each identifiable element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element, told apart by the key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number of the range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element, with a binding to it.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init { Content(data, content: rowContent) }
  }
}

extension List {
  /// A row for each identifiable element; any number is chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each identifiable element; one at most is chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, told apart by the key path; one at most is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, told apart by the key path; any number is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// A row for each element, with a binding to it, told apart by the key path.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    SelectionValue == Never, Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init { Content(data, id: id, content: rowContent) }
  }

  /// A row for each element, with a binding to it; one at most is chosen.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: selection) { Content(data, content: rowContent) }
  }

  /// A row for each element, with a binding to it; any number is chosen.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: selection) { Content(data, content: rowContent) }
  }
}

extension List {
  /// A row for each number of the range; one at most is chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each number of the range; any number is chosen.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, with a binding to it, told apart by the key path; one at most is chosen.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: selection) { Content(data, id: id, content: rowContent) }
  }

  /// A row for each element, with a binding to it, told apart by the key path; any number is chosen.
  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: selection) { Content(data, id: id, content: rowContent) }
  }
}
