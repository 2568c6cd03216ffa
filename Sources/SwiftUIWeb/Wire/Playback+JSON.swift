import Foundation
import JSON
import SwiftUIElements

extension Playback {
  /// Its number; then, unless nobody plays it any more, the address, whether it plays, the place in seconds or -1, rate, volume and
  /// repeats.
  func write(to json: inout JSONWriter) {
    json.number(number)
    guard let sound, let address = AddressPolicy.media(sound.address) else { return }
    json.text(address)
    json.number(sound.isPlaying ? 1 : 0)
    json.number(sound.place.map { Self.bounded($0, 0...1e7) } ?? -1)
    json.number(Self.bounded(sound.rate, 0.0625...16))
    json.number(Self.bounded(sound.volume, 0...1))
    json.number(min(max(sound.repeats, -1), 1_000_000))
  }

  private static func bounded(_ number: Double, _ range: ClosedRange<Double>) -> Double {
    number.isNaN ? range.lowerBound : min(max(number, range.lowerBound), range.upperBound)
  }
}

extension Playback.Report {
  /// What a page says: the state, the time and the duration in seconds, less than 0 where it is not known.
  init?(_ parts: some Collection<JSONValue>) {
    let numbers = parts.compactMap(\.finite)
    guard parts.count == 3, numbers.count == 3, let state = Int(exactly: numbers[0]).flatMap(State.init),
      (0...1e7).contains(numbers[1])
    else { return nil }
    self.init(state: state, time: numbers[1], duration: (0...1e7).contains(numbers[2]) ? numbers[2] : nil)
  }
}
