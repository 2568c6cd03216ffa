import Foundation

// Links that say what they do in one word: the usual one, or a title.

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item, subject, message, label: DefaultShareLinkLabel())
  }

  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(items.first, subject, message, label: DefaultShareLinkLabel()) }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item, subject, message, label: DefaultShareLinkLabel())
  }

  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(items.first, subject, message, label: DefaultShareLinkLabel()) }

  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(item, subject, message, name: preview.title, label: DefaultShareLinkLabel()) }

  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(
      items.first, subject, message, name: items.first.map { preview($0).title }, label: DefaultShareLinkLabel())
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == URL { self.init(items.first, subject, message, label: DefaultShareLinkLabel(Text(titleKey))) }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == String {
    self.init(items.first, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(item, subject, message, name: preview.title, label: DefaultShareLinkLabel(Text(titleKey))) }

  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(
      items.first, subject, message, name: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item, subject, message, label: DefaultShareLinkLabel(title))
  }

  public init<Data: RandomAccessCollection>(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL { self.init(items.first, subject, message, label: DefaultShareLinkLabel(title)) }

  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item, subject, message, label: DefaultShareLinkLabel(title))
  }

  public init<Data: RandomAccessCollection>(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String { self.init(items.first, subject, message, label: DefaultShareLinkLabel(title)) }

  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(item, subject, message, name: preview.title, label: DefaultShareLinkLabel(title)) }

  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(
      items.first, subject, message, name: items.first.map { preview($0).title }, label: DefaultShareLinkLabel(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item, subject, message, label: DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == URL { self.init(items.first, subject, message, label: DefaultShareLinkLabel(Text(title))) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item, subject, message, label: DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == String { self.init(items.first, subject, message, label: DefaultShareLinkLabel(Text(title))) }

  @_disfavoredOverload
  public init<S: StringProtocol, Item: Transferable, PreviewImage, PreviewIcon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(item, subject, message, name: preview.title, label: DefaultShareLinkLabel(Text(title))) }

  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable {
    self.init(
      items.first, subject, message, name: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(Text(title)))
  }
}

/// A picture of sharing beside a title.
public nonisolated struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text("Share…")) { self.title = title }

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
