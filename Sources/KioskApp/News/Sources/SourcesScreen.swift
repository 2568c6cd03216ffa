import NewsAPI
import SwiftUI

/// The sources of a country.
struct SourcesScreen: View {
  let reader: Reader
  @ObservedObject var model: SourcesViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(spacing: 10) {
        Picker("Country", selection: $model.country) {
          ForEach(countries) { Text(verbatim: $0.name).tag($0.code) }
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
      if let error = model.sourcesError {
        if model.sources.isEmpty {
          Message(symbol: "wifi.slash", title: error.sentence, text: error.hint ?? "", retry: model.retry)
        } else {
          InlineProblem(sentence: error.sentence, retry: model.retry)
        }
      } else if model.isLoading, model.sources.isEmpty {
        LoadingLine(words: "Loading sources…")
      } else if model.sources.isEmpty {
        Hint(symbol: "newspaper", text: "No source has this name.")
      }
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 300), spacing: 18, alignment: .top)], alignment: .leading, spacing: 16
      ) {
        if model.isLoading, model.sources.isEmpty {
          PlaceholderRows(count: 9) { SourcePlaceholder(number: $0) }
        }
        ForEach(model.sources) { source in
          SourceCard(source: source, page: reader.path.beside(.source(source.id)).address)
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
        Text(verbatim: [NewsCountry(source.country).name, source.category.capitalized].joined(separator: " · "))
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

/// A source on its way, as high as its card.
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

/// A source, and its articles.
struct SourceScreen: View {
  let reader: Reader
  let id: String
  @StateObject private var model: ArticlesViewModel
  @ObservedObject private var sources: SourcesViewModel

  init(reader: Reader, id: String) {
    self.reader = reader
    self.id = id
    sources = reader.sources
    _model = StateObject(
      wrappedValue: ArticlesViewModel(services: reader.services, library: reader.library, index: 3, text: id))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        if let source = sources.sources.first(where: { $0.id == id }) {
          HStack(alignment: .top, spacing: 14) {
            Monogram(name: source.name)
            VStack(alignment: .leading, spacing: 6) {
              Text(verbatim: source.name)
                .font(.title2)
                .bold()
              Text(verbatim: [source.category.capitalized, NewsCountry(source.country).name].joined(separator: " · "))
                .font(.subheadline)
                .foregroundColor(.secondary)
              Text(verbatim: source.description)
              if let url = source.url {
                Link(destination: url) {
                  Label(url.host() ?? url.absoluteString, systemImage: "arrow.up.right")
                }
              }
            }
          }
        }
        ArticleGrid(reader: reader, model: model)
      }
      .frame(maxWidth: 1080, alignment: .leading)
      .padding(16)
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(Text(verbatim: sources.sources.first { $0.id == id }?.name ?? id))
    .navigationBarTitleDisplayMode(.inline)
  }
}
