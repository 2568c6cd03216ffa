/// Where suggestions of a search stand; hosts have one place.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several of the places.
  public struct Set: OptionSet, Sendable {
    /// The places as bits.
    public let rawValue: Int
    /// Places from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content.
    public static let content = Set(rawValue: 2)
  }
}
