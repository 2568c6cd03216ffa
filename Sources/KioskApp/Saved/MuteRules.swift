import FoundationExtras
import Library
import SwiftUI

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
          ForEach(MuteRule.Kind.allCases) { Text(verbatim: $0.title).tag($0) }
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
          .disabled(problem != nil)
      }
      if !typed.isEmpty, let problem {
        Label(problem.words.text, systemImage: "exclamationmark.triangle")
          .foregroundColor(.orange)
          .font(.footnote)
      }
    }
    .listRowSeparator(.hidden)
    let rules = library.contents.muteRules
    if rules.isEmpty {
      Hint(
        symbol: "eye.slash",
        text:
          localized(
            "Nothing is muted. A rule holds for Hacker News, news and films alike; what it hides is counted below each list."
          )
      )
    }
    ForEach(rules) { rule in
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: rule.words.text)
            .font(.headline)
          Text(verbatim: facts(of: rule))
            .font(.footnote)
            .foregroundColor(.secondary)
        }
        Spacer()
        Button("Remove") { library.remove(rule) }
          .buttonStyle(.bordered)
          .controlSize(.small)
          .accessibilityLabel("Remove the rule for \(rule.words.text)")
      }
    }
  }

  private var example: String {
    switch kind {
    case .word: localized("a word, or several in a row")
    case .domain: localized("a site, such as example.com")
    case .person: localized("a name, as it is written")
    case .outlet: localized("a source of news")
    case .genre: localized("a genre of films")
    case .pattern: localized("a regular expression, such as ^show hn")
    case .language: localized("a language by its letters, such as de")
    case .points: localized("stories with fewer points, such as 10")
    case .age: localized("what is older, in days, such as 7; films from 365 on")
    }
  }

  private func facts(of rule: MuteRule) -> String {
    let end: String =
      if let expires = rule.expires {
        rule.isActive(at: library.now)
          ? localized(
            "until \(expires.words(date: .abbreviated))")
          : localized("has ended")
      } else {
        localized("for good")
      }
    return "\(rule.kind.title) · \(end)"
  }

  private var typed: String { text.trimmingCharacters(in: .whitespaces) }

  /// Why what is typed is no rule.
  private var problem: MuteProblem? { MuteRule.problem(kind, typed) }

  private func add() {
    guard problem == nil else { return }
    let now = library.now
    library.add(
      MuteRule(kind, typed, created: now, expires: days > 0 ? now.addingTimeInterval(Double(days) * 86_400) : nil))
    text = ""
  }
}
