import Combine
import SwiftUI
import Testing

// Settings that views keep and models observe.

extension UserDefaults {
  fileprivate var openings: Int { integer(forKey: "ObservedDefaults.openings") }
}

@Suite @MainActor struct ObservedDefaults {
  @Test func storedValuesOfViewsAreHeardByModels() {
    let defaults = UserDefaults.standard
    defer { defaults.removeObject(forKey: "ObservedDefaults.openings") }
    var heard: [Int] = []
    let sink = defaults.publisher(for: \.openings).sink { heard.append($0) }
    AppStorage(wrappedValue: 0, "ObservedDefaults.openings").wrappedValue = 1
    defaults.setValue(2, forKey: "ObservedDefaults.openings")
    #expect(heard == [0, 1, 2])
    sink.cancel()
  }
}
