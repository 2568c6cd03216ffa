import SwiftUICore
import SwiftUIWeb

extension WebServer {
  /// Serves views; each page has state of its own.
  package convenience init<Content: View>(
    _ options: Options, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(options.tellingWork) { host, path in Session(host: host, path: path, content: content) }
  }

  /// Serves views; each page has state of its own.
  /// - Parameter arrival: shown to browsers that another site has sent, until they have proved that a reader wants the page: it
  ///   must do no work for them and keep nothing.
  package convenience init<Content: View, Arrival: View>(
    _ options: Options, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder arrival: @escaping @MainActor () -> Arrival
  ) {
    self.init(options.tellingWork) { host, path in
      Session(host: host, path: path, content: arrival)
    } makeSession: { host, path in
      Session(host: host, path: path, content: content)
    }
  }
}

extension WebServer.Options {
  /// With the views that are at work.
  fileprivate var tellingWork: Self {
    var options = self
    options.work = { ViewAtWork.body.map(WorkAtHand.body) ?? ViewAtWork.action.map(WorkAtHand.action) }
    return options
  }
}
