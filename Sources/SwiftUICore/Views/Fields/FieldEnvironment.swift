import UIKit

import Foundation

/// How fields below take text.
struct FieldTraits: Equatable, Sendable {
  var keyboard = FieldContent.Keyboard.normal
  var autocorrects = true
  var capitalizes = true
  /// nil where the host decides.
  var isBordered: Bool?
}

/// What Return does in fields below.
struct SubmitActions: Equatable {
  var actions: [(triggers: SubmitTriggers, run: () -> Void)] = []

  func run(for trigger: SubmitTriggers) {
    for action in actions where action.triggers.contains(trigger) { action.run() }
  }

  /// Closures cannot be compared.
  static func == (lhs: SubmitActions, rhs: SubmitActions) -> Bool { lhs.actions.isEmpty && rhs.actions.isEmpty }
}

extension EnvironmentValues {
  private struct FieldStyleKey: EnvironmentKey {
    static var defaultValue: CustomStyle<TextField<_StyledPart>>? { nil }
  }

  /// An app's own look of fields.
  var fieldStyle: CustomStyle<TextField<_StyledPart>>? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }

  private struct FieldKey: EnvironmentKey { static let defaultValue = FieldTraits() }
  private struct SubmitKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

  var field: FieldTraits {
    get { self[FieldKey.self] }
    set { self[FieldKey.self] = newValue }
  }

  var submitActions: SubmitActions {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// When a field starts words with capitals.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let capitalizes: Bool
  /// No capitals by themselves.
  public static var never: TextInputAutocapitalization { .init(capitalizes: false) }
  /// Capitals at the beginning of words or sentences, as the person's device does it.
  public static var words: TextInputAutocapitalization { .init(capitalizes: true) }
  /// Capitals at the beginning of words or sentences, as the person's device does it.
  public static var sentences: TextInputAutocapitalization { .init(capitalizes: true) }
  /// Capitals at the beginning of words or sentences, as the person's device does it.
  public static var characters: TextInputAutocapitalization { .init(capitalizes: true) }
}

/// The word on the Return key; hosts show none.
public struct SubmitLabel: Sendable {
  /// A word on the Return key, which is not drawn.
  public static let done = SubmitLabel()
  /// A word on the Return key, which is not drawn.
  public static let go = SubmitLabel()
  /// A word on the Return key, which is not drawn.
  public static let send = SubmitLabel()
  /// A word on the Return key, which is not drawn.
  public static let join = SubmitLabel()
  /// A word on the Return key, which is not drawn.
  public static let route = SubmitLabel()
  /// A word on the Return key, which is not drawn.
  public static let search = SubmitLabel()
  /// A word on the Return key, which is not drawn.
  public static let `return` = SubmitLabel()
  /// A word on the Return key, which is not drawn.
  public static let next = SubmitLabel()
  /// A word on the Return key, which is not drawn.
  public static let `continue` = SubmitLabel()
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// Triggers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Return key in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The Return key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// How fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _StyledPart
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  /// How this module's own styles are drawn; nil for an app's own.
  nonisolated var _isBordered: Bool? { get }
}

extension TextFieldStyle {
  public nonisolated var _isBordered: Bool? { nil }
}

extension TextFieldStyle where _Body == TextField<_StyledPart> {
  public func _body(configuration: TextField<_Label>) -> _Body { configuration }
}

/// The look that the surroundings of a field ask for.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public typealias _Body = TextField<_StyledPart>
  /// The same as `.automatic`.
  public init() {}
  public nonisolated var _isBordered: Bool? { true }
}

/// Without a border.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public typealias _Body = TextField<_StyledPart>
  /// The same as `.plain`.
  public init() {}
  public nonisolated var _isBordered: Bool? { false }
}

/// With a border whose corners are round.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public typealias _Body = TextField<_StyledPart>
  /// The same as `.roundedBorder`.
  public init() {}
  public nonisolated var _isBordered: Bool? { true }
}

/// With a border; drawn as `roundedBorder` is.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  public typealias _Body = TextField<_StyledPart>
  /// The same as `.squareBorder`.
  public init() {}
  public nonisolated var _isBordered: Bool? { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that the surroundings of a field ask for.
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border whose corners are round.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a border; drawn as `roundedBorder` is.
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension View {
  /// Draws the fields within as the style says.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let custom = style._isBordered == nil ? CustomStyle(style) { $0._body(configuration: $1) } : nil
    return modifier(
      EnvironmentChange {
        $0.field.isBordered = style is DefaultTextFieldStyle ? nil : style._isBordered ?? false
        $0.fieldStyle = custom
      })
  }

  /// Which keyboard a phone shows for the fields within.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentChange { $0.field.keyboard = type.keyboard })
  }

  /// What the fields within are for; codes, addresses, mail and telephone numbers choose the keyboard.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EnvironmentChange { if let keyboard = textContentType?.keyboard { $0.field.keyboard = keyboard } })
  }

  /// Leaves what is typed in the fields within as it is.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EnvironmentChange { $0.field.autocorrects = !disable })
  }

  /// Leaves what is typed in the fields within as it is, in the older form; nil is false.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Whether the fields within start words with capitals, in the older form.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EnvironmentChange { $0.field.capitalizes = style != .none })
  }

  /// Whether the fields within start words with capitals; nil is the usual way.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(EnvironmentChange { $0.field.capitalizes = autocapitalization?.capitalizes ?? true })
  }

  /// Accepted; hosts show no word on the Return key.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Runs the action when Return is pressed in a field within, after those set further out.
  /// It runs for search fields where the triggers hold `.search`, and for others where they hold `.text`.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(EnvironmentChange { $0.submitActions.actions.append((triggers, action)) })
  }

  /// Keeps the actions set around the view from the fields within.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentChange { if isBlocking { $0.submitActions = SubmitActions() } })
  }
}

extension UIKeyboardType {
  var keyboard: FieldContent.Keyboard {
    switch self {
    case .URL, .webSearch: .url
    case .numberPad, .asciiCapableNumberPad: .number
    case .decimalPad: .decimal
    case .emailAddress: .email
    case .phonePad, .namePhonePad: .phone
    case .default, .asciiCapable, .numbersAndPunctuation, .twitter: .normal
    }
  }
}

extension UITextContentType {
  /// Hosts derive the keyboard of addresses, mail and telephone numbers from what a field is for.
  var keyboard: FieldContent.Keyboard? {
    switch self {
    case .oneTimeCode: .number
    case .emailAddress: .email
    case .telephoneNumber: .phone
    case .URL: .url
    default: nil
    }
  }
}

extension EnvironmentValues {
  /// Whether fields leave what is typed as it is.
  public var autocorrectionDisabled: Bool {
    get { !field.autocorrects }
    set { field.autocorrects = !newValue }
  }

  /// Whether fields leave what is typed as it is, in the older form.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
