import SwiftUICore
import SwiftUITerminal

extension TerminalShow {
  /// Takes the terminal and shows views.
  package func begin<Content: View>(@ViewBuilder content: @escaping @MainActor () -> Content) {
    begin { host, path in Session(host: host, path: path, content: content) }
  }
}

extension PlainScreen {
  /// One screen full of views, as soon as they show more than that they are loading.
  package static func text<Content: View>(
    environment: [String: String], @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> String {
    text(environment: environment) { host, path in Session(host: host, path: path, content: content) }
  }
}
