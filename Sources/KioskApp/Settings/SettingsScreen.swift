import Foundation
import FoundationExtras
import Library
import NewsAPI
import SwiftUI

/// What the reader decides for all their windows.
struct SettingsScreen: View {
  @ObservedObject var library: Library
  @ObservedObject var services: KioskServices
  private let locale: Locale?
  @Environment(\.terminalColumns) private var terminalColumns
  /// Letters and shades are the terminal's own.
  private var isInTerminal: Bool { terminalColumns != nil }

  init(window: WindowContext) {
    services = window.services
    library = window.library
    locale = window.locale
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
        if !isInTerminal {
          Picker("Appearance", selection: binding(ReaderSettings.Name.appearance, settings.appearance.rawValue)) {
            ForEach(ReaderSettings.Appearance.allCases) { Text(verbatim: $0.name).tag($0.rawValue) }
          }
        }
        Picker("Rows of lists", selection: binding(ReaderSettings.Name.rows, settings.rows.rawValue)) {
          ForEach(RowDensity.allCases) { Text(verbatim: $0.name).tag($0.rawValue) }
        }
        Toggle("A chime when a story arrives", isOn: toggle(ReaderSettings.Name.sound, settings.playsSound))
      }
      Section("Articles and comments") {
        let look = ReadingLook(library)
        if !isInTerminal {
          Picker("Text size", selection: binding(ReaderSettings.Name.textSize, look.size.rawValue)) {
            ForEach(ReadingLook.Size.allCases) { Text(verbatim: $0.name).tag($0.rawValue) }
          }
          Picker("Typeface", selection: binding(ReaderSettings.Name.typeface, look.typeface.rawValue)) {
            ForEach(ReadingLook.Typeface.allCases) { Text(verbatim: $0.name).tag($0.rawValue) }
          }
        }
        Picker("Lines of articles", selection: binding(ReaderSettings.Name.measure, look.measure.rawValue)) {
          ForEach(ReadingLook.Measure.allCases) { Text(verbatim: $0.name).tag($0.rawValue) }
        }
      }
      Section {
        Toggle("Hacker News changes by itself", isOn: toggle(ReaderSettings.Name.live, settings.isLive))
        if services.feeds != nil {
          Toggle(
            "Keep asking my sources after a week away",
            isOn: toggle(ReaderSettings.Name.asksUnseenFeeds, settings.asksUnseenFeeds))
        }
        if services.canNotifyDesktop {
          Toggle(
            "Desktop notifications for the inbox",
            isOn: toggle(ReaderSettings.Name.notifiesDesktop, settings.notifiesDesktop))
        }
        Picker(
          "Country",
          selection: choice(ReaderSettings.Name.region, library.contents.settings[ReaderSettings.Name.region])
        ) {
          Text(verbatim: automatic(standardCountry)).tag("")
          ForEach(NewsCountry.picker) { Text(verbatim: localizedName(of: $0)).tag($0.code) }
        }
        Picker(
          "Language",
          selection: choice(ReaderSettings.Name.language, library.contents.settings[ReaderSettings.Name.language])
        ) {
          Text(verbatim: automatic(standardLanguage)).tag("")
          Text("All languages").tag(ContentPlace.allLanguages)
          ForEach(NewsLanguage.codes, id: \.self) { Text(verbatim: localizedName(ofLanguage: $0)).tag($0) }
        }
      } header: {
        Text("Content")
      } footer: {
        Text(
          "Used for news and for films: their cinemas, and where to watch them. News and films load only when you ask, because their services count each request."
        )
      }
      Section("Access keys of services") {
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
          Link("Import a file…", destination: file.bringing)
        }
      } header: {
        Text("Your library")
      } footer: {
        Text(
          services.libraryFile == nil
            ? "To keep it or move it to another machine: kiosk library export FILE here, kiosk library import FILE there."
            : "Keep the file, or import it on another machine. An import can be undone."
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

  /// What holds where the reader leaves a choice to Kiosk.
  private func automatic(_ value: String?) -> String {
    value.map { localized("Automatic: \($0)") } ?? localized("Automatic")
  }

  private var standardCountry: String? {
    let country = standard.country ?? services.news?.client.configuration.country
    return country.map { localizedName(of: $0) }
  }

  private var standardLanguage: String? {
    standard.language?.language.languageCode.map { localizedName(ofLanguage: $0.identifier) }
  }

  /// Where content is asked for, without the reader's own choice of its language and country.
  private var standard: ContentPlace {
    let chosen = [ReaderSettings.Name.language, ReaderSettings.Name.region]
    return ContentPlace(locale) { name in
      chosen.contains(name) ? library.standardSettings[name] : library.setting(name)
    }
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
