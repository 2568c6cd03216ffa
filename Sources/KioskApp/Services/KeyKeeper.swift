import Combine
import FoundationExtras

/// Where the reader's keys are kept: a file, a key chain. What has been handed over is never given back.
@MainActor
package protocol KeyKeeper: AnyObject {
  /// What is known of the service's key, without the key.
  func state(of service: KeyedService) -> KeyState

  /// Tries the key with one request and keeps it where the service takes it. Starts when somebody subscribes, stops when
  /// nobody listens any more; delivers on the main thread.
  /// - Parameter unchecked: whether it is kept without a request, because the service cannot be asked now.
  func keep(_ key: String, for service: KeyedService, unchecked: Bool) -> AnyPublisher<Void, KeyTrouble>

  /// Forgets the key that is kept.
  func remove(_ service: KeyedService) throws(KeyTrouble)
}

/// What is known of a service's key.
package enum KeyState: Equatable, Sendable {
  case none
  /// Kept at a place that the words name; it can be replaced and removed.
  case kept(place: String)
  /// Given from outside by a variable of this name; only who started Kiosk can change it.
  case environment(variable: String)
  /// The place where keys are kept may not or cannot be used.
  case trouble(KeyTrouble)
}

/// Why a key is not kept, in words that never repeat it.
package struct KeyTrouble: Error, Equatable, Sendable {
  package var sentence: String.LocalizationValue
  /// What a person can do about it.
  package var hint: String.LocalizationValue?
  /// Whether only the service could not be asked: then the key may be kept without.
  package var isUnchecked: Bool

  package init(
    _ sentence: String.LocalizationValue, hint: String.LocalizationValue? = nil, isUnchecked: Bool = false
  ) {
    self.sentence = sentence
    self.hint = hint
    self.isUnchecked = isUnchecked
  }

  /// In the language of the window whose view asks.
  var text: String { String.LocalizationValue.joined([sentence, hint].compactMap { $0 }).text }
}
