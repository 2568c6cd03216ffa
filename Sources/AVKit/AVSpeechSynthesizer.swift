import Foundation
import SwiftUIElements
import UIKit

/// Speaks texts by the voice of the host of the session whose event or task this is: a page by its browser's. Where there is no
/// voice, as in a terminal, nothing is heard. To be used on the main actor.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Told how speaking goes on; held weakly.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether something is being spoken or waits.
  open var isSpeaking: Bool { !waiting.isEmpty }
  /// Whether speaking pauses.
  open private(set) var isPaused = false
  private var waiting: [AVSpeechUtterance] = []
  private var voice: HostVoice?

  /// A synthesizer for the host's voice.
  public override init() {}

  /// Has the text spoken after those that wait already.
  open func speak(_ utterance: AVSpeechUtterance) {
    let isFirst = waiting.isEmpty
    waiting.append(utterance)
    onMain { [self] in
      voice = voice ?? SessionDevice.current?.voice
      voice?.speak(utterance.text) { [weak self, weak utterance] in
        if let utterance { self?.finished(utterance) }
      }
    }
    if isFirst { delegate?.speechSynthesizer(self, didStart: utterance) }
    // Nobody will tell that it has been spoken.
    if voice == nil { finished(utterance) }
  }

  private func finished(_ utterance: AVSpeechUtterance) {
    guard let place = waiting.firstIndex(where: { $0 === utterance }) else { return }
    waiting.remove(at: place)
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if place == 0, let next = waiting.first { delegate?.speechSynthesizer(self, didStart: next) }
  }

  /// Stops at once, whatever the boundary; what waits is not spoken. False where nothing was being spoken.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let stopped = waiting
    guard !stopped.isEmpty else { return false }
    waiting = []
    isPaused = false
    tell { $0.stop() }
    for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Pauses at once, whatever the boundary. False where nothing is being spoken.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused else { return false }
    isPaused = true
    tell { $0.pause() }
    return true
  }

  /// Goes on after a pause. False where there was none.
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    tell { $0.goOn() }
    return true
  }

  private func tell(_ order: @MainActor (HostVoice) -> Void) { onMain { [self] in voice.map(order) } }

  /// Apple's may be called from anywhere; a session's host is reached on the main actor, where its events are handled.
  private func onMain(_ body: @MainActor () -> Void) {
    if MainLoop.isCurrent { MainActor.assumeIsolated(body) }
  }
}

extension AVSpeechUtterance {
  fileprivate var text: SpokenText {
    SpokenText(
      text: speechString, language: voice?.language, rate: Double(rate / AVSpeechUtteranceDefaultSpeechRate),
      pitch: Double(pitchMultiplier), volume: Double(volume))
  }
}

/// Where speaking stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice; where it is nil the host's own, in its own language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast it is spoken, 0…1.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// How high it is spoken, 0.5…2.
  open var pitchMultiplier: Float = 1
  /// How loud it is spoken, 0…1.
  open var volume: Float = 1
  /// Kept; hosts do not wait. In seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// Kept; hosts do not wait. In seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// A text to be spoken.
  public init(string: String) { speechString = string }
}

/// The slowest rate: 0.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual rate: 0.5.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest rate: 1.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice: the one that the host has for a language.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language, as in `"en-US"`.
  public let language: String
  /// The language: hosts do not tell what their voices are called.
  public var name: String { language }
  /// The language: hosts do not tell what their voices are called.
  public var identifier: String { language }
  /// Always the usual one.
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// A voice for a language, whatever it is; `"en-US"` where it is nil. Never nil.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
  /// Always nil: hosts do not tell what voices they have.
  public init?(identifier: String) { return nil }
  /// Always empty: hosts do not tell what voices they have.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the process.
  public static func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

/// Told how speaking goes on.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// An utterance starts.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// An utterance has been spoken.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// A word is about to be spoken. Never called: hosts do not tell how far they are.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
  /// An utterance has been stopped, or was not begun.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
