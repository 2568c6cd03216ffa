import Foundation
import SwiftUITerminal
import SwiftUIWeb

extension OwnLook {
  /// The reader's keys, and their style rules where the file has some that can be used.
  /// - Parameter tell: hears what is wrong with the file.
  init(_ settings: Settings, tell: (String.LocalizationValue) throws -> Void) rethrows {
    var rules: StyleFile.Rules?
    var trouble: String.LocalizationValue?
    do throws(CommandFailure) {
      rules = try settings.style.read()
      trouble = rules?.remark
    } catch {
      trouble = error.allWords
    }
    if let trouble { try tell(trouble) }
    let keys = settings.ownKeys.strokes.map { OwnKey(.init($0), does: $1.map(OwnKey.Stroke.init)) }
    self.init(rules: rules?.text, keys: keys.sorted { "\($0.pressed)" < "\($1.pressed)" })
  }
}

extension OwnKey.Stroke {
  /// As a browser calls it.
  init(_ stroke: KeyStroke) {
    let held = stroke.modifiers
    var key: String
    switch stroke.key {
    case .character(let text): key = held.contains(.shift) ? text.uppercased() : text
    case .enter: key = "Enter"
    case .escape: key = "Escape"
    case .tab: key = "Tab"
    case .backspace: key = "Backspace"
    case .delete: key = "Delete"
    case .space: key = " "
    case .up: key = "ArrowUp"
    case .down: key = "ArrowDown"
    case .left: key = "ArrowLeft"
    case .right: key = "ArrowRight"
    case .home: key = "Home"
    case .end: key = "End"
    case .pageUp: key = "PageUp"
    case .pageDown: key = "PageDown"
    case .insert: key = "Insert"
    case .function(let number): key = "F\(number)"
    }
    self.init(
      key, control: held.contains(.control), alt: held.contains(.alt), shift: held.contains(.shift))
  }
}
