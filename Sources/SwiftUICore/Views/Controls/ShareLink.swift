import Foundation

/// Hands an address or a text on: an address opens, a text becomes a mail.
public nonisolated struct ShareLink<Label: View>: View {
  let destination: URL?
  let label: Label

  init(destination: URL?, label: Label) {
    self.destination = destination
    self.label = label
  }

  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(destination: item, label: label())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(destination: Self.mail(item, subject), label: label())
  }

  @MainActor public var body: some View {
    if let destination { Link(destination: destination) { label } } else { label }
  }

  static func mail(_ text: String, _ subject: Text?) -> URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [
      URLQueryItem(name: "subject", value: subject?.plain(in: EnvironmentValues()) ?? ""),
      URLQueryItem(name: "body", value: text),
    ]
    return parts.url
  }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
  private static var usual: Label { SwiftUICore.Label("Share…", systemImage: "square.and.arrow.up") }

  public init(item: URL, subject: Text? = nil, message: Text? = nil) { self.init(destination: item, label: Self.usual) }

  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(destination: Self.mail(item, subject), label: Self.usual)
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(destination: item, label: SwiftUICore.Label(titleKey, systemImage: "square.and.arrow.up"))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(destination: item, label: SwiftUICore.Label(title, systemImage: "square.and.arrow.up"))
  }
}

/// How something to hand on is shown. Hosts show the link alone.
public struct SharePreview: Sendable {
  public init(_ titleKey: LocalizedStringKey) {}
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    self.init(item: item, subject: subject, message: message)
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    self.init(item: item, subject: subject, message: message)
  }

  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview? = nil
  ) {
    self.init(
      destination: Self.mail(item, subject),
      label: SwiftUICore.Label(titleKey, systemImage: "square.and.arrow.up"))
  }

  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }

  /// Hosts hand on the first.
  public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(destination: items.first, label: Self.usual)
  }
}

extension ShareLink {
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }

  public init(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
  /// Hosts hand on the first.
  public init(items: [String], subject: Text? = nil, message: Text? = nil) {
    self.init(destination: items.first.flatMap { Self.mail($0, subject) }, label: Self.usual)
  }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
  /// Hosts hand on the first.
  public init(_ titleKey: LocalizedStringKey, items: [URL], subject: Text? = nil, message: Text? = nil) {
    self.init(destination: items.first, label: SwiftUICore.Label(titleKey, systemImage: "square.and.arrow.up"))
  }

  /// Hosts hand on the first.
  public init(_ titleKey: LocalizedStringKey, items: [String], subject: Text? = nil, message: Text? = nil) {
    self.init(
      destination: items.first.flatMap { Self.mail($0, subject) },
      label: SwiftUICore.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
}
