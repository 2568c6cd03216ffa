import Foundation

/// Plays short sounds.
public final class Chime {
  public enum Tone: String, CaseIterable {
    case drop, bell, knock
  }

  public static let shared = Chime()

  public var isMuted = false
  public private(set) var played: [Tone] = []

  public func play(_ tone: Tone) {
    guard !isMuted else { return }
    played.append(tone)
  }
}
