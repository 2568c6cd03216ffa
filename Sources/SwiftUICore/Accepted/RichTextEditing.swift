import Foundation

// What an app may say of rich text that is edited. Hosts edit its words, and its looks stay with them.

/// What of a rich text is selected; hosts do not tell.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// Nothing.
  public init() {}
  /// Where the next letter goes.
  public init(insertionPoint: AttributedString.Index) {}
  /// A part of the text.
  public init(range: Range<AttributedString.Index>) {}
}

/// Which looks a text may have, as values; hosts keep those that are there.
public enum AttributedTextFormatting {}

/// Which looks a text may have; hosts keep those that are there.
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
}

/// What a look may be; hosts keep those that are there.
public protocol AttributedTextValueConstraint<Scope> {
  associatedtype Scope: AttributeScope
}

/// Where what changes looks of texts stands; hosts have none of it.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  private let name: String
  /// At the keyboard.
  public static let inputAssistant = TextInputFormattingControlPlacement(name: "inputAssistant")
  /// In the menu of the text.
  public static let contextMenu = TextInputFormattingControlPlacement(name: "contextMenu")

  /// Some of the places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: Int
    /// Places from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// At the keyboard.
    public static let inputAssistant = Set(rawValue: 1)
    /// In the menu of the text.
    public static let contextMenu = Set(rawValue: 2)
    /// All of them.
    public static let all: Set = [.inputAssistant, .contextMenu]
  }
}

extension TextEditor {
  /// Rich text, shown and edited without its looks, which it keeps. Hosts do not tell what is selected.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>) { self.init(text: text) }
}

extension View {
  /// Accepted; hosts keep the looks that are there.
  public nonisolated func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { self }
  /// Accepted; hosts have nothing that changes looks of texts.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}
