import SwiftUI
import Testing

@Suite struct FoundationNames {
  /// What Foundation calls by a plain name stays reachable through `import SwiftUI` alone.
  @Test func foundationsNamesStayReachable() {
    let foundation: [Any.Type] = [
      Host.self, Bundle.self, Calendar.self, Data.self, Date.self, Formatter.self, IndexSet.self,
      Locale.self, Measurement<Unit>.self, Notification.self, OperationQueue.self, Port.self, Process.self,
      Progress.self, Stream.self, Thread.self, TimeZone.self, URL.self, UUID.self,
    ]
    #expect(foundation.count == 19)
  }
}
