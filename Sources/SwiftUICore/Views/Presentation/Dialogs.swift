import Foundation

/// A question with its answers, in a part of its own each.
nonisolated struct DialogBody<Actions: View, Message: View>: View {
  let actions: Actions
  let message: Message

  @MainActor var body: some View {
    BarPart(part: .message, content: message)
    BarPart(part: .actions, content: actions)
  }
}

nonisolated struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  let kind: DialogContent.Kind
  let title: Text
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  @MainActor func body(content: Content) -> some View {
    content.modifier(DialogTitleModifier(dialog: self, isShown: isPresented.wrappedValue))
  }
}

/// Resolves the title where the dialog stands.
nonisolated struct DialogTitleModifier<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never

  let dialog: DialogModifier<Actions, Message>
  let isShown: Bool

  @MainActor static func _node<Modified: View>(
    for view: ModifiedContent<Modified, Self>, replacing old: ViewNode?, _ inputs: ViewInputs
  ) -> ViewNode {
    let dialog = view.modifier.dialog
    let content = DialogContent(kind: dialog.kind, title: dialog.title.plain(in: inputs.environment))
    let isPresented = dialog.isPresented
    let presentation = PresentationModifier(
      element: view.modifier.isShown ? Element(.dialog(content)) : nil, closesOnPress: true,
      close: { isPresented.wrappedValue = false }, onDismiss: nil,
      presented: { DialogBody(actions: AnswersOrOK(actions: dialog.actions()), message: dialog.message()) })
    return PresentationModifier._node(
      for: ModifiedContent(content: view.content, modifier: presentation), replacing: old, inputs)
  }
}

/// The app's answers, or "OK" where it gives none.
nonisolated struct AnswersOrOK<Actions: View>: View {
  let actions: Actions

  @MainActor var body: some View {
    if Actions.self == EmptyView.self { Button("OK") {} } else { actions }
  }
}

extension View {
  /// Shows an alert while the binding is true; a press of any answer sets it to false.
  /// With a string key as the title; without answers there is an "OK".
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

  /// With a string as the title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

  /// With a text as the title.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() }) }

  /// With a string key as the title and a message below it.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

  /// With a string as the title and a message below it.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  /// With a text as the title and a message below it.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(kind: .alert, title: title, isPresented: isPresented, actions: actions, message: message))
  }

  /// With a value for the answers and the message; where it is nil, both are empty.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: { if let data { actions(data) } },
      message: { if let data { message(data) } })
  }

  /// With a value for the answers; where it is nil, there are none.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: { if let data { actions(data) } }) }

  /// With an error's description as the title, "Error" where it has none.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(error?.errorDescription ?? "Error"), isPresented: isPresented, actions: actions)
  }

  /// With an error's description as the title, and the error for the answers and the message.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? "Error"), isPresented: isPresented,
      actions: { if let error { actions(error) } }, message: { if let error { message(error) } })
  }

  /// Asks for one of several actions while the binding is true; a press of any sets it to false.
  /// With a string key as the title, which is shown whatever `titleVisibility` says.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// With a string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// With a string key as the title and a message below it.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// With a string as the title and a message below it.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// With a text as the title and a message below it.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: title, isPresented: isPresented, actions: actions, message: message))
  }
}
