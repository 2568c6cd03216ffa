import SwiftUI

/// Takes a key: where to get one, a field that does not show it, and what its service says to it.
struct KeyForm: View {
  @ObservedObject var services: KioskServices
  @StateObject private var model: KeyEntryModel

  init(service: KeyedService, services: KioskServices) {
    self.services = services
    _model = StateObject(wrappedValue: KeyEntryModel(service: service, services: services))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      switch services.keyStates[model.service] ?? .none {
      case .environment(let variable):
        note("The key is that of \(variable). Change it there and start Kiosk again.")
      case .kept(let place):
        note(
          "The key is kept in \(place), readable for you alone. It goes to \(model.service.name) and to nobody else.")
        field("Another key")
        Button("Remove the key", role: .destructive) { model.remove() }
          .buttonStyle(.bordered)
          .controlSize(.small)
          .accessibilityLabel("Remove the key of \(model.service.name)")
      case .trouble(let trouble):
        problem(trouble.text)
      case .none:
        KeySteps(service: model.service)
        field("Key")
        note(
          "It is kept on this machine, readable for you alone, and goes to \(model.service.name) and to nobody else.")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private func field(_ prompt: LocalizedStringKey) -> some View {
    HStack(spacing: 8) {
      SecureField(text: $model.text, prompt: Text(prompt)) {
        Text("Key for \(model.service.name)")
      }
      .textFieldStyle(.roundedBorder)
      .autocorrectionDisabled()
      .frame(maxWidth: 420)
      .onSubmit { model.submit() }
      Button("Use this key") { model.submit() }
        .buttonStyle(.borderedProminent)
        .disabled(!model.canSubmit)
    }
    switch model.phase {
    case .typing, .kept:
      EmptyView()
    case .checking:
      ProgressView("Asking \(model.service.name)…")
    case .refused(let trouble):
      problem(trouble.text)
      if trouble.isUnchecked {
        Button("Keep it unchecked") { model.submitUnchecked() }
          .buttonStyle(.bordered)
          .controlSize(.small)
      }
    }
  }

  private func problem(_ sentence: String) -> some View {
    Label(sentence, systemImage: "exclamationmark.triangle")
      .font(.footnote)
      .foregroundColor(.orange)
  }

  private func note(_ sentence: LocalizedStringKey) -> some View {
    Text(sentence)
      .font(.footnote)
      .foregroundColor(.secondary)
  }
}

/// The way to a key.
struct KeySteps: View {
  let service: KeyedService
  /// What to do with the key where no field for it stands below.
  var lastStep: String?

  var body: some View {
    let steps = lastStep.map { service.steps.dropLast() + [$0] } ?? service.steps
    VStack(alignment: .leading, spacing: 6) {
      ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: "\(index + 1).")
            .monospacedDigit()
          Text(verbatim: step)
        }
      }
      .font(.footnote)
      .foregroundColor(.secondary)
      if let page = service.page {
        Link(destination: page) {
          Label("Get a key", systemImage: "arrow.up.right")
            .font(.footnote)
        }
      }
    }
  }
}
