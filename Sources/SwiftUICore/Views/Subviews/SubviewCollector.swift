/// Takes a view apart into those it stands for.
@MainActor
struct SubviewCollector {
  /// Whether sections are kept together; otherwise their views stand among the others.
  var keepsSections = false
  private(set) var subviews: [Subview] = []
  private var sections: [SectionConfiguration] = []
  private var path: [AnyHashable] = []
  private var values = ContainerValues()
  private var wrap: (AnyView) -> AnyView = { $0 }

  mutating func take<Content: View>(_ view: Content) {
    if let several = view as? any TakenApart {
      several.takeApart(into: &self)
    } else {
      subviews.append(Subview(id: Subview.ID(path: path), containerValues: values, content: wrap(AnyView(view))))
    }
  }

  /// Takes a part that has this place among its siblings.
  mutating func take<Content: View>(_ view: Content, at place: some Hashable) {
    path.append(AnyHashable(place))
    take(view)
    path.removeLast()
  }

  /// Takes what has a modifier around it: the modifier goes around each part.
  mutating func take<Content: View, Modifier: ViewModifier>(_ content: Content, modifier: Modifier) {
    let (outerValues, outerWrap) = (values, wrap)
    (modifier as? any ContainerValueSetting)?.set(in: &values)
    wrap = { outerWrap(AnyView($0.modifier(modifier))) }
    take(content)
    (values, wrap) = (outerValues, outerWrap)
  }

  mutating func take<Parent: View, Content: View, Footer: View>(_ section: Section<Parent, Content, Footer>) {
    guard keepsSections else {
      take(section.content, at: "content")
      return
    }
    closeOpenSection()
    var inside = self
    inside.keepsSections = false
    func part<Part: View>(_ view: Part, _ name: String) -> SubviewsCollection {
      var collector = inside
      collector.take(view, at: name)
      return SubviewsCollection(subviews: collector.subviews)
    }
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: path), containerValues: values, header: part(section.header, "header"),
        content: part(section.content, "content"), footer: part(section.footer, "footer")))
  }

  /// Makes a section of the views that stand outside of sections.
  private mutating func closeOpenSection() {
    guard let first = subviews.first else { return }
    let none = SubviewsCollection(subviews: [])
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(path: first.id.path), containerValues: ContainerValues(), header: none,
        content: SubviewsCollection(subviews: subviews), footer: none))
    subviews = []
  }

  mutating func closedSections() -> [SectionConfiguration] {
    closeOpenSection()
    return sections
  }
}

/// A view that stands for others.
nonisolated protocol TakenApart {
  @MainActor func takeApart(into collector: inout SubviewCollector)
}

extension EmptyView: TakenApart {
  @MainActor func takeApart(into collector: inout SubviewCollector) {}
}

extension AnyView: TakenApart {
  @MainActor func takeApart(into collector: inout SubviewCollector) {
    box.read { collector.take($0) }
  }
}

extension TupleView: TakenApart {
  @MainActor func takeApart(into collector: inout SubviewCollector) {
    for (place, part) in parts.enumerated() { collector.take(part, at: place) }
  }
}

extension Group: TakenApart where Content: View {
  @MainActor func takeApart(into collector: inout SubviewCollector) { collector.take(content) }
}

extension Optional: TakenApart where Wrapped: View {
  @MainActor func takeApart(into collector: inout SubviewCollector) { if let view = self { collector.take(view) } }
}

extension _ConditionalContent: TakenApart where TrueContent: View, FalseContent: View {
  @MainActor func takeApart(into collector: inout SubviewCollector) {
    switch storage {
    case .trueContent(let view): collector.take(view, at: true)
    case .falseContent(let view): collector.take(view, at: false)
    }
  }
}

extension ForEach: TakenApart where Content: View {
  @MainActor func takeApart(into collector: inout SubviewCollector) {
    for element in data { collector.take(content(element), at: id(element)) }
  }
}

extension Section: TakenApart where Parent: View, Content: View, Footer: View {
  @MainActor func takeApart(into collector: inout SubviewCollector) { collector.take(self) }
}

extension ModifiedContent: TakenApart where Content: View, Modifier: ViewModifier {
  @MainActor func takeApart(into collector: inout SubviewCollector) { collector.take(content, modifier: modifier) }
}

extension SubviewsCollection: TakenApart {
  @MainActor func takeApart(into collector: inout SubviewCollector) {
    for subview in subviews { collector.take(subview, at: subview.id) }
  }
}
