import HTTPServer

/// The image host of the film service: `/t/p/<size>/<name>.png`. What the name begins with says what it is: `p` a poster, `b`
/// a backdrop, `f` a face, `l` a logo.
struct MovieImageService: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case poster, backdrop, profile, logo

    init?(name: String) {
      switch name.first {
      case "p": self = .poster
      case "b": self = .backdrop
      case "f": self = .profile
      case "l": self = .logo
      default: return nil
      }
    }

    /// Pixels of the original.
    var size: (width: Int, height: Int) {
      switch self {
      case .poster: (780, 1170)
      case .backdrop: (1280, 720)
      case .profile: (421, 632)
      case .logo: (300, 300)
      }
    }
  }

  static let sizes: [Kind: [String]] = [
    .poster: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
    .backdrop: ["w300", "w780", "w1280", "original"], .profile: ["w45", "w185", "h632", "original"],
    .logo: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
  ]

  let engine: SampleEngine

  /// - Returns: `false` where the path is no picture's.
  func handle(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    guard request.path.hasPrefix("/t/p/") else { return false }
    engine.admit(.pictures, path: request.path, isStream: false, responder) { status in
      responder.respond(.plain(status))
    } answer: {
      responder.respond(Self.picture(request.path) ?? .plain(404, "there is no such picture"))
    }
    return true
  }

  private static func picture(_ path: String) -> HTTPResponse? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 4, parts[3].hasSuffix(".png"), let kind = Kind(name: parts[3]),
      sizes[kind]?.contains(parts[2]) == true
    else { return nil }
    let name = String(parts[3].dropLast(4))
    let (width, height) = pixels(parts[2], kind)
    return PictureAnswer.png(path) { MoviePicture(kind, named: name)?.scaled(width: width, height: height) }
  }

  /// `w185` is a width, `h632` a height, and the other side follows from the original's.
  private static func pixels(_ size: String, _ kind: Kind) -> (width: Int, height: Int) {
    let (width, height) = kind.size
    guard let number = Int(size.dropFirst()) else { return (width, height) }
    return size.hasPrefix("h") ? (width * number / height, number) : (number, height * number / width)
  }
}
