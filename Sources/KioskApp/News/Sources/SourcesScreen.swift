import NewsAPI
import SwiftUI

/// The sources of a country.
struct SourcesScreen: View {
  let window: WindowContext
  @ObservedObject var model: SourcesViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(spacing: 10) {
        Picker("Country", selection: $model.country) {
          ForEach(countries) { Text(verbatim: localizedName(of: $0)).tag($0.code) }
        }
        .labelsHidden()
        TextField("Name", text: $model.searchString, prompt: Text("Part of the name"))
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 320)
      }
      if let remark = model.remark {
        Text(verbatim: remark)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      if let error = model.content.failure {
        if model.sources.isEmpty {
          RetryNotice(symbol: "wifi.slash", title: error.sentence, text: error.hint ?? "", retry: model.retry)
        } else {
          InlineProblem(sentence: error.sentence, retry: model.retry)
        }
      } else if model.content.isLoading {
        LoadingLine(words: localized("Loading sources…"))
      } else if model.sources.isEmpty {
        Hint(symbol: "newspaper", text: localized("No source has this name."))
      }
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 300), spacing: 18, alignment: .top)], alignment: .leading, spacing: 16
      ) {
        if model.content.isLoading {
          PlaceholderRows(count: 9) { SourcePlaceholder(number: $0) }
        }
        ForEach(model.sources) { source in
          SourceCard(source: source, page: window.path.beside(.source(source.id)).address)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The usual ones, and the one that is chosen.
  private var countries: [NewsCountry] {
    let chosen = NewsCountry(model.country)
    return NewsCountry.picker.contains(chosen) ? NewsCountry.picker : [chosen] + NewsCountry.picker
  }
}

/// One source in the list.
struct SourceCard: View {
  let source: Source
  let page: URL

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Monogram(name: source.name)
      VStack(alignment: .leading, spacing: 3) {
        Link(destination: page) {
          Text(verbatim: source.name)
            .font(.headline)
            .foregroundColor(.primary)
        }
        Text(verbatim: source.facts.reversed().joined(separator: " · "))
          .font(.footnote)
          .foregroundColor(.secondary)
        Text(verbatim: source.description)
          .font(.subheadline)
          .lineLimit(3)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Placeholder of a source, as high as its card.
struct SourcePlaceholder: View {
  let number: Int

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(Color.secondary.opacity(0.15))
        .frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 3) {
        Text(verbatim: PlaceholderText.title(number))
          .font(.headline)
          .lineLimit(1)
        Text(verbatim: PlaceholderText.line)
          .font(.footnote)
        Text(verbatim: PlaceholderText.paragraph)
          .font(.subheadline)
          .lineLimit(3)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The first letters of a name in a circle: the service gives no logos, and asking others for them would tell them what is read.
struct Monogram: View {
  let name: String

  var body: some View {
    Text(verbatim: String(name.split(separator: " ").prefix(2).compactMap(\.first)).uppercased())
      .font(.subheadline)
      .bold()
      .foregroundColor(.accentColor)
      .frame(width: 40, height: 40)
      .background(Color.accentColor.opacity(0.12))
      .clipShape(Circle())
      .accessibilityHidden(true)
  }
}
