extension Role {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is one of several to choose from: of a picker, or a tab.
  package var isOption: Bool { if case .option = self { true } else { false } }

  /// Whether hosts draw a part of it that is no element of its own: they tell how large that is where the layout engine places it.
  package var hasDrawnPart: Bool {
    switch self {
    case .button, .link, .navigationLink, .menu: buttonLook?.hasSurface == true
    case .toggle, .stepper, .slider, .field, .picker, .progress: true
    default: false
    }
  }

  /// Whether hosts lay out all that is in it.
  package var isDrawnWhole: Bool {
    switch self {
    case .slider, .field, .picker: true
    default: false
    }
  }
}

extension Role {
  /// Whether the size that hosts tell of a control is that with the padding that an app gives it.
  package var tellsItsPadding: Bool {
    if case .field(let field) = self { !field.isBordered && !field.growsWithText } else { false }
  }
}

extension Role {
  /// How it stands out, where it is pressed as a button is.
  package var buttonLook: ButtonLook? {
    switch self {
    case .button(let button): button.look
    case .link(_, let look), .navigationLink(_, let look), .menu(let look): look
    default: nil
    }
  }
}

extension FieldContent {
  /// Its text is a date or a time, chosen in a field as wide as that.
  package var isOfDate: Bool { [.date, .time, .dateAndTime].contains(kind) }

  /// An area for a long text, which takes the room there is.
  package var isEditor: Bool { kind == .editor }

  /// As high as its text.
  package var growsWithText: Bool { kind == .multiline }

  /// Its text may have several lines.
  package var isOfLines: Bool { isEditor || growsWithText }
}

extension PickerContent {
  /// Shows what is chosen; the options come up when it is pressed.
  package var isMenu: Bool {
    switch kind {
    case .automatic, .menu, .navigationLink: true
    case .segmented, .inline, .palette, .wheel: false
    }
  }
}

extension Element {
  /// Whether hosts may tell it of such events. How they draw a text or a control they may tell also when it has just been left to
  /// them: they tell it once, and it may come back into an area that the layout engine places.
  package func hears(_ kind: EventKind) -> Bool {
    accepts.contains(kind) || kind == .load && (role.hasDrawnPart || role.isText)
  }
}
