import SwiftUIElements

/// The measures of controls, in points, as pages draw them, until a page has told.
struct ControlMeasures {
  let button: Double
  let toggle: Size

  static let phone = ControlMeasures(button: 38.5, toggle: Size(width: 66, height: 30))
  static let desk = ControlMeasures(button: 34, toggle: Size(width: 54, height: 24))

  static let player = 54.0
  /// What a menu has beside the longest of its options.
  static let menuSign = Insets(top: 6, leading: 0, bottom: 6, trailing: 18)
  /// The usual width of what fills its row, where nothing is offered.
  static let idealWidth = 200.0
  /// One line of the usual text.
  static let line = TypeScale.measure(of: FontStyle.Role.body).line

  /// The part of a control that its host draws: of a button the surface without a label.
  func part(of role: Role) -> Size {
    let wide = Self.idealWidth
    return switch role {
    case .button, .link, .navigationLink, .menu:
      switch role.buttonLook?.size ?? .regular {
      case .mini, .small: Size(width: 20, height: 28)
      case .regular: Size(width: 24, height: self.button)
      case .large, .extraLarge: Size(width: 40, height: 50)
      }
    case .toggle: toggle
    case .stepper: Size(width: 94, height: 32)
    case .slider: Size(width: wide, height: 31)
    case .field(let field) where field.isOfDate: Size(width: 140, height: 34)
    case .field(let field) where field.kind == .file: Size(width: wide, height: 44)
    case .field(let field):
      Size(width: wide, height: Self.height(ofLines: field.leastLines, in: field))
    case .picker(let picker) where picker.kind == .wheel: Size(width: 320, height: 216)
    case .picker(let picker): Size(width: picker.isMenu ? 120 : wide, height: picker.isMenu ? 34 : 31)
    case .progress(_, isCircular: false): Size(width: wide, height: 4)
    case .progress(let fraction, isCircular: true):
      fraction == nil ? Size(width: 22, height: 22) : Size(width: 52, height: 52)
    default: .zero
    }
  }

  /// A field with so many lines of the usual text.
  static func height(ofLines lines: Int, in field: FieldContent) -> Double {
    (field.isBordered ? 34 : 26) + Double(lines - 1) * line
  }

  /// The baseline of words in the middle of a control of this height.
  static func baseline(height: Double) -> Double { height / 2 + 6.3 }
}
