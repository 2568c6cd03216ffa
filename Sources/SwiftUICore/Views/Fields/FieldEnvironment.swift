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
  var actions: [() -> Void] = []

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
  public static var never: TextInputAutocapitalization { .init(capitalizes: false) }
  public static var words: TextInputAutocapitalization { .init(capitalizes: true) }
  public static var sentences: TextInputAutocapitalization { .init(capitalizes: true) }
  public static var characters: TextInputAutocapitalization { .init(capitalizes: true) }
}

/// The word on the Return key; hosts show none.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
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

public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public typealias _Body = TextField<_StyledPart>
  public init() {}
  public nonisolated var _isBordered: Bool? { true }
}

public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public typealias _Body = TextField<_StyledPart>
  public init() {}
  public nonisolated var _isBordered: Bool? { false }
}

public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public typealias _Body = TextField<_StyledPart>
  public init() {}
  public nonisolated var _isBordered: Bool? { true }
}

public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  public typealias _Body = TextField<_StyledPart>
  public init() {}
  public nonisolated var _isBordered: Bool? { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let custom = style._isBordered == nil ? CustomStyle(style) { $0._body(configuration: $1) } : nil
    return modifier(
      EnvironmentChange {
        $0.field.isBordered = style is DefaultTextFieldStyle ? nil : style._isBordered ?? false
        $0.fieldStyle = custom
      })
  }

  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentChange { $0.field.keyboard = type.keyboard })
  }

  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EnvironmentChange { if let keyboard = textContentType?.keyboard { $0.field.keyboard = keyboard } })
  }

  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EnvironmentChange { $0.field.autocorrects = !disable })
  }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EnvironmentChange { $0.field.capitalizes = style != .none })
  }

  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(EnvironmentChange { $0.field.capitalizes = autocapitalization?.capitalizes ?? true })
  }

  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(EnvironmentChange { $0.submitActions.actions.append(action) })
  }

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

  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
