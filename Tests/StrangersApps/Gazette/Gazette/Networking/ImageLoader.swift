import Combine
import SwiftUI
import UIKit

final class ImageLoader: ObservableObject {
  @Published var image: UIImage?

  private static let cache = NSCache<NSURL, UIImage>()
  private var cancellable: AnyCancellable?

  func load(_ url: URL?) {
    guard let url = url else { return }
    if let cached = ImageLoader.cache.object(forKey: url as NSURL) {
      image = cached
      return
    }
    cancellable = URLSession.shared.dataTaskPublisher(for: url)
      .subscribe(on: DispatchQueue.global(qos: .background))
      .map { UIImage(data: $0.data) }
      .replaceError(with: nil)
      .handleEvents(receiveOutput: { image in
        if let image = image { ImageLoader.cache.setObject(image, forKey: url as NSURL) }
      })
      .receive(on: DispatchQueue.main)
      .assign(to: \.image, on: self)
  }

  deinit {
    cancellable?.cancel()
  }
}

struct RemoteImage: View {
  @ObservedObject private var loader = ImageLoader()
  let url: URL?

  init(url: URL?) {
    self.url = url
    loader.load(url)
  }

  var body: some View {
    ZStack {
      Rectangle().fill(Color(.secondarySystemBackground))
      if loader.image != nil {
        Image(uiImage: loader.image!)
          .resizable()
          .aspectRatio(contentMode: .fill)
      } else {
        Image(systemName: "photo")
          .imageScale(.large)
          .foregroundColor(Color(.tertiaryLabel))
      }
    }
  }
}
