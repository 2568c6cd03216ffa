/// An alert as a value, in the older form.
public nonisolated struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, "OK" where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An answer.
  public nonisolated struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// An ordinary button; nil does nothing but close the alert.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves without a change, with words of its own.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves without a change, with the word "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button for what cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// A choice of actions as a value, in the older form.
public nonisolated struct ActionSheet {
  /// A button of a sheet is a button of an alert.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A choice of actions; "Cancel" alone where none are given.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an older dialog.
nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action() }) { buttons[index].label }
    }
  }
}

/// Makes the dialog only while it is shown.
nonisolated struct AlertValueModifier: ViewModifier {
  let kind: DialogContent.Kind
  let isPresented: Binding<Bool>
  let parts: () -> (title: Text, message: Text?, buttons: [Alert.Button])?

  @MainActor func body(content: Content) -> some View {
    let shown = isPresented.wrappedValue ? parts() : nil
    content.modifier(
      DialogModifier(
        kind: kind, title: shown?.title ?? Text(verbatim: ""), isPresented: isPresented,
        actions: { AlertButtons(buttons: shown?.buttons ?? []) }, message: { shown?.message }))
  }
}

extension View {
  /// Shows the alert that the closure makes while the binding is true; a press of a button sets it to false.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      AlertValueModifier(kind: .alert, isPresented: isPresented) {
        let alert = content()
        return (alert.title, alert.message, alert.buttons)
      })
  }

  /// Shows an alert for the item; a press of a button sets it to nil.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      AlertValueModifier(kind: .alert, isPresented: isPresented) {
        item.wrappedValue.map {
          let alert = content($0)
          return (alert.title, alert.message, alert.buttons)
        }
      })
  }

  /// Shows the choice that the closure makes while the binding is true; a press of a button sets it to false.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      AlertValueModifier(kind: .confirmation, isPresented: isPresented) {
        let sheet = content()
        return (sheet.title, sheet.message, sheet.buttons)
      })
  }

  /// Shows a choice for the item; a press of a button sets it to nil.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      AlertValueModifier(kind: .confirmation, isPresented: isPresented) {
        item.wrappedValue.map {
          let sheet = content($0)
          return (sheet.title, sheet.message, sheet.buttons)
        }
      })
  }
}
