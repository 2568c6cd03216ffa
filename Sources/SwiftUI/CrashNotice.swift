import Foundation
import SwiftUICore

/// What an app shows that has been started again after a crash: that it has crashed, and why on demand.
struct CrashNotice<Content: View>: View {
  let report: String
  @ViewBuilder let content: Content
  @State private var isShown = true

  /// Names the report in the environment of an app that is started again.
  static var variable: String { "RUN_APP_CRASH" }

  var body: some View {
    content.sheet(isPresented: $isShown) {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: "It was started again and begins anew. This is what it said at its end:")
            Text(verbatim: report).font(.footnote.monospaced()).textSelection(.enabled)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
        }
        .navigationTitle(Text(verbatim: "The app has crashed"))
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}
