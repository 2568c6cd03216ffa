/// What an app wants of a recording that its code plays. A host brings the recording to that, whatever it did before.
package struct Playback: Equatable, Sendable {
  /// By which the host tells of it, and by which a drawn player says that it shows it.
  package var number: Int
  /// Nil: nobody plays it any more.
  package var sound: Sound?

  package init(number: Int, sound: Sound?) {
    self.number = number
    self.sound = sound
  }

  package struct Sound: Equatable, Sendable {
    /// `http`, `https` or `file`.
    package var address: String
    package var isPlaying: Bool
    /// In seconds from its beginning; nil: from where it stands.
    package var place: Double?
    /// 1 is the recording's own pace.
    package var rate: Double
    /// 0…1.
    package var volume: Double
    /// How often it is played again from its beginning; less than 0 for ever.
    package var repeats: Int

    package init(
      address: String, isPlaying: Bool, place: Double? = nil, rate: Double = 1, volume: Double = 1, repeats: Int = 0
    ) {
      self.address = address
      self.isPlaying = isPlaying
      self.place = place
      self.rate = rate
      self.volume = volume
      self.repeats = repeats
    }
  }

  /// How a recording stands at the host.
  package struct Report: Equatable, Sendable {
    package enum State: Int, Sendable { case paused, playing, ended, failed }

    package var state: State
    /// In seconds from the beginning.
    package var time: Double
    /// In seconds; nil where the host does not know it.
    package var duration: Double?

    package init(state: State, time: Double, duration: Double?) {
      self.state = state
      self.time = time
      self.duration = duration
    }
  }
}
