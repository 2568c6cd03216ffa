import Foundation
import HTTPServer
import Locks

/// The services Kiosk reads, simulated on this machine: a real HTTP server that speaks their APIs over invented content, with
/// stories that arrive while one watches.
///
///     var options = SampleServices.Options()
///     options.latency = .milliseconds(100)
///     let samples = SampleServices(options)
///     let addresses = try samples.start()
///     // GET \(addresses.hackerNews)topstories.json
///
/// One folder per service. `Documentation/samples.md` lists paths, options and the control address.
package final class SampleServices: Sendable {
  private struct Running {
    let server: HTTPServer
    let engine: SampleEngine
  }

  package let options: Options
  private let running = Locked<Running?>(nil)

  package init(_ options: Options = Options()) {
    self.options = options
  }

  deinit {
    stop()
  }

  /// Begins to serve; what there is to read is made when it is first asked for.
  /// - Throws: `HTTPServerError`, for example where the port is in use.
  @discardableResult
  package func start() throws(HTTPServerError) -> Addresses {
    let engine = SampleEngine(options: options)
    let hackerNews = HackerNewsService(engine: engine)
    let news = NewsAPIService(engine: engine)
    let movies = TMDbService(engine: engine)
    let moviePictures = MovieImageService(engine: engine)
    let pictures = PictureService(engine: engine)
    let pages = PageService(engine: engine)
    let feeds = FeedService(engine: engine)
    let control = options.allowsControl ? ControlService(engine: engine) : nil
    var limits = HTTPServerLimits()
    // A bulk question for 500 stories is a long line.
    limits.headerBytes = 32 * 1024
    let server = HTTPServer(address: options.listen, limits: limits) { request, responder in
      engine.run()
      if control?.handle(request, responder) == true { return }
      if hackerNews.handle(request, responder) || news.handle(request, responder) { return }
      if movies.handle(request, responder) || moviePictures.handle(request, responder) { return }
      if feeds.handle(request, responder) { return }
      if pictures.handle(request, responder) || pages.handle(request, responder) { return }
      responder.respond(.plain(404, "this is none of the sample services' paths"))
    }
    let result: Result<Addresses, HTTPServerError> = running.withLock { running in
      if running != nil { return .failure(.alreadyRunning) }
      do throws(HTTPServerError) {
        try server.start()
        let addresses = try Addresses(server.boundAddress, hasControl: control != nil)
        running = Running(server: server, engine: engine)
        return .success(addresses)
      } catch {
        return .failure(error)
      }
    }
    let addresses = try result.get()
    engine.start()
    return addresses
  }

  /// Cuts all connections and returns when the server has ended. Does nothing where it is not running.
  package func stop() {
    let stopping = running.withLock { running in
      defer { running = nil }
      return running
    }
    // In this order, so that no request under way is told of a failure instead of being cut.
    stopping?.server.stop()
    stopping?.engine.stop()
  }
}

extension SampleServices.Addresses {
  init(_ bound: ListenAddress, hasControl: Bool) throws(HTTPServerError) {
    var reachable = bound
    // Nobody can connect to "any address".
    if reachable.host == "0.0.0.0" { reachable.host = "127.0.0.1" }
    if reachable.host == "::" { reachable.host = "::1" }
    guard let base = URL(string: "http://\(reachable)/"), let hackerNews = URL(string: "v0/", relativeTo: base),
      let search = URL(string: "api/v1/", relativeTo: base), let news = URL(string: "v2/", relativeTo: base),
      let tmdb = URL(string: "3/", relativeTo: base), let tmdbImages = URL(string: "t/p/", relativeTo: base),
      let control = URL(string: "control/", relativeTo: base)
    else { throw .badAddress(bound, reason: "it does not fit into a URL") }
    self.hackerNews = hackerNews.absoluteURL
    self.search = search.absoluteURL
    newsAPI = news.absoluteURL
    self.tmdb = tmdb.absoluteURL
    self.tmdbImages = tmdbImages.absoluteURL
    self.control = hasControl ? control.absoluteURL : nil
    self.base = base
  }
}
