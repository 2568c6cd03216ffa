import Combine
import Foundation
import ImageCodecs
import Images

/// One picture for one view: still loading, there, or never coming.
@MainActor
package final class ImageLoader: ObservableObject {
  /// Input.
  @Published package var url: URL?
  /// Output.
  @Published package private(set) var image: Picture?
  /// Output: tells "never" from "not yet".
  @Published package private(set) var noData = false

  private var subscriptions: Set<AnyCancellable> = []

  /// - Parameter box: the largest size it will be shown in, in pixels.
  package init(url: URL?, source: PictureSource?, fitting box: PixelSize) {
    self.url = url
    $url.removeDuplicates()
      .map { url -> AnyPublisher<PictureState?, Never> in
        guard let url, let source else { return Just(nil).eraseToAnyPublisher() }
        return source.states(of: url, fitting: box).map(Optional.some).eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] state in self?.show(state) }
      .store(in: &subscriptions)
  }

  /// For a view of so many points, at two pixels a point.
  convenience init(url: URL?, source: PictureSource?, width: CGFloat, height: CGFloat) {
    self.init(url: url, source: source, fitting: Self.box(width: width, height: height))
  }

  /// In pixels, of so many points.
  static func box(width: CGFloat, height: CGFloat) -> PixelSize {
    PixelSize(width: Int(width) * 2, height: Int(height) * 2)
  }

  /// - Parameter state: nil where there is no address, or nobody to load it.
  private func show(_ state: PictureState?) {
    switch state {
    case .loading:
      image = nil
      noData = false
    case .picture(let picture):
      image = picture
      noData = false
    case .noData, nil:
      image = nil
      noData = true
    }
  }
}
