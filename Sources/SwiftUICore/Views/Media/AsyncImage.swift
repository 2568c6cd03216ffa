import Foundation
import FoundationNetworking

/// A picture at an address, loaded by the host, which says whether that went well. Until then, and where a page runs no script, it is `empty`.
public nonisolated struct AsyncImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  /// What the host has said of an address.
  @State private var report: LoadReport?

  /// Runs the closure for each phase; scale and transaction have no effect.
  /// Only `http` and `https` are loaded; other addresses stay `empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// The placeholder is shown until the picture is there, and where it cannot be loaded.
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
      let address = url.absoluteString
      switch report?.address == address ? report?.isLoaded : nil {
      case true?: content(.success(Image(address: address)))
      case false?: content(.failure(URLError(.cannotDecodeContentData)))
      case nil:
        content(.empty).background {
          LoadProbe(address: address) { [$report] in
            $report.wrappedValue = LoadReport(address: address, isLoaded: $0)
          }
        }
      }
    } else {
      content(.empty)
    }
  }
}

extension AsyncImage where Content == Image {
  /// The picture itself, and the symbol of a photo until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale, transaction: Transaction()) { $0.image ?? Image(systemName: "photo") }
  }
}

/// How far a picture has come.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet, or there is no address.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture where it has been loaded, else nil.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// What went wrong, else nil.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension Image {
  /// A picture that the host loads. Not described: give it a label, or it is decoration.
  init(address: String) { self.init(source: .picture(.address(address), naturalSize: nil), label: nil) }
}

/// Whether the picture at an address could be loaded.
struct LoadReport: Equatable, Sendable {
  var address: String
  var isLoaded: Bool
}

/// Has the host load a picture without showing it, and hears how that went.
nonisolated struct LoadProbe: View {
  typealias Body = Never

  let address: String
  let report: (Bool) -> Void

  @MainActor static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    var element = Element(.image(ImageContent(source: .address(view.address))), accepts: .load)
    element.accessibility.isHidden = true
    var frame = Frame()
    (frame.width, frame.height) = (1, 1)
    element.style.frame = frame
    element.style.opacity = 0
    let node = old as? DrawingNode ?? DrawingNode(inputs)
    node.draw(element, inputs)
    node.setHandler { kind, value in
      guard kind == .load, case .bool(let isLoaded) = value else { return false }
      view.report(isLoaded)
      return true
    }
    return node
  }
}
