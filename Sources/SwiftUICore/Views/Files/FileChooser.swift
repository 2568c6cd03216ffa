import Foundation

/// Asks for files: by the browser's own choice, or in a terminal by a path.
struct FileChooser: View {
  let kinds: [UTType]
  let takesMany: Bool
  let finish: @MainActor ([HostFile]) -> Void
  let cancel: @MainActor () -> Void

  @Environment(\.hostKind) private var hostKind
  @State private var trouble: LocalizedStringKey?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Choose a file").font(.headline).accessibilityAddTraits(.isHeader)
      if hostKind == .terminal {
        PathForm(action: "Open", path: "~/", use: open)
      } else {
        FileField(kinds: kinds, takesMany: takesMany, choose: take, cancel: cancel)
      }
      if let trouble { Text(trouble).foregroundStyle(.red) }
      Button("Cancel", role: .cancel) { cancel() }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func open(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      FileManager.default.isReadableFile(atPath: path)
    else {
      trouble = "There is no file of that name that can be read."
      return
    }
    take([HostFile(url: URL(fileURLWithPath: path))])
  }

  private func take(_ files: [HostFile]) {
    guard files.allSatisfy({ FileKinds.admits($0.url, kinds) }) else {
      trouble = "A file of this kind cannot be used here."
      return
    }
    finish(files)
  }
}

/// A path on the machine that the terminal runs on.
struct PathForm: View {
  let action: LocalizedStringKey
  @State var path: String
  let use: (String) -> Void

  var body: some View {
    TextField("Path of a file", text: $path).onSubmit(submit)
    Button(action, action: submit)
  }

  private func submit() {
    let typed = path.trimmingCharacters(in: .whitespaces)
    if !typed.isEmpty { use((typed as NSString).expandingTildeInPath) }
  }
}

/// The files that a person has given to a session: apps read them after the choice is over.
@MainActor
final class GivenFiles {
  private var files: [HostFile] = []
  /// So many are kept; older ones go.
  private static let most = 100

  static func keep(_ new: [HostFile], in session: SessionLink?) {
    guard let kept = session?.value("given files", GivenFiles.init) else { return }
    kept.files = (kept.files + new).suffix(most)
  }
}
