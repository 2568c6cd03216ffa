import Library
import SwiftUI

/// Says what was done last, and takes it back.
struct UndoBar: View {
  @ObservedObject var library: Library
  @State private var dismissed: Int?
  @State private var shownAtFirst: Int?

  var body: some View {
    let step = library.lastStep
    ZStack {
      if let step, step.id > (dismissed ?? 0) {
        HStack(spacing: 14) {
          Text(verbatim: step.label)
            .lineLimit(1)
          Button("Undo") { library.undo() }
            .buttonStyle(.borderless)
            .bold()
          Button {
            dismissed = step.id
          } label: {
            Image(systemName: "xmark")
              .imageScale(.small)
              .frame(minWidth: 28, minHeight: 28)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Dismiss")
        }
        .font(.subheadline)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(.regularMaterial)
        .clipShape(Capsule())
        .shadow(radius: 6)
        .padding(.bottom, 72)
        .padding(.horizontal)
        .task(id: step.id) {
          // Long enough to read and reach it; what was done can still be taken back by its key.
          try? await Task.sleep(nanoseconds: 8_000_000_000)
          if !Task.isCancelled { dismissed = step.id }
        }
      }
    }
    .onAppear { if dismissed == nil { dismissed = library.lastStep?.id } }
  }
}
