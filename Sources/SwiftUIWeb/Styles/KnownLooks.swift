import SwiftUIElements

/// The classes of looks that were drawn before, found by the values that styles share: a page has hundreds of elements and a
/// few dozen looks.
@MainActor
struct KnownLooks {
  private struct Key: Hashable {
    var style: ObjectIdentifier?
    var use: PaintRules.Use
    var isExact: Bool
    var extra: [String]
  }

  /// Keeps its style alive, so that no other one takes its identity.
  private struct Known<Look> {
    var look: Look
    var classes: [String]
  }

  private var elements: [Key: Known<Style>] = [:]
  private var texts: [ObjectIdentifier: Known<TextStyle>] = [:]
  /// Looks that change with each frame must not fill the memory.
  private static let most = 4096

  mutating func element(
    _ style: Style, drawing use: PaintRules.Use, isExact: Bool, _ extra: [String], _ make: () -> [String]
  ) -> [String] {
    let key = Key(style: style.identity, use: use, isExact: isExact, extra: extra)
    if let known = elements[key] { return known.classes }
    if elements.count >= Self.most { elements = [:] }
    let classes = make()
    elements[key] = Known(look: style, classes: classes)
    return classes
  }

  mutating func text(_ style: TextStyle, _ make: () -> [String]) -> [String] {
    guard let key = style.identity else { return [] }
    if let known = texts[key] { return known.classes }
    if texts.count >= Self.most { texts = [:] }
    let classes = make()
    texts[key] = Known(look: style, classes: classes)
    return classes
  }
}
