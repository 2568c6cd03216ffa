import Combine
import Foundation
import Testing

extension UserDefaults {
  fileprivate var volume: Int {
    get { integer(forKey: "volume") }
    set {
      set(newValue, forKey: "volume")
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
  }
  fileprivate var rates: [String: Any]? { dictionary(forKey: "rates") }
  fileprivate func put(_ value: Any?, _ key: String) {
    set(value, forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}

@Suite struct DefaultsObservingTests {
  private let suite = "defaults-\(UUID())"

  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    try body(defaults)
  }

  private func events(
    _ options: NSKeyValueObservingOptions, demand: Subscribers.Demand = .unlimited
  ) throws -> ArraySlice<String> {
    let recorder = Recorder<Int, Never>(demand)
    try withDefaults { defaults in
      defaults.volume = 1
      defaults.publisher(for: \.volume, options: options).subscribe(recorder)
      defaults.volume = 2
      defaults.put("unheard", "title")
      defaults.volume = 2
      defaults.put(3, "volume")
      recorder.subscription?.cancel()
      defaults.volume = 4
    }
    return recorder.events.dropFirst()
  }

  @Test func changesOfTheOnePropertyAreSentAsTheOptionsSay() throws {
    #expect(try events([.initial, .new]) == ["1", "2", "3"])
    #expect(try events([.new]) == ["2", "3"])
    #expect(try events([.initial]) == ["1"])
    #expect(try events([.initial, .new], demand: .max(2)) == ["1", "2"])
    #expect(try events([.initial, .new], demand: .none) == [])
  }

  @Test func valuesThatCannotBeComparedInSwiftAreComparedAllTheSame() throws {
    try withDefaults { defaults in
      var counts: [Int?] = []
      let sink = defaults.publisher(for: \.rates).sink { counts.append($0?.count) }
      defaults.put(["a": 1, "b": [1, 2]] as [String: Any], "rates")
      defaults.put(["b": [1, 2], "a": 1] as [String: Any], "rates")
      defaults.put(nil, "rates")
      #expect(counts == [nil, 2, nil])
      sink.cancel()
    }
  }

  @Test func aValueSetWhileOneIsSentIsSentAfterIt() throws {
    try withDefaults { defaults in
      var heard: [Int] = []
      let sink = defaults.publisher(for: \.volume, options: .new).sink {
        heard.append($0)
        if $0 < 3 { defaults.volume = $0 + 1 }
      }
      defaults.volume = 1
      #expect(heard == [1, 2, 3])
      sink.cancel()
    }
  }
}
