import SwiftUICore
import SwiftUIWeb

extension WebServer {
  /// Serves views; each page has state of its own.
  package convenience init<Content: View>(
    _ options: Options, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(options) { host, path in Session(host: host, path: path, content: content) }
  }
}
