import Foundation
import FoundationExtras
import Library
import NewsAPI
import SwiftUI

/// What the reader decides for all their windows.
struct SettingsScreen: View {
  @ObservedObject var library: Library
  @ObservedObject var services: KioskServices

  init(services: KioskServices, library: Library) {
    self.services = services
    self.library = library
  }

  var body: some View {
    let settings = ReaderSettings(library)
    Form {
      if let trouble = library.trouble {
        Section {
          Label(trouble.text, systemImage: "exclamationmark.triangle")
            .foregroundColor(.orange)
        }
      }
      Section("Language, look and sound") {
        Picker(
          "Language of Kiosk", selection: choice(ReaderSettings.Name.interfaceLanguage, settings.interfaceLanguage)
        ) {
          Text("Automatic").tag("")
          ForEach(InterfaceCatalog.languages, id: \.self) { Text(verbatim: Self.ownName(of: $0)).tag($0) }
        }
        Picker("Clock", selection: binding(ReaderSettings.Name.clock, settings.clock.rawValue)) {
          ForEach(ReaderSettings.Clock.allCases) { Text(verbatim: $0.name).tag($0.rawValue) }
        }
        Picker("Appearance", selection: binding(ReaderSettings.Name.appearance, settings.appearance.rawValue)) {
          ForEach(ReaderSettings.Appearance.allCases) { Text(verbatim: $0.name).tag($0.rawValue) }
        }
        Picker("Rows of lists", selection: binding(ReaderSettings.Name.rows, settings.rows.rawValue)) {
          ForEach(RowDensity.allCases) { Text(verbatim: $0.name).tag($0.rawValue) }
        }
        Toggle("A chime when a story arrives", isOn: toggle(ReaderSettings.Name.sound, settings.playsSound))
      }
      Section {
        Toggle("Hacker News changes by itself", isOn: toggle(ReaderSettings.Name.live, settings.isLive))
        if services.feeds != nil {
          Toggle(
            "Ask my sources after a week without a look",
            isOn: toggle(ReaderSettings.Name.asksUnseenFeeds, settings.asksUnseenFeeds))
        }
        Picker("Country", selection: choice(ReaderSettings.Name.region, settings.region)) {
          Text(verbatim: standardCountry).tag("")
          ForEach(NewsCountry.picker) { Text(verbatim: localizedName(of: $0)).tag($0.code) }
        }
        Picker("Language", selection: choice(ReaderSettings.Name.language, settings.language)) {
          Text("any").tag("")
          ForEach(NewsLanguage.codes, id: \.self) { Text(verbatim: localizedName(ofLanguage: $0)).tag($0) }
        }
      } header: {
        Text("Content")
      } footer: {
        Text(
          "Country and language are those of the news and of films: their cinemas, and where to watch them. News and films are never asked for by themselves: their services count each request."
        )
      }
      Section("Keys") {
        HStack {
          Text(verbatim: "Hacker News")
          Spacer(minLength: 12)
          Text("needs none")
            .foregroundColor(.secondary)
        }
        if let news = services.news {
          KeySettings(service: .newsAPI, origin: news.origin, services: services)
        }
        if let movies = services.movies {
          KeySettings(service: .tmdb, origin: movies.origin, services: services)
        }
      }
      Section {
        Text(verbatim: summary)
        if let file = services.libraryFile {
          Link("Save as a file", destination: file.saving)
          Link("Take in a file…", destination: file.bringing)
        }
      } header: {
        Text("Your library")
      } footer: {
        Text(
          services.libraryFile == nil
            ? "To keep it or bring it to another machine: kiosk library export FILE, and kiosk library import FILE there."
            : "Keep the file, or bring it to another machine and take it in there. That can be undone."
        )
      }
    }
  }

  /// A language as its speakers call it.
  private static func ownName(of language: String) -> String {
    let own = Locale(identifier: language)
    let name = own.localizedString(forIdentifier: language) ?? language
    return name.prefix(1).uppercased(with: own) + name.dropFirst()
  }

  private func toggle(_ name: String, _ value: Bool) -> Binding<Bool> {
    Binding(get: { value }, set: { library.set(name, to: $0 ? "on" : "off") })
  }

  /// A choice that may be left to Kiosk, which is the empty text.
  private func choice(_ name: String, _ value: String?) -> Binding<String> {
    Binding(get: { value ?? "" }, set: { library.set(name, to: $0.isEmpty ? nil : $0) })
  }

  private var standardCountry: String {
    services.news.map { localizedName(of: $0.client.configuration.country) } ?? localized("as set up")
  }

  private func binding(_ name: String, _ value: String) -> Binding<String> {
    Binding(get: { value }, set: { library.set(name, to: $0) })
  }

  private var summary: String {
    let contents = library.contents
    return [
      localized("\(contents.saved.count) saved"), localized("\(contents.read.count) read"),
      localized("\(contents.opened.count) in the history"), localized("\(contents.mutes.count) mute rules"),
    ].joined(separator: " · ")
  }
}
