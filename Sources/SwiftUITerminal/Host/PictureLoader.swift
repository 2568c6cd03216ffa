import Foundation
import ImageCodecs
import SwiftUIElements

/// Fetches the encoded bytes of a picture at an outside address; nil where it cannot be had.
package typealias PictureFetch = @Sendable (URL) async -> Data?

/// Pictures as pixels: read from the image store or fetched, decoded and made smaller beside the main actor, the newest kept.
@MainActor
final class PictureLoader {
  private enum Entry {
    case loading
    case pixels(PictureContent, lastUse: Int)
    case never
  }

  private let store: ImageStore
  private let fetch: PictureFetch?
  private let changed: @MainActor (ImageContent.Source) -> Void
  private let queue = DispatchQueue(label: "terminal pictures", qos: .utility)
  private var entries: [String: Entry] = [:]
  private var uses = 0
  private var bytes = 0

  /// How many bytes of pixels are kept.
  private static let limit = 32 << 20

  /// - Parameter changed: called when a picture has come, or never will.
  init(
    store: ImageStore = .shared, fetch: PictureFetch? = nil, changed: @escaping @MainActor (ImageContent.Source) -> Void
  ) {
    self.store = store
    self.fetch = fetch
    self.changed = changed
  }

  private static func name(_ source: ImageContent.Source) -> String {
    switch source {
    case .stored(let hash): "stored " + hash
    case .address(let address): "at " + address
    }
  }

  /// The picture's pixels where they are there.
  func pixels(_ content: ImageContent) -> PictureContent? {
    let name = Self.name(content.source)
    guard case .pixels(let picture, _)? = entries[name] else { return nil }
    uses += 1
    entries[name] = .pixels(picture, lastUse: uses)
    return picture
  }

  /// Whether a picture could be loaded; nil where that is not known yet.
  func isLoaded(_ source: ImageContent.Source) -> Bool? {
    switch entries[Self.name(source)] {
    case .pixels?: true
    case .never?: false
    case .loading?, nil: nil
    }
  }

  /// Begins to load what is not there and not on its way.
  /// - Parameter box: in pixels; larger pictures are made smaller.
  func load(_ source: ImageContent.Source, fitting box: PixelSize) {
    let name = Self.name(source)
    guard entries[name] == nil else { return }
    entries[name] = .loading
    switch source {
    case .stored(let hash):
      let store = store
      decode(name, source, box) { store.data(hash: hash) }
    case .address(let address):
      guard let fetch, let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()) else {
        return finish(name, source, nil)
      }
      Task { [weak self] in
        let data = await fetch(url)
        self?.decode(name, source, box) { data }
      }
    }
  }

  private func decode(
    _ name: String, _ source: ImageContent.Source, _ box: PixelSize, data: @escaping @Sendable () -> Data?
  ) {
    queue.async { [weak self] in
      let bitmap = data().flatMap { try? PictureCodec.decode($0, fitting: box) }
      let picture = bitmap.map {
        PictureContent(
          key: "\(name) \($0.size.width) \($0.size.height)", width: $0.size.width, height: $0.size.height,
          pixels: $0.pixels)
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.finish(name, source, picture) }
      }
    }
  }

  private func finish(_ name: String, _ source: ImageContent.Source, _ picture: PictureContent?) {
    uses += 1
    entries[name] = picture.map { .pixels($0, lastUse: uses) } ?? .never
    bytes += picture?.pixels.count ?? 0
    dropOldest()
    changed(source)
  }

  private func dropOldest() {
    guard bytes > Self.limit || entries.count > 2000 else { return }
    let ages = entries.compactMap { name, entry -> (String, Int, Int)? in
      switch entry {
      case .pixels(let picture, let lastUse): (name, lastUse, picture.pixels.count)
      case .never: (name, 0, 0)
      case .loading: nil
      }
    }
    for (name, lastUse, count) in ages.sorted(by: { $0.1 < $1.1 })
    where (bytes > Self.limit * 3 / 4 || entries.count > 1000) && lastUse != uses {
      entries[name] = nil
      bytes -= count
    }
  }
}
