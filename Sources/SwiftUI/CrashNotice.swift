import Foundation
import SwiftUICore

/// What an app shows that has been started again after a crash: that it has crashed, and why on demand.
struct CrashNotice<Content: View>: View {
  let report: String
  @ViewBuilder let content: Content
  @State private var isShown = true

  var body: some View {
    content.sheet(isPresented: $isShown) {
      CrashReport(report: report, outlook: "It was started again and begins anew.")
    }
  }
}

/// Why an app has crashed, and what becomes of it.
struct CrashReport: View {
  let report: String
  let outlook: String

  /// Names the report in the environment of an app that is started again.
  static let variable = "RUN_APP_CRASH"
  /// Set where the app has crashed so often that nothing but the report is shown.
  static let endVariable = "RUN_APP_CRASHED_TOO_OFTEN"

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(verbatim: "\(outlook) This is what it said at its end:")
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
