/// One screen in one state: how one gets there, and what must then be seen.
struct ScreenCase: Sendable {
  /// What a reader does, or what happens in the world, before one looks.
  enum Step: Sendable {
    /// Types into the first field of the page.
    case type(String)
    /// Chooses a segment.
    case choose(String)
    /// Presses a button or a link with these words.
    case press(String)
    case key(String)
    /// Chooses in the menu that has this option.
    case pick(String)
    /// Something happens in the services: a path and parameters of their control address.
    case world(String, [String: any Sendable])
    case see(String)
  }

  enum Layout: String, CaseIterable, Sendable {
    case wide, tablet, phone

    var size: (width: Int, height: Int) {
      switch self {
      case .wide: (1280, 860)
      case .tablet: (834, 1112)
      case .phone: (390, 844)
      }
    }
  }

  /// A picture that is kept.
  struct Picture: Sendable {
    var name: String
    var layout: Layout
    var isDark: Bool
  }

  let screen: String
  let path: String
  var steps: [Step] = []
  /// Words that must be on the screen, in every layout.
  let shows: [String]
  /// Selectors that must match something visible: roles, controls, states.
  var has: [String] = []
  /// Words that must not be there.
  var hides: [String] = []
  var pictures: [Picture] = []
}

extension ScreenCase.Picture {
  static func wide(_ name: String, dark: Bool = false) -> Self { Self(name: name, layout: .wide, isDark: dark) }
  static func tablet(_ name: String, dark: Bool = false) -> Self { Self(name: name, layout: .tablet, isDark: dark) }
  static func phone(_ name: String, dark: Bool = false) -> Self { Self(name: name, layout: .phone, isDark: dark) }
}

extension [ScreenCase.Picture] {
  /// Of a window and of a phone, light and dark.
  static func four(_ name: String) -> Self {
    [
      .wide("\(name)-wide-light"), .wide("\(name)-wide-dark", dark: true), .phone("\(name)-phone-light"),
      .phone("\(name)-phone-dark", dark: true),
    ]
  }
}
