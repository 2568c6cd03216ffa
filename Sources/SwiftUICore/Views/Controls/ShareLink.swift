import Foundation

/// Hands something on: an address opens, a text becomes a mail, and what else can be written becomes a file for the person.
public nonisolated struct ShareLink<Label: View>: View {
  let shared: Shared
  let label: Label

  enum Shared {
    case address(URL?)
    case file(@MainActor () async throws -> [SavedFile])
  }

  init(_ shared: Shared, label: Label) {
    self.shared = shared
    self.label = label
  }

  /// Hosts hand on the first of several.
  init<Item: Transferable>(
    _ item: Item?, _ subject: Text?, _ message: Text?, name: String? = nil, label: Label
  ) {
    switch item {
    case nil: self.init(.address(nil), label: label)
    case let address as URL: self.init(.address(address), label: label)
    case let text as String: self.init(.address(Self.mail(text, subject, message)), label: label)
    case let item?:
      let held = Unchecked(item)
      self.init(
        .file {
          let kind = Transfer.kinds(of: Item.self).exported.first ?? .data
          guard let data = try await Transfer.data(of: held.value, as: kind) else {
            throw CocoaError(.fileWriteUnknown)
          }
          return [DocumentFile.file(data, kind, name)]
        }, label: label)
    }
  }

  @MainActor public var body: some View {
    switch shared {
    case .address(let destination?): Link(destination: destination) { label }
    case .address(nil): label
    case .file(let make): FileShare(make: make, label: label)
    }
  }

  /// Subject and message come as parts of a mail.
  static func mail(_ text: String, _ subject: Text?, _ message: Text?) -> URL? {
    let around = EnvironmentValues()
    let paragraphs = [message?.plain(in: around), text].compactMap { $0 }.filter { !$0.isEmpty }
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [
      URLQueryItem(name: "subject", value: subject?.plain(in: around) ?? ""),
      URLQueryItem(name: "body", value: paragraphs.joined(separator: "\n\n")),
    ]
    return parts.url
  }
}

/// A button that makes a file and hands it over.
private struct FileShare<Label: View>: View {
  let make: @MainActor () async throws -> [SavedFile]
  let label: Label
  @State private var isAsked = false

  var body: some View {
    Button {
      isAsked = true
    } label: {
      label
    }
    .modifier(ExportModifier(isPresented: $isAsked, files: make, finish: { _ in }, cancel: {}))
  }
}

/// How something to hand on is shown. Hosts show the link alone, and name a file by the title.
public struct SharePreview<Image, Icon> {
  let title: String

  private init(named title: Text) { self.title = title.plain(in: EnvironmentValues()) }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(named: Text(titleKey)) }
  public init(_ title: Text, image: Image, icon: Icon) { self.init(named: title) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(named: Text(title))
  }
}

extension SharePreview where Image: Transferable, Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(named: Text(titleKey)) }
  public init(_ title: Text, image: Image) { self.init(named: title) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init(named: Text(title)) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(named: Text(titleKey)) }
  public init(_ title: Text, icon: Icon) { self.init(named: title) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(named: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(named: Text(titleKey)) }
  public init(_ title: Text) { self.init(named: title) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(named: Text(title)) }
}

extension ShareLink {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(item, subject, message, label: label())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(item, subject, message, label: label())
  }

  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(item, subject, message, name: preview.title, label: label()) }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == URL { self.init(items.first, subject, message, label: label()) }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element == String { self.init(items.first, subject, message, label: label()) }

  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(items.first, subject, message, name: items.first.map { preview($0).title }, label: label())
  }
}
