import FoundationExtras
import Library
import NewsAPI
import SwiftUI
import TMDb

/// What the reader asks of films: when, how good, how long, which kinds, and where to see them.
struct FilmFilterForm: View {
  @ObservedObject var model: MoviesViewModel
  let today: CalendarDay?

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      strip {
        years
        scores
        lengths
        if model.filter != FilmFilter() {
          Button("Clear") { model.filter = FilmFilter() }
            .buttonStyle(.bordered)
            .controlSize(.small)
        }
      }
      if !model.genres.isEmpty {
        Text("Genres: press once for those you want, twice for those you do not.")
          .font(.footnote)
          .foregroundColor(.secondary)
        strip {
          ForEach(model.genres) { genre in
            ChoiceChip(name: genre.name, choice: model.filter.genres[genre.id]) { model.filter.turn(genre.id) }
          }
        }
      }
      if !model.providers.isEmpty {
        Text("Only on your services in \(localizedName(of: NewsCountry(model.region))):")
          .font(.footnote)
          .foregroundColor(.secondary)
        strip {
          ForEach(model.providers.prefix(Self.mostProviders)) { provider in
            ChoiceChip(name: provider.name, choice: model.chosenProviders.contains(provider.id) ? true : nil) {
              model.toggle(provider)
            }
          }
        }
        Text(verbatim: TMDbAttribution.providersNotice.text)
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private static let mostProviders = 40

  private func strip(@ViewBuilder _ content: () -> some View) -> some View {
    let content = content()
    return ScrollView(.horizontal, showsIndicators: false) { HStack(spacing: 10) { content } }
  }

  private var years: some View {
    Picker("Year", selection: $model.filter.time) {
      Text("Any year").tag(FilmTime?.none)
      ForEach(today.map { FilmTime.choices(inYear: $0.year) } ?? [], id: \.self) {
        Text(verbatim: $0.name).tag(FilmTime?.some($0))
      }
    }
    .labelsHidden()
  }

  private var scores: some View {
    Picker("Rating", selection: $model.filter.lowestPercent) {
      Text("Any rating").tag(Int?.none)
      ForEach(FilmFilter.percents, id: \.self) { Text("\($0)% or better").tag(Int?.some($0)) }
    }
    .labelsHidden()
  }

  private var lengths: some View {
    Picker("Length", selection: $model.filter.mostMinutes) {
      Text("Any length").tag(Int?.none)
      ForEach(FilmFilter.minutes, id: \.self) { Text("up to \($0) min").tag(Int?.some($0)) }
    }
    .labelsHidden()
  }
}

/// A name to choose: wanted, unwanted, or neither.
private struct ChoiceChip: View {
  let name: String
  let choice: Bool?
  let press: @MainActor () -> Void

  var body: some View {
    Button(action: press) {
      Text(verbatim: sign + name)
        .bold(choice != nil)
    }
    .buttonStyle(.bordered)
    .controlSize(.small)
    .accessibilityLabel(Text(verbatim: spoken))
  }

  private var sign: String {
    switch choice {
    case true?: "✓ "
    case false?: "✕ "
    case nil: ""
    }
  }

  private var spoken: String {
    switch choice {
    case true?: localized("\(name), wanted")
    case false?: localized("\(name), unwanted")
    case nil: name
    }
  }
}
