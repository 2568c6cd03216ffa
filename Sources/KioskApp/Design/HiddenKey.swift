import SwiftUI

extension Button where Label == EmptyView {
  /// What a key does by itself. It stands among what is hidden from everybody, so that it has no words.
  static func key(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { EmptyView() }
      .keyboardShortcut(key, modifiers: modifiers)
  }
}
