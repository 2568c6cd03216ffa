import SwiftUIElements

/// The markup of elements that were written before, without their identities: what many readers see is drawn once.
@MainActor
struct KnownElements {
  /// All that an element's markup is made of, beside its identity. Looks and names are the same where they are shared.
  struct Key: Hashable {
    /// Kept, so that no other look takes the identity of its own.
    private let element: Element
    private let surroundings: UInt64

    /// nil where the markup depends on more.
    /// - Parameter surroundings: all that its place adds.
    init?(_ element: Element, surroundings: UInt64) {
      guard element.place == nil else { return nil }
      switch element.role {
      case .text(let content) where content.only == nil: return nil
      case .text, .symbol, .box, .layers, .stack, .row, .button, .link, .navigationLink, .spacer, .divider: break
      default: return nil
      }
      guard element.style.isPlain || element.style.guides.isEmpty, element.accessibility.part != .contextMenu else {
        return nil
      }
      self.element = element
      self.surroundings = surroundings
    }

    static func == (one: Key, other: Key) -> Bool {
      one.surroundings == other.surroundings && one.element.style.identity == other.element.style.identity
        && one.element.accessibility.identity == other.element.accessibility.identity
        && one.element.accepts == other.element.accepts && one.isAs(other.element.role)
    }

    /// To the byte: texts that only look the same lead to different places.
    private func isAs(_ role: Role) -> Bool {
      switch (element.role, role) {
      case (.text(let one), .text(let other)):
        guard let one = one.only, let other = other.only else { return false }
        return one.utf8.elementsEqual(other.utf8)
      case (.link(let one, let look), .link(let other, let otherLook)),
        (.navigationLink(let one, let look), .navigationLink(let other, let otherLook)):
        return one.utf8.elementsEqual(other.utf8) && look == otherLook
      default: return element.role == role
      }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(surroundings)
      hasher.combine(element.style.identity)
      hasher.combine(element.accessibility.identity)
      switch element.role {
      case .text(let content): hasher.combine(content.only)
      case .symbol(let content): hasher.combine(content.name)
      case .link(let address, _), .navigationLink(let address, _): hasher.combine(address)
      default: break
      }
    }
  }

  /// The bytes around an element's identity and its children.
  struct Written {
    /// Up to the identity.
    let before: Markup
    /// The kinds of events that it accepts, which stand with the identity; nil for none.
    let accepted: String?
    /// From there to the children.
    let after: Markup
    /// What follows the children.
    let end: Markup
    /// A row of a list, which has its number from the row before.
    let isRow: Bool
    /// False where it is drawn by itself, whatever is below it.
    let hasChildren: Bool

    fileprivate var count: Int { before.bytes.count + after.bytes.count + end.bytes.count }
  }

  private var known: [Key: Written] = [:]
  private var bytes = 0
  /// Looks and texts that change all the time must not fill the memory.
  private static let most = 4096
  private static let mostBytes = 1 << 20
  private static let longest = 4096

  subscript(key: Key) -> Written? { known[key] }

  mutating func add(_ written: Written, for key: Key) {
    guard written.count <= Self.longest else { return }
    if known.count >= Self.most || bytes + written.count > Self.mostBytes {
      known = [:]
      bytes = 0
    }
    known[key] = written
    bytes += written.count
  }
}
