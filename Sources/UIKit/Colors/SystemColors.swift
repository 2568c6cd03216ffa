/// The colours that hosts have shades of their own for.
enum SystemColors {
  /// Shades on a light page, for those who ask a colour for its components.
  static let shades: [String: UInt32] = [
    "red": 0xe5352b, "orange": 0xf08a00, "yellow": 0xf5c400, "green": 0x2fae4e, "mint": 0x00b8a9, "teal": 0x2a9db5,
    "cyan": 0x26a5dc, "blue": 0x0a6ddb, "indigo": 0x5552c9, "purple": 0x9d4bcf, "pink": 0xe83e63, "brown": 0x9a7b55,
    "gray": 0x8c8c91, "gray2": 0xadadb2, "gray3": 0xc6c6cb, "gray4": 0xd0d0d5, "gray5": 0xe4e4e9, "gray6": 0xf1f1f6,
    "label": 0x000000, "secondaryLabel": 0x3c3c43, "tertiaryLabel": 0x3c3c43, "quaternaryLabel": 0x3c3c43,
    "placeholder": 0x3c3c43, "separator": 0xc8c8cc, "link": 0x0a6ddb, "accent": 0x0a6ddb, "fill": 0x787880,
    "secondaryFill": 0x787880, "tertiaryFill": 0x767680, "quaternaryFill": 0x747480, "background": 0xffffff,
    "secondaryBackground": 0xf1f1f6, "tertiaryBackground": 0xffffff, "groupedBackground": 0xf1f1f6,
    "secondaryGroupedBackground": 0xffffff, "tertiaryGroupedBackground": 0xf1f1f6, "black": 0x000000, "white": 0xffffff,
    "clear": 0x000000, "primary": 0x000000, "secondary": 0x3c3c43, "tertiary": 0x3c3c43, "quaternary": 0x3c3c43,
  ]

  /// Shades on a dark page.
  static let darkShades: [String: UInt32] = [
    "primary": 0xffffff, "secondary": 0xebebf5, "tertiary": 0xebebf5, "quaternary": 0xebebf5,
    "red": 0xff6b6d, "orange": 0xff9230, "yellow": 0xffd600, "green": 0x30d158, "mint": 0x00dac3, "teal": 0x00d2e0,
    "cyan": 0x3cd3fe, "blue": 0x25a1ff, "indigo": 0x8692ff, "purple": 0xe468f5, "pink": 0xff6886, "brown": 0xbd9372,
    "gray": 0x9b9b9f, "gray2": 0x636366, "gray3": 0x48484a, "gray4": 0x3a3a3c, "gray5": 0x2c2c2e, "gray6": 0x1c1c1e,
    "label": 0xffffff, "secondaryLabel": 0xebebf5, "tertiaryLabel": 0xebebf5, "quaternaryLabel": 0xebebf5,
    "placeholder": 0xebebf5, "separator": 0x38383a, "link": 0x25a1ff, "accent": 0x25a1ff, "fill": 0x787880,
    "secondaryFill": 0x787880, "tertiaryFill": 0x767680, "quaternaryFill": 0x747480, "background": 0x000000,
    "secondaryBackground": 0x1c1c1e, "tertiaryBackground": 0x2c2c2e, "groupedBackground": 0x000000,
    "secondaryGroupedBackground": 0x1c1c1e, "tertiaryGroupedBackground": 0x2c2c2e, "black": 0x000000,
    "white": 0xffffff, "clear": 0x000000,
  ]

  static let opacities: [String: Double] = [
    "clear": 0, "secondary": 0.6, "tertiary": 0.3, "quaternary": 0.2, "secondaryLabel": 0.6, "tertiaryLabel": 0.3,
    "quaternaryLabel": 0.2, "placeholder": 0.3, "fill": 0.2,
    "secondaryFill": 0.16, "tertiaryFill": 0.12, "quaternaryFill": 0.08,
  ]
}

extension UIColor {
  private convenience init(meaning: String) { self.init(.meaning(meaning, opacity: 1)) }
  private convenience init(hex: UInt32) { self.init(.components(Components(hex: hex))) }

  /// The host's red; its components are those of #E5352B.
  public static let systemRed = UIColor(meaning: "red")
  /// The host's orange; its components are those of #F08A00.
  public static let systemOrange = UIColor(meaning: "orange")
  /// The host's yellow; its components are those of #F5C400.
  public static let systemYellow = UIColor(meaning: "yellow")
  /// The host's green; its components are those of #2FAE4E.
  public static let systemGreen = UIColor(meaning: "green")
  /// The host's mint; its components are those of #00B8A9.
  public static let systemMint = UIColor(meaning: "mint")
  /// The host's teal; its components are those of #2A9DB5.
  public static let systemTeal = UIColor(meaning: "teal")
  /// The host's cyan; its components are those of #26A5DC.
  public static let systemCyan = UIColor(meaning: "cyan")
  /// The host's blue; its components are those of #0A6DDB.
  public static let systemBlue = UIColor(meaning: "blue")
  /// The host's indigo; its components are those of #5552C9.
  public static let systemIndigo = UIColor(meaning: "indigo")
  /// The host's purple; its components are those of #9D4BCF.
  public static let systemPurple = UIColor(meaning: "purple")
  /// The host's pink; its components are those of #E83E63.
  public static let systemPink = UIColor(meaning: "pink")
  /// The host's brown; its components are those of #9A7B55.
  public static let systemBrown = UIColor(meaning: "brown")
  /// The host's grey, the strongest of six; its components are those of #8C8C91.
  public static let systemGray = UIColor(meaning: "gray")
  /// The second of six greys; its components are those of #ADADB2.
  public static let systemGray2 = UIColor(meaning: "gray2")
  /// The third of six greys; its components are those of #C6C6CB.
  public static let systemGray3 = UIColor(meaning: "gray3")
  /// The fourth of six greys; its components are those of #D0D0D5.
  public static let systemGray4 = UIColor(meaning: "gray4")
  /// The fifth of six greys; its components are those of #E4E4E9.
  public static let systemGray5 = UIColor(meaning: "gray5")
  /// The faintest of six greys; its components are those of #F1F1F6.
  public static let systemGray6 = UIColor(meaning: "gray6")
  /// The colour of text; black among its components.
  public static let label = UIColor(meaning: "label")
  /// The colour of text that matters less, at an opacity of 0.6.
  public static let secondaryLabel = UIColor(meaning: "secondaryLabel")
  /// The colour of text that matters little, at an opacity of 0.3.
  public static let tertiaryLabel = UIColor(meaning: "tertiaryLabel")
  /// The colour of text that matters least, at an opacity of 0.2.
  public static let quaternaryLabel = UIColor(meaning: "quaternaryLabel")
  /// The colour of a field's prompt, at an opacity of 0.3.
  public static let placeholderText = UIColor(meaning: "placeholder")
  /// The colour of lines between rows.
  public static let separator = UIColor(meaning: "separator")
  /// The colour of lines between rows; the same as `separator`.
  public static let opaqueSeparator = UIColor(meaning: "separator")
  /// The colour of links in a text.
  public static let link = UIColor(meaning: "link")
  /// Black; the same as `black`, whatever the surroundings.
  public static let darkText = UIColor(meaning: "black")
  /// White; the same as `white`, and opaque.
  public static let lightText = UIColor(meaning: "white")
  /// The fill of thin shapes, at an opacity of 0.2.
  public static let systemFill = UIColor(meaning: "fill")
  /// The fill of shapes of middle size, at an opacity of 0.16.
  public static let secondarySystemFill = UIColor(meaning: "secondaryFill")
  /// The fill of large shapes such as fields and buttons, at an opacity of 0.12.
  public static let tertiarySystemFill = UIColor(meaning: "tertiaryFill")
  /// The fill of large areas, at an opacity of 0.08.
  public static let quaternarySystemFill = UIColor(meaning: "quaternaryFill")
  /// The colour behind a screen's content; white on a light page.
  public static let systemBackground = UIColor(meaning: "background")
  /// The colour of groups on `systemBackground`.
  public static let secondarySystemBackground = UIColor(meaning: "secondaryBackground")
  /// The colour of groups on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(meaning: "tertiaryBackground")
  /// The colour behind a list in groups.
  public static let systemGroupedBackground = UIColor(meaning: "groupedBackground")
  /// The colour of the groups on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(meaning: "secondaryGroupedBackground")
  /// The colour of groups on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(meaning: "tertiaryGroupedBackground")
  /// The accent colour of the app.
  public static let tintColor = UIColor(meaning: "accent")
  /// Black, the same in light and dark surroundings.
  public static let black = UIColor(meaning: "black")
  /// White, the same in light and dark surroundings.
  public static let white = UIColor(meaning: "white")
  /// No colour: an opacity of 0.
  public static let clear = UIColor(meaning: "clear")
  /// The grey #555555, the same in light and dark surroundings.
  public static let darkGray = UIColor(hex: 0x555555)
  /// The grey #AAAAAA, the same in light and dark surroundings.
  public static let lightGray = UIColor(hex: 0xaaaaaa)
  /// The grey #808080, the same in light and dark surroundings.
  public static let gray = UIColor(hex: 0x808080)
  /// The red #FF0000, the same in light and dark surroundings.
  public static let red = UIColor(hex: 0xff0000)
  /// The green #00FF00, the same in light and dark surroundings.
  public static let green = UIColor(hex: 0x00ff00)
  /// The blue #0000FF, the same in light and dark surroundings.
  public static let blue = UIColor(hex: 0x0000ff)
  /// The cyan #00FFFF, the same in light and dark surroundings.
  public static let cyan = UIColor(hex: 0x00ffff)
  /// The yellow #FFFF00, the same in light and dark surroundings.
  public static let yellow = UIColor(hex: 0xffff00)
  /// The magenta #FF00FF, the same in light and dark surroundings.
  public static let magenta = UIColor(hex: 0xff00ff)
  /// The orange #FF8000, the same in light and dark surroundings.
  public static let orange = UIColor(hex: 0xff8000)
  /// The purple #800080, the same in light and dark surroundings.
  public static let purple = UIColor(hex: 0x800080)
  /// The brown #996633, the same in light and dark surroundings.
  public static let brown = UIColor(hex: 0x996633)
}
