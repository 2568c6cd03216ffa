import Library
import SwiftUI

/// What the reader decides for all their windows.
struct SettingsScreen: View {
  let reader: Reader
  @ObservedObject var library: Library
  @State private var file = ""
  @State private var showsFile = false
  @State private var outcome: String?

  init(reader: Reader) {
    self.reader = reader
    library = reader.library
  }

  var body: some View {
    let settings = ReaderSettings(library)
    Form {
      if let trouble = library.trouble {
        Section {
          Label(trouble, systemImage: "exclamationmark.triangle")
            .foregroundColor(.orange)
        }
      }
      Section("Looks") {
        Picker("Appearance", selection: binding(ReaderSettings.Name.appearance, settings.appearance.rawValue)) {
          ForEach(ReaderSettings.Appearance.allCases) { Text(verbatim: $0.rawValue.capitalized).tag($0.rawValue) }
        }
      }
      Section("Sound") {
        Toggle(
          "A chime when a story arrives",
          isOn: Binding(
            get: { settings.playsSound }, set: { library.set(ReaderSettings.Name.sound, to: $0 ? "on" : "off") }))
      }
      Section {
        Text(verbatim: summary)
        Button(showsFile ? "Hide the file" : "Show as a file") {
          showsFile.toggle()
          file = showsFile ? LibraryFile.text(of: library.contents) : ""
          outcome = nil
        }
        if showsFile {
          TextEditor(text: $file)
            .font(.footnote)
            .monospaced()
            .frame(maxWidth: .infinity, minHeight: 160)
            .accessibilityLabel("The library as JSON")
          Button("Import what stands here", action: importFile)
            .buttonStyle(.bordered)
          if let outcome { Text(verbatim: outcome).foregroundColor(.secondary) }
        }
      } header: {
        Text("Your library")
      } footer: {
        Text(
          "Copy the text to keep it or to bring it to another machine; paste one here to take it in. An import can be undone."
        )
      }
    }
  }

  private func binding(_ name: String, _ value: String) -> Binding<String> {
    Binding(get: { value }, set: { library.set(name, to: $0) })
  }

  private var summary: String {
    let contents = library.contents
    return "\(contents.saved.count) saved, \(contents.read.count) read, \(contents.opened.count) in the history, "
      + "\(contents.mutes.count) mute rules."
  }

  private func importFile() {
    do throws(LibraryFile.Problem) {
      let count = try library.importFile(file)
      outcome = count == 0 ? "Nothing new in it." : "Took in \(count) records."
    } catch {
      outcome = error.description
    }
  }
}
