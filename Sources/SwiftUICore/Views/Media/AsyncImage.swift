import Foundation

/// A picture at an address. The host loads it; the app sees it as loaded at once and never hears of an error.
public nonisolated struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  @MainActor public var body: some View {
    if let scheme = url?.scheme?.lowercased(), scheme == "https" || scheme == "http", let url {
      content(.success(Image(address: url.absoluteString)))
    } else {
      content(.empty)
    }
  }
}

extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale, transaction: Transaction()) { $0.image ?? Image(systemName: "photo") }
  }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension Image {
  /// A picture that the host loads. Not described: give it a label, or it is decoration.
  init(address: String) { self.init(source: .picture(.address(address), naturalSize: nil), label: nil) }
}
