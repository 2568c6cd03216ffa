import Foundation

/// Things one after another in words: "a, b, and c".
open class ListFormatter: Formatter {
  /// The language of the words.
  open var locale: Locale! = .current
  /// Makes a text of each thing; nil takes what describes it.
  open var itemFormatter: Formatter?

  /// A formatter in the language of the process.
  public override init() { super.init() }
  /// Reads none of its own settings from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The texts one after another, in the language of the process.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// The things one after another; never nil.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// The texts of a list; nil for what is none.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
