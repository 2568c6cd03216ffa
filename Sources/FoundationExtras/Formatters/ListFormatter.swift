import Foundation

/// Things one after another in words: "a, b, and c".
open class ListFormatter: Formatter {
  open var locale: Locale! = .current
  /// Makes a text of each thing; nil takes what describes it.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
