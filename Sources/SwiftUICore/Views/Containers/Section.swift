/// A group of views with a header and a footer, in a list, form or picker. In other containers it has no look of its own.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// Views with a header above and a footer below.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Header and footer as values, in the older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    guard inputs.drawsSections else {
      return TupleView<(Parent, Content, Footer)>._node(
        for: TupleView((view.header, view.content, view.footer)), replacing: old, inputs)
    }
    let isOfRows = inputs.place.contains(.rows)
    let node = old as? SectionNode ?? SectionNode(inputs, isOfRows: isOfRows)
    var outer = inputs
    outer.modifiers = nil
    node.draw(Element(.section), outer)
    // What is set around a section holds for each of its rows.
    let below = inputs.through(node)
    node.setContent(Content._node(for: view.content, replacing: node.content, below))
    let around = below.changing { if $0.tintsLabelIcons { $0.tintsLabelIcons = false } }
    if inputs.environment.headerProminence == .increased {
      node.header.show(view.header.modifier(ProminentHeader()), around)
    } else {
      node.header.show(view.header, around)
    }
    node.footer.show(view.footer, around)
    return node
  }
}

/// A header that stands out: larger, in the colour of text, written as it is.
nonisolated struct ProminentHeader: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.font(.title3.bold()).foregroundStyle(.primary).textCase(nil)
  }
}

extension ViewInputs {
  /// Whether a section is something of its own here. Elsewhere its header, content and footer stand with what is around it.
  @MainActor fileprivate var drawsSections: Bool {
    if !place.isDisjoint(with: [.rows, .tagged]) { return true }
    let around = parent as? DrawingNode ?? parent.ancestor(DrawingNode.self)
    switch around?.element.role {
    case .list, .section, .picker, .menu: return true
    case .stack(let stack): return stack.isLazy
    case .grid(let grid): return !grid.isTable
    default: return false
    }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer alone.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Views with a footer as a value, in the older form.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header alone.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Views with a header as a value, in the older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views that belong together, without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// With a string key as the header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// With a string as the header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Actions at the end of the section.
  public nonisolated func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: TupleView((self.content, content())), footer: footer)
  }
}
