import Foundation
import Networking

/// A trailer or another film about the film, on a site that Kiosk knows how to link to.
package struct MovieVideo: Identifiable, Hashable, Sendable {
  package enum Site: String, Hashable, Sendable {
    case youTube = "YouTube"
    case vimeo = "Vimeo"
  }

  package enum Kind: Hashable, Sendable {
    case trailer, teaser, clip, featurette, behindTheScenes
    /// A kind that needs no treatment of its own, in the service's word.
    case other(String)
  }

  package var id: String
  package var name: String
  package var site: Site
  /// The video's name on its site: letters, digits, `_` and `-` only.
  package var key: String
  package var kind: Kind
  package var isOfficial: Bool

  /// Nil for a key that could not be part of an address.
  package init?(id: String, name: String, site: Site, key: String, kind: Kind, isOfficial: Bool = false) {
    guard (1...64).contains(key.utf8.count), key.utf8.allSatisfy(\.isPlainInName) else { return nil }
    self.id = id
    self.name = name
    self.site = site
    self.key = key
    self.kind = kind
    self.isOfficial = isOfficial
  }

  /// Where one can watch it.
  package var url: URL {
    switch site {
    case .youTube:
      TMDbAddresses.known("https://www.youtube.com/watch").appending(path: "", query: [("v", key)])
    case .vimeo: TMDbAddresses.known("https://vimeo.com").appending(path: key)
    }
  }

  /// Trailers and teasers, the best first.
  package static func trailers(in videos: [MovieVideo]) -> [MovieVideo] {
    func rank(_ video: MovieVideo) -> Int? {
      switch video.kind {
      case .trailer: video.isOfficial ? 0 : 1
      case .teaser: video.isOfficial ? 2 : 3
      case .clip, .featurette, .behindTheScenes, .other: nil
      }
    }
    return videos.enumerated()
      .compactMap { offset, video in rank(video).map { (rank: $0, offset: offset, video: video) } }
      .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
      .map(\.video)
  }
}

extension MovieVideo.Kind {
  init(_ name: String) {
    self =
      switch name {
      case "Trailer": .trailer
      case "Teaser": .teaser
      case "Clip": .clip
      case "Featurette": .featurette
      case "Behind the Scenes": .behindTheScenes
      default: .other(name)
      }
  }

  /// The name people read.
  package var name: String {
    switch self {
    case .trailer: "Trailer"
    case .teaser: "Teaser"
    case .clip: "Clip"
    case .featurette: "Featurette"
    case .behindTheScenes: "Behind the scenes"
    case .other(let name): name
    }
  }
}

extension MovieVideo: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, site, key, type, official
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = Kind(container.label(.type) ?? "Video")
    guard let site = container.label(.site).flatMap(Site.init), let key = container.label(.key),
      let video = MovieVideo(
        id: container.label(.id) ?? key, name: container.label(.name) ?? kind.name, site: site, key: key, kind: kind,
        isOfficial: container.flag(.official))
    else {
      throw container.damage(.key, "A video needs a site that is known and a key.")
    }
    self = video
  }
}
