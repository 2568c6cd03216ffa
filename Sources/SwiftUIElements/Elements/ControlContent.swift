/// What a button is for and how prominent it is.
public struct _ButtonContent: Equatable, Sendable {
  package enum Purpose: Equatable, Sendable { case normal, cancel, destructive }
  /// How much a button stands out.
  public enum Prominence: Equatable, Sendable { case automatic, plain, borderless, bordered, borderedProminent, link }
  package enum Size: Equatable, Sendable { case mini, small, regular, large, extraLarge }

  /// The key that presses it, as in `"r"` or `"Enter"`, with modifiers in the order `control+alt+shift+meta+`.
  package var shortcut: String?
  package var purpose: Purpose
  package var look: ButtonLook

  package var prominence: Prominence { look.prominence }
  package var size: Size { look.size }

  package init(
    purpose: Purpose = .normal, prominence: Prominence = .automatic, size: Size = .regular, shortcut: String? = nil
  ) {
    self.init(purpose: purpose, look: ButtonLook(prominence: prominence, size: size), shortcut: shortcut)
  }

  package init(purpose: Purpose = .normal, look: ButtonLook, shortcut: String? = nil) {
    self.purpose = purpose
    self.look = look
    self.shortcut = shortcut
  }
}

/// How what is pressed stands out: buttons, links and menus have it in common.
package struct ButtonLook: Equatable, Sendable {
  package var prominence = ButtonContent.Prominence.automatic
  package var size = ButtonContent.Size.regular

  package init(prominence: ButtonContent.Prominence = .automatic, size: ButtonContent.Size = .regular) {
    self.prominence = prominence
    self.size = size
  }

  /// Stands on a surface of its own, which is larger than its label.
  package var hasSurface: Bool { prominence == .bordered || prominence == .borderedProminent }
}

/// `_ButtonContent` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias ButtonContent = _ButtonContent

/// An editable text.
package struct FieldContent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case text, secure, search
    /// As high as its text.
    case multiline
    /// An area for a long text, which takes the room there is.
    case editor
    /// The text is a date as in `2026-11-21`, a time as in `07:30`, or both with a `T` between.
    case date, time, dateAndTime
    /// Files of the person's. Where a host cannot offer them, the text is the path of one.
    case file
  }
  package enum Keyboard: Equatable, Sendable { case normal, url, number, decimal, email, phone }

  package var text: String
  package var prompt: String
  package var kind: Kind
  package var keyboard: Keyboard
  package var autocorrects: Bool
  package var capitalizes: Bool
  package var isBordered: Bool
  /// The first and the last date that may be chosen, in the form of the text.
  package var earliest: String?
  package var latest: String?
  /// Which files may be chosen.
  package var files = FileWishes()
  /// Of a field that grows with its text: so many lines are there at least, and at most until it scrolls.
  package var leastLines = 1
  package var mostLines: Int?

  package init(
    text: String, prompt: String = "", kind: Kind = .text, keyboard: Keyboard = .normal, autocorrects: Bool = true,
    capitalizes: Bool = true, isBordered: Bool = true
  ) {
    self.text = text
    self.prompt = prompt
    self.kind = kind
    self.keyboard = keyboard
    self.autocorrects = autocorrects
    self.capitalizes = capitalizes
    self.isBordered = isBordered
  }
}

/// Which files a field takes.
package struct FileWishes: Equatable, Sendable {
  /// Media types and endings, as in `image/*` and `.txt`; none for all.
  package var kinds: [String]
  package var takesMany: Bool
  /// Opens the host's own choice at once, where it can.
  package var opens: Bool

  package init(kinds: [String] = [], takesMany: Bool = false, opens: Bool = true) {
    self.kinds = kinds
    self.takesMany = takesMany
    self.opens = opens
  }
}

/// A choice of one among the child `option`s.
public struct _PickerContent: Equatable, Sendable {
  /// How the options of a picker are offered.
  public enum Kind: Equatable, Sendable { case automatic, segmented, menu, inline, wheel, navigationLink, palette }

  package var kind: Kind
  /// The title, shown or only spoken.
  package var title: String
  /// The name of a symbol before the title.
  package var symbol: String?
  package var showsTitle: Bool
  /// The index of the chosen option, nil where the value has none.
  package var selection: Int?

  package init(kind: Kind, title: String, symbol: String? = nil, showsTitle: Bool, selection: Int?) {
    self.kind = kind
    self.title = title
    self.symbol = symbol
    self.showsTitle = showsTitle
    self.selection = selection
  }
}

/// `_PickerContent` by its plain name: public protocols must name the type, apps must not meet the name.
package typealias PickerContent = _PickerContent
