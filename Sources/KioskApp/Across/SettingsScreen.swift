import Library
import NewsAPI
import SwiftUI
import TMDb

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
      Section("Looks and sound") {
        Picker("Appearance", selection: binding(ReaderSettings.Name.appearance, settings.appearance.rawValue)) {
          ForEach(ReaderSettings.Appearance.allCases) { Text(verbatim: $0.rawValue.capitalized).tag($0.rawValue) }
        }
        Toggle("A chime when a story arrives", isOn: toggle(ReaderSettings.Name.sound, settings.playsSound))
      }
      Section {
        Toggle("Hacker News changes by itself", isOn: toggle(ReaderSettings.Name.live, settings.isLive))
        Picker("Country", selection: choice(ReaderSettings.Name.region, settings.region)) {
          Text(verbatim: standardCountry).tag("")
          ForEach(NewsCountry.picker) { Text(verbatim: $0.name).tag($0.code) }
        }
        Picker("Language", selection: choice(ReaderSettings.Name.language, settings.language)) {
          Text("any").tag("")
          ForEach(NewsLanguage.codes, id: \.self) { Text(verbatim: NewsLanguage.name($0)).tag($0) }
        }
      } header: {
        Text("Content")
      } footer: {
        Text(
          "Country and language are those of the news. News and films are never asked for by themselves: their services count each request."
        )
      }
      Section("Keys") {
        KeyRow(service: "Hacker News", state: "needs none", hint: nil, page: nil)
        if let news = reader.services.news {
          KeyRow(
            service: "NewsAPI.org", state: state(of: news.origin),
            hint: news.client.configuration.keyHintForSettings(news),
            page: NewsKeyPage.url)
        }
        if let movies = reader.services.movies {
          KeyRow(
            service: "TMDb", state: state(of: movies.origin), hint: hint(of: movies.origin), page: TMDbCredential.page)
        }
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

  private func toggle(_ name: String, _ value: Bool) -> Binding<Bool> {
    Binding(get: { value }, set: { library.set(name, to: $0 ? "on" : "off") })
  }

  /// A choice that may be left to Kiosk, which is the empty text.
  private func choice(_ name: String, _ value: String?) -> Binding<String> {
    Binding(get: { value ?? "" }, set: { library.set(name, to: $0.isEmpty ? nil : $0) })
  }

  private var standardCountry: String {
    reader.services.news.map { $0.client.configuration.country.name } ?? "as set up"
  }

  private func hint(of origin: KioskServices.Origin) -> String? {
    if case .samplesWithoutKey(let hint) = origin { hint } else { nil }
  }

  private func state(of origin: KioskServices.Origin) -> String {
    switch origin {
    case .live: "has a key"
    case .samples, .samplesInstead: "shows samples"
    case .samplesWithoutKey: "has no key yet: shows samples"
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

/// A service, whether it has its key, and the steps to one.
struct KeyRow: View {
  let service: String
  let state: String
  let hint: String?
  let page: URL?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(verbatim: service)
        Spacer(minLength: 12)
        Text(verbatim: state)
          .foregroundColor(.secondary)
      }
      if let hint {
        Text(verbatim: hint)
          .font(.footnote)
          .foregroundColor(.secondary)
          .textSelection(.enabled)
      }
      if let page, hint != nil {
        Link(destination: page) {
          Label("Get a key", systemImage: "arrow.up.right")
            .font(.footnote)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension NewsAPIClient.Configuration {
  /// The steps to a key, where the reader has none.
  func keyHintForSettings(_ news: KioskServices.News) -> String? {
    switch news.origin {
    case .live: nil
    case .samplesWithoutKey(let hint): hint
    case .samples, .samplesInstead: keyHint
    }
  }
}
