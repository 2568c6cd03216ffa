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
    "clear": 0x000000,
  ]

  static let opacities: [String: Double] = [
    "clear": 0, "secondaryLabel": 0.6, "tertiaryLabel": 0.3, "quaternaryLabel": 0.2, "placeholder": 0.3, "fill": 0.2,
    "secondaryFill": 0.16, "tertiaryFill": 0.12, "quaternaryFill": 0.08,
  ]
}

extension UIColor {
  private convenience init(meaning: String) { self.init(.meaning(meaning, opacity: 1)) }
  private convenience init(hex: UInt32) { self.init(.components(Components(hex: hex))) }

  public static let systemRed = UIColor(meaning: "red")
  public static let systemOrange = UIColor(meaning: "orange")
  public static let systemYellow = UIColor(meaning: "yellow")
  public static let systemGreen = UIColor(meaning: "green")
  public static let systemMint = UIColor(meaning: "mint")
  public static let systemTeal = UIColor(meaning: "teal")
  public static let systemCyan = UIColor(meaning: "cyan")
  public static let systemBlue = UIColor(meaning: "blue")
  public static let systemIndigo = UIColor(meaning: "indigo")
  public static let systemPurple = UIColor(meaning: "purple")
  public static let systemPink = UIColor(meaning: "pink")
  public static let systemBrown = UIColor(meaning: "brown")
  public static let systemGray = UIColor(meaning: "gray")
  public static let systemGray2 = UIColor(meaning: "gray2")
  public static let systemGray3 = UIColor(meaning: "gray3")
  public static let systemGray4 = UIColor(meaning: "gray4")
  public static let systemGray5 = UIColor(meaning: "gray5")
  public static let systemGray6 = UIColor(meaning: "gray6")
  public static let label = UIColor(meaning: "label")
  public static let secondaryLabel = UIColor(meaning: "secondaryLabel")
  public static let tertiaryLabel = UIColor(meaning: "tertiaryLabel")
  public static let quaternaryLabel = UIColor(meaning: "quaternaryLabel")
  public static let placeholderText = UIColor(meaning: "placeholder")
  public static let separator = UIColor(meaning: "separator")
  public static let opaqueSeparator = UIColor(meaning: "separator")
  public static let link = UIColor(meaning: "link")
  public static let darkText = UIColor(meaning: "black")
  public static let lightText = UIColor(meaning: "white")
  public static let systemFill = UIColor(meaning: "fill")
  public static let secondarySystemFill = UIColor(meaning: "secondaryFill")
  public static let tertiarySystemFill = UIColor(meaning: "tertiaryFill")
  public static let quaternarySystemFill = UIColor(meaning: "quaternaryFill")
  public static let systemBackground = UIColor(meaning: "background")
  public static let secondarySystemBackground = UIColor(meaning: "secondaryBackground")
  public static let tertiarySystemBackground = UIColor(meaning: "tertiaryBackground")
  public static let systemGroupedBackground = UIColor(meaning: "groupedBackground")
  public static let secondarySystemGroupedBackground = UIColor(meaning: "secondaryGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor(meaning: "tertiaryGroupedBackground")
  public static let tintColor = UIColor(meaning: "accent")
  public static let black = UIColor(meaning: "black")
  public static let white = UIColor(meaning: "white")
  public static let clear = UIColor(meaning: "clear")
  public static let darkGray = UIColor(hex: 0x555555)
  public static let lightGray = UIColor(hex: 0xaaaaaa)
  public static let gray = UIColor(hex: 0x808080)
  public static let red = UIColor(hex: 0xff0000)
  public static let green = UIColor(hex: 0x00ff00)
  public static let blue = UIColor(hex: 0x0000ff)
  public static let cyan = UIColor(hex: 0x00ffff)
  public static let yellow = UIColor(hex: 0xffff00)
  public static let magenta = UIColor(hex: 0xff00ff)
  public static let orange = UIColor(hex: 0xff8000)
  public static let purple = UIColor(hex: 0x800080)
  public static let brown = UIColor(hex: 0x996633)
}
