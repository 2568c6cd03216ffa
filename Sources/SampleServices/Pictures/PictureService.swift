import HTTPServer

/// Draws the pictures that articles point to: `/pictures/<kind>/<name>.png`.
struct PictureService: Sendable {
  let engine: SampleEngine

  /// - Returns: `false` where the path is no picture's.
  func handle(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    let parts = request.path.split(separator: "/")
    guard parts.count == 3, parts[0] == "pictures", parts[2].hasSuffix(".png") else { return false }
    let name = String(parts[1] + "/" + parts[2])
    engine.admit(.pictures, path: request.path, isStream: false, responder) { status in
      responder.respond(.plain(status))
    } answer: {
      let picture = PictureAnswer.png(request.path) { DrawnPicture(named: name, width: 640, height: 360) }
      responder.respond(picture ?? .plain(404, "there is no such picture"))
    }
    return true
  }
}
