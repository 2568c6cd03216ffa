import Foundation
import UIKit

/// What a screen of UIKit presents: sheets, questions and lists of actions.
struct PresentedScreens: ViewModifier {
  let controller: UIViewController
  /// Tells this drawing from the one before a change.
  let version: Int

  func body(content: Content) -> some View {
    content
      .sheet(isPresented: isShowing { !($0 is UIAlertController) }) {
        if let sheet = controller.presentedViewController { ControllerScreen(sheet).id(ObjectIdentifier(sheet)) }
      }
      .alert(alert?.title ?? "", isPresented: isShowing { Self.style(of: $0) == .alert }) {
        answers
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        alert?.title ?? "", isPresented: isShowing { Self.style(of: $0) == .actionSheet }, titleVisibility: .automatic
      ) {
        answers
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
  }

  private var alert: UIAlertController? { controller.presentedViewController as? UIAlertController }

  private static func style(of controller: UIViewController) -> UIAlertController.Style? {
    (controller as? UIAlertController)?.preferredStyle
  }

  private func isShowing(_ matches: @escaping (UIViewController) -> Bool) -> Binding<Bool> {
    let isShown = controller.presentedViewController.map(matches) ?? false
    return Binding(get: { isShown }, set: { if !$0, isShown { controller.dismiss(animated: false) } })
  }

  @ViewBuilder private var answers: some View {
    if let alert {
      let fields = alert.textFields ?? []
      ForEach(fields.indices, id: \.self) { index in
        let field = fields[index]
        let text = Binding(get: { field.text ?? "" }, set: { field.typed($0) })
        if field.isSecureTextEntry {
          SecureField(field.placeholder ?? "", text: text)
        } else {
          TextField(field.placeholder ?? "", text: text)
        }
      }
      ForEach(alert.actions.indices, id: \.self) { index in
        let action = alert.actions[index]
        Button(action.title ?? "", role: action.style.role) {
          controller.dismiss(animated: false)
          action.handler?(action)
        }
        .disabled(!action.isEnabled)
      }
    }
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
