import Feeds
import Foundation
import HTTPServer

/// A server of feeds that never change: whoever knows one is told so.
enum FeedServer {
  static func run(count: Int) throws {
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0), limits: HTTPServerLimits()) {
      request, responder in
      let number = request.path.split(separator: "/").last.flatMap { Int($0) } ?? count
      guard number < count else {
        responder.respond(.plain(404))
        return
      }
      let tag = "\"\(number)\""
      guard request.headers["If-None-Match"] != tag else {
        responder.respond(HTTPResponse(status: 304, headers: ["ETag": tag]))
        return
      }
      let body = Data(InventedFeed.rss(items: 20, size: 600).utf8)
      responder.respond(HTTPResponse(headers: ["Content-Type": "application/rss+xml", "ETag": tag], body: body))
    }
    try server.start()
    FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.boundAddress.port)/\n".utf8))
    while true { RunLoop.main.run(until: .distantFuture) }
  }
}
