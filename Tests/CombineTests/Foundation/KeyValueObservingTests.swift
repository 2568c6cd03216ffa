import Combine
import Foundation
import Testing

@Suite struct KeyValueObservingTests {
  private final class Player: NSObject, KeyValueObservable {
    var volume = 1 {
      willSet { willChangeValue(for: \.volume) }
      didSet { didChangeValue(for: \.volume) }
    }
    var title = ""
  }

  private func events(
    _ options: NSKeyValueObservingOptions, demand: Subscribers.Demand = .unlimited
  ) -> ArraySlice<String> {
    let player = Player()
    let recorder = Recorder<Int, Never>(demand)
    player.publisher(for: \.volume, options: options).subscribe(recorder)
    player.volume = 2
    player.title = "unheard"
    player.volume = 3
    recorder.subscription?.cancel()
    player.volume = 4
    return recorder.events.dropFirst()
  }

  @Test func valuesAreSentAsTheOptionsSay() {
    #expect(events([.initial, .new]) == ["1", "2", "3"])
    #expect(events([.new]) == ["2", "3"])
    #expect(events([.initial]) == ["1"])
    #expect(events([.new, .prior]) == ["1", "2", "2", "3"])
    #expect(events([.initial, .new], demand: .max(2)) == ["1", "2"])
    #expect(events([.initial, .new], demand: .none) == [])
  }

  @Test func anObjectIsKeptUntilTheObserverIsCancelled() {
    var player: Player? = Player()
    weak let witness = player
    let sink = player?.publisher(for: \.volume).sink { _ in }
    player = nil
    #expect(witness != nil)
    sink?.cancel()
    #expect(witness == nil)
  }

  @Test func changesAreToldWithoutValues() {
    let player = Player()
    var count = 0
    let sink = player.publisher(for: \.volume, options: [.new]).didChange().sink { count += 1 }
    player.volume = 5
    #expect(count == 1)
    #expect(player.publisher(for: \.volume) == player.publisher(for: \.volume))
    #expect(player.publisher(for: \.volume) != Player().publisher(for: \.volume))
    sink.cancel()
  }
}
