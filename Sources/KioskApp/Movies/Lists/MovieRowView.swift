import Images
import SwiftUI
import TMDb

/// One film of a list: poster, title, what it is about, how it is received and when it comes out.
struct MovieRowView: View {
  let movie: Movie
  let images: ImageConfiguration
  let pictures: PictureSource?
  let page: URL
  var isSaved = false
  var isSeen = false
  /// What somebody did for the film, on that person's page.
  var role = ""
  @Environment(\.rowDensity) private var density

  var body: some View {
    Link(destination: page) {
      if density == .line { line } else { card }
    }
    .modifier(CursorStop(row: KeyedRow(movie.kept(at: .distantPast))))
  }

  /// In a column that is too narrow for words.
  @ViewBuilder private var rating: some View {
    if movie.percent == nil {
      Text(verbatim: "–")
        .foregroundColor(.secondary)
        .accessibilityLabel("Not rated yet")
    } else {
      PopularityBadge(percent: movie.percent)
    }
  }

  private var line: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      rating
        .frame(width: 48, alignment: .leading)
      Text(verbatim: movie.title)
        .bold()
        .foregroundColor(.primary)
        .lineLimit(1)
        .layoutPriority(1)
        .writtenIn(movie.titleLanguage)
      marks
      if !role.isEmpty {
        Text(verbatim: role)
          .foregroundColor(.primary)
          .lineLimit(1)
      }
      Text(verbatim: movie.overview)
        .foregroundColor(.secondary)
        .lineLimit(1)
        .writtenIn(movie.overviewLanguage)
      Spacer(minLength: 0)
      Text(verbatim: movie.releaseDate?.text(.abbreviated) ?? localized("No date yet"))
        .foregroundColor(.secondary)
        .lineLimit(1)
        .fixedSize()
    }
    .font(.footnote)
  }

  @ViewBuilder private var marks: some View {
    if isSaved {
      Image(systemName: "bookmark.fill")
        .accessibilityLabel("on the watch list")
    }
    if isSeen {
      Image(systemName: "eye")
        .accessibilityLabel("seen")
    }
  }

  private var card: some View {
    HStack(alignment: .top, spacing: 14) {
      Poster(url: movie.posterURL(.small, in: images), source: pictures, width: 80, height: 120)
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: movie.title)
            .font(.headline)
            .foregroundColor(.primary)
            .lineLimit(2)
            .multilineTextAlignment(.leading)
            .writtenIn(movie.titleLanguage)
          marks
        }
        if !role.isEmpty {
          Text(verbatim: role)
            .font(.subheadline)
            .foregroundColor(.primary)
            .lineLimit(1)
        }
        if !movie.overview.isEmpty {
          Text(verbatim: movie.overview)
            .font(.subheadline)
            .foregroundColor(.secondary)
            .lineLimit(3)
            .multilineTextAlignment(.leading)
            .writtenIn(movie.overviewLanguage)
        }
        HStack(spacing: 12) {
          PopularityBadge(percent: movie.percent)
          Text(verbatim: movie.releaseDate?.text() ?? localized("No date yet"))
            .font(.footnote)
            .foregroundColor(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Placeholder of a film, as high as its row.
struct MoviePlaceholder: View {
  let number: Int
  @Environment(\.rowDensity) private var density

  var body: some View {
    if density == .line { PlaceholderLine(number: number) } else { card }
  }

  private var card: some View {
    HStack(alignment: .top, spacing: 14) {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.secondary.opacity(0.15))
        .frame(width: 80, height: 120)
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: PlaceholderText.title(number))
          .font(.headline)
          .lineLimit(1)
        Text(verbatim: PlaceholderText.paragraph)
          .font(.subheadline)
          .lineLimit(3)
        HStack(spacing: 12) {
          Circle()
            .fill(Color.secondary.opacity(0.15))
            .frame(width: 44, height: 44)
          Text(verbatim: "1 January 2026")
            .font(.footnote)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
