import Foundation
import Library
import SwiftUI

/// The settings in force: what the reader chose, else Kiosk's own values.
public struct ReaderSettings: Equatable, Sendable {
  public enum Appearance: String, CaseIterable, Identifiable, Sendable {
    case system, light, dark
    public var id: Self { self }
  }

  public enum Name {
    public static let appearance = "appearance"
    /// `on` or `off`.
    public static let sound = "sound"
    public static let region = "region"
    public static let language = "language"
    /// `off` where lists change only when the reader asks.
    public static let live = "live"
    /// What is shown of a story: `article`, `both` or `discussion`.
    public static let storyParts = "storyParts"
  }

  public var appearance: Appearance
  public var playsSound: Bool
  /// Two letters of a country; nil for the system's.
  public var region: String?
  public var language: String?
  /// Whether lists change by themselves.
  public var isLive: Bool

  @MainActor public init(_ library: Library) {
    appearance = library.setting(Name.appearance).flatMap(Appearance.init) ?? .system
    playsSound = library.setting(Name.sound) == "on"
    region = library.setting(Name.region)
    language = library.setting(Name.language)
    isLive = library.setting(Name.live) != "off"
  }

  var colorScheme: ColorScheme? {
    switch appearance {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
