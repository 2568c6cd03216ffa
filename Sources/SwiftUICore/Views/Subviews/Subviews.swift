/// One of the views that a container was given, with an identity of its own. Show it like any view.
public nonisolated struct Subview: View, Identifiable {
  /// Tells a subview from its siblings; the same as long as the view stands at the same place, or for the same element.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// Tells the view from its siblings.
  public let id: ID
  /// What the view says to the container around it.
  public let containerValues: ContainerValues
  let content: AnyView

  @MainActor public var body: some View { content.id(id) }
}

/// The views that a container was given. As a view it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(subviews: [Subview]) { self.subviews = subviews }

  /// The views that `view` stands for: those of builders, groups and `ForEach`. A view with a body of its own counts as one.
  @MainActor init<Content: View>(of view: Content) {
    var collector = SubviewCollector()
    collector.take(view)
    subviews = collector.subviews
  }

  /// The place of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at the place; there is none beyond the ends.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at several places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a container was given. As a view it shows these.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let subviews: ArraySlice<Subview>

  /// The place of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at the place, by the indices of the whole collection.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at several places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// One section of what a container was given.
public struct SectionConfiguration: Identifiable {
  /// Tells a section from the others.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// Tells the section from the others.
  public let id: ID
  /// What the section says to the container around it.
  public let containerValues: ContainerValues
  /// The views of the header; empty where there is none.
  public let header: SubviewsCollection
  /// The views of the section itself.
  public let content: SubviewsCollection
  /// The views of the footer; empty where there is none.
  public let footer: SubviewsCollection
}

/// The sections that a container was given. Views outside of sections make one of their own.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  @MainActor init<Content: View>(of view: Content) {
    var collector = SubviewCollector()
    collector.keepsSections = true
    collector.take(view)
    sections = collector.closedSections()
  }

  /// The place of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The place behind the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at the place; there is none beyond the ends.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Group where Content: View {
  /// Gives the views that `view` stands for to `transform`, which shows them in its own way.
  @MainActor public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) { self.init(content: transform(SubviewsCollection(of: view))) }

  /// Gives the sections of `view` to `transform`, which shows them in its own way.
  @MainActor public init<Base: View>(
    sections view: Base, @ViewBuilder transform: (SectionCollection) -> Content
  ) { self.init(content: transform(SectionCollection(of: view))) }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// One view for each view that `view` stands for.
  @MainActor public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), id: \.id, content: content)
  }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
  /// One view for each section of `view`.
  @MainActor public init<Base: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) { self.init(SectionCollection(of: view), id: \.id, content: content) }
}
