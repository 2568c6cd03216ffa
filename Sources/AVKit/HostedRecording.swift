import Foundation
import SwiftUIElements
import UIKit

/// A recording that code plays at the host of the session whose event or task this is: a page's browser plays it. Where nobody plays it,
/// as in a terminal, nothing is heard and its time stands still.
@MainActor
final class HostedRecording {
  /// What code wants.
  private(set) var sound: Playback.Sound
  /// How it stands at the host.
  private(set) var state = Playback.Report.State.paused
  /// In seconds; nil where the host has not told.
  private(set) var duration: Double?
  private var told = (time: 0.0, at: ContinuousClock.now)
  private weak var playback: HostPlayback?
  private var number: Int?
  /// Called with what the host tells.
  var heard: @MainActor (Playback.Report) -> Void = { _ in }

  nonisolated init(_ url: URL?) { sound = Playback.Sound(address: url?.absoluteString ?? "", isPlaying: false) }

  isolated deinit { if let number { playback?.drop(number) } }

  /// Whether a host plays it.
  var isHosted: Bool { playback != nil }

  /// In seconds from the beginning.
  var time: Double {
    guard state == .playing else { return told.time }
    let time = told.time + told.at.duration(to: .now) / .seconds(1) * sound.rate
    guard let duration else { return time }
    return sound.repeats < 0 && duration > 0 ? time.truncatingRemainder(dividingBy: duration) : min(time, duration)
  }

  /// Its number at a host.
  func number(at host: HostPlayback) -> Int {
    if playback === host, let number { return number }
    if let number { playback?.drop(number) }
    let number = host.add { [weak self] in self?.take($0) }
    (playback, self.number) = (host, number)
    return number
  }

  /// Wants something else of the host.
  func want(_ change: (inout Playback.Sound) -> Void) {
    change(&sound)
    defer { sound.place = nil }
    if let place = sound.place { told = (place, .now) }
    // A host hears of a recording when it is played first, or shown.
    guard let host = playback ?? (sound.isPlaying ? SessionDevice.current?.playback : nil) else { return }
    host.want(sound, of: number(at: host))
  }

  /// Another recording takes its place.
  func replace(with url: URL?) {
    (state, duration, told) = (.paused, nil, (0, .now))
    let address = url?.absoluteString ?? ""
    if playback == nil {
      (sound.address, sound.isPlaying) = (address, false)
    } else {
      want { ($0.address, $0.isPlaying, $0.place) = (address, address.isEmpty ? false : $0.isPlaying, 0) }
    }
  }

  private func take(_ report: Playback.Report) {
    state = report.state
    told = (report.time, .now)
    duration = report.duration ?? duration
    sound.isPlaying = state == .playing
    heard(report)
  }
}
