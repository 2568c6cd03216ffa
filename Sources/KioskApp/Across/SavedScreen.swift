import Library
import SwiftUI

/// What the reader saved, what they opened, and what they mute.
struct SavedScreen: View {
  @ObservedObject var reader: Reader
  @ObservedObject var library: Library

  enum Part: String, CaseIterable, Identifiable {
    case saved, history, muted
    var id: Self { self }
  }

  init(reader: Reader) {
    self.reader = reader
    library = reader.library
  }

  var body: some View {
    List {
      Picker("Part", selection: $reader.savedPart) {
        ForEach(Part.allCases) { Text(verbatim: $0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: .infinity)
      .listRowSeparator(.hidden)
      switch reader.savedPart {
      case .saved: saved
      case .history: HistoryList(reader: reader, library: library)
      case .muted: MuteRules(library: library)
      }
    }
    .listStyle(.plain)
  }

  @ViewBuilder private var saved: some View {
    let items = library.contents.savedItems
    if items.isEmpty {
      Hint(
        symbol: "bookmark",
        text: "Nothing saved yet. Press the bookmark of a story, or s while you read its discussion.")
    }
    ForEach(items) { item in
      HStack(alignment: .top, spacing: 12) {
        KeptRow(item: item, path: reader.path, now: library.now)
        Button {
          library.toggleSaved(item)
        } label: {
          Image(systemName: "bookmark.fill")
            .frame(minWidth: 44, minHeight: 36)
        }
        .buttonStyle(.plain)
        .foregroundColor(.accentColor)
        .accessibilityLabel("Remove \(item.title)")
      }
    }
  }
}

/// A thing of the library: its title leads to where it can be read.
struct KeptRow: View {
  let item: KeptItem
  let path: [Place]
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Link(destination: destination) {
        Text(verbatim: item.title)
          .font(.headline)
          .foregroundColor(.primary)
          .lineLimit(2)
          .multilineTextAlignment(.leading)
      }
      HStack(spacing: 10) {
        Text(verbatim: [item.origin, Age.text(of: item.date, at: now)].filter { !$0.isEmpty }.joined(separator: " · "))
          .lineLimit(1)
        if item.key.service == .hackerNews, let url = item.url {
          Link(destination: url) {
            Label("article", systemImage: "arrow.up.right")
          }
        }
      }
      .font(.footnote)
      .foregroundColor(.secondary)
      .frame(minHeight: 24)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var destination: URL {
    if item.key.service == .hackerNews, let id = Int(item.key.id) { return path.beside(.item(id)).address }
    if item.key.service == .movie, let id = Int(item.key.id) { return path.beside(.movie(id)).address }
    return item.url.map { path.beside(.article($0)).address } ?? path.address
  }
}

/// The rules, with a way to add one and to take each away.
struct MuteRules: View {
  @ObservedObject var library: Library
  @State private var kind = MuteRule.Kind.word
  @State private var text = ""
  @State private var days = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Picker("Kind", selection: $kind) {
          ForEach(MuteRule.Kind.allCases) { Text(verbatim: $0.rawValue.capitalized).tag($0) }
        }
        .labelsHidden()
        TextField("Mute", text: $text, prompt: Text(verbatim: example))
          .textFieldStyle(.roundedBorder)
          .onSubmit(add)
      }
      HStack(spacing: 8) {
        Picker("How long", selection: $days) {
          Text("for good").tag(0)
          Text("for a day").tag(1)
          Text("for a week").tag(7)
          Text("for a month").tag(30)
        }
        .labelsHidden()
        Button("Mute", action: add)
          .buttonStyle(.borderedProminent)
          .disabled(text.trimmingCharacters(in: .whitespaces).isEmpty)
      }
    }
    .listRowSeparator(.hidden)
    let rules = library.contents.muteRules
    if rules.isEmpty {
      Hint(
        symbol: "eye.slash",
        text:
          "Nothing is muted. A rule holds for Hacker News, news and films alike; what it hides is counted below each list."
      )
    }
    ForEach(rules) { rule in
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: rule.text)
            .font(.headline)
          Text(verbatim: facts(of: rule))
            .font(.footnote)
            .foregroundColor(.secondary)
        }
        Spacer()
        Button("Remove") { library.remove(rule) }
          .buttonStyle(.bordered)
          .controlSize(.small)
          .accessibilityLabel("Remove the rule for \(rule.text)")
      }
    }
  }

  private var example: String {
    switch kind {
    case .word: "a word, or several in a row"
    case .domain: "a site, such as example.com"
    case .person: "a name, as it is written"
    case .outlet: "a source of news"
    case .genre: "a genre of films"
    }
  }

  private func facts(of rule: MuteRule) -> String {
    let end: String =
      if let expires = rule.expires {
        rule.isActive(at: library.now) ? "until \(expires.formatted(date: .abbreviated, time: .omitted))" : "has ended"
      } else {
        "for good"
      }
    return "\(rule.kind.rawValue) · \(end)"
  }

  private func add() {
    let words = text.trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty else { return }
    let now = library.now
    library.add(
      MuteRule(kind, words, created: now, expires: days > 0 ? now.addingTimeInterval(Double(days) * 86_400) : nil))
    text = ""
  }
}

/// What an empty list will hold.
struct Hint: View {
  let symbol: String
  let text: String

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: symbol)
        .font(.title)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(verbatim: text)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 40)
    .listRowSeparator(.hidden)
  }
}
