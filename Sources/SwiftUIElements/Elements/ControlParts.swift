extension Role {
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
  package var isEditor: Bool { kind == .multiline && prompt.isEmpty }
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
