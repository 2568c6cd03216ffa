import Foundation

// Ways of dialogs that hosts do not have: files come and go by the host's own field and download.

extension View {
  /// Accepted; hosts have dialogs of their own.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Accepted; hosts have dialogs of their own.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Accepted; hosts have no aliases.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Accepted; hosts offer all files of the kinds.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  /// Accepted; a window closes whatever it shows.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  /// Accepted; a window closes whatever it shows.
  public nonisolated func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}

/// What a dialog for files shows; hosts have dialogs of their own.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Columns for the kind and other facts.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files too.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The ends of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
