import SwiftUIElements

/// How one element is written, without its children: a value, so that two states of an element can be compared.
struct Drawing: Equatable, Sendable {
  /// What stands between the element's start and end tag.
  enum Piece: Equatable, Sendable {
    case markup(Markup)
    /// Where children go, in a tag of their own.
    case slot(Slot, StaticName, [Attribute])
    /// The native control within, whose attributes change by themselves.
    case control
  }

  /// The native control within the element.
  struct Control: Equatable, Sendable {
    var tag: StaticName
    var attributes: [Attribute]
    /// The text of a field; nil for other controls.
    var text: String?
  }

  enum Content: Equatable, Sendable {
    /// A tag without end tag.
    case void
    case text(String)
    case rich(Markup)
    /// Children directly in the element.
    case children
    case pieces([Piece])
  }

  var tag: StaticName
  var attributes: [Attribute] = []
  /// Set where text and its look stand in an inner `span`, because the outer box places it.
  var holder: [Attribute]?
  var content: Content = .children
  var control: Control?

  /// The classes, kept apart because they come from many places.
  var classes: [String] = []

  mutating func set(_ name: StaticName, _ value: String?) { attributes.append(Attribute(name, value)) }

  /// All attributes, class first after the id.
  var allAttributes: [Attribute] {
    guard !classes.isEmpty else { return attributes }
    var all = attributes
    all.insert(Attribute("class", classes.joined(separator: " ")), at: min(1, all.count))
    return all
  }

  /// All but its number and what stands with that.
  var moreAttributes: [Attribute] { allAttributes.dropFirst().filter { $0.name != "data-a" } }

  /// The kinds of events it accepts.
  var accepted: String? { attributes.first { $0.name == "data-a" }?.value }

  /// Rows of lists have their numbers one from another.
  var isRow: Bool { tag == "li" }
}
