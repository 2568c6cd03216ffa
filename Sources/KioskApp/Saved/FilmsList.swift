import FoundationExtras
import Library
import SwiftUI

/// The films that the reader wants to see, and those they have seen.
struct FilmsList: View {
  let window: WindowContext
  @ObservedObject var library: Library
  @State private var showsSeen = false
  @State private var order = WatchOrder.newest
  @State private var picked: ItemKey?

  var body: some View {
    let contents = library.contents
    let films = order.sorted(showsSeen ? contents.seenFilms : contents.wantedFilms)
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Picker("Films", selection: $showsSeen) {
          Text("Want to see").tag(false)
          Text("Seen").tag(true)
        }
        .labelsHidden()
        Picker("Order", selection: $order) {
          ForEach(orders) { Text(verbatim: $0.words ?? "").tag($0) }
        }
        .labelsHidden()
      }
      .onChange(of: showsSeen) { order = .newest }
      if !showsSeen, !films.isEmpty {
        Button("Pick one for me", action: pick)
          .buttonStyle(.borderedProminent)
        if let film = films.first(where: { $0.id == picked }) {
          PickedFilm(film: film, path: window.path)
        }
      }
    }
    .listRowSeparator(.hidden)
    if films.isEmpty {
      Hint(
        symbol: showsSeen ? "checkmark.circle" : "film",
        text: showsSeen
          ? localized("What you have seen appears here. Press “Mark as seen” on a film's page.")
          : localized("Your watch list is empty. Press “Watch list” on a film's page."))
    }
    ForEach(films) { film in
      WatchRow(film: film, isSeenList: showsSeen, window: window, library: library)
        .modifier(RowStop(KeyedRow(film.item)))
    }
  }

  private var orders: [WatchOrder] { showsSeen ? WatchOrder.allCases : [.newest, .released] }

  private func pick() {
    guard let today = CalendarDay(library.now) else { return }
    var numbers = SystemRandomNumberGenerator()
    picked = library.contents.pickedFilm(by: today, after: picked, using: &numbers)?.id
  }
}

/// The film that chance has picked.
private struct PickedFilm: View {
  let film: KeptFilm
  let path: [Place]

  var body: some View {
    if let place = film.item.place {
      Link(destination: path.beside(place).address) {
        Label(localized("Tonight: \(film.item.title)"), systemImage: "sparkles")
          .font(.headline)
          .frame(minHeight: 40)
      }
    }
  }
}

/// A film of the watch list, or one that was seen.
private struct WatchRow: View {
  let film: KeptFilm
  let isSeenList: Bool
  let window: WindowContext
  @ObservedObject var library: Library

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(alignment: .leading, spacing: 6) {
        Link(destination: film.item.place.map { window.path.beside($0).address } ?? window.path.address) {
          Text(verbatim: film.item.title)
            .font(.headline)
            .foregroundColor(.primary)
            .lineLimit(2)
            .multilineTextAlignment(.leading)
        }
        .modifier(CursorStop(row: KeyedRow(film.item)))
        Text(verbatim: facts)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if isSeenList, let seen = film.seen {
        OwnMark(key: film.id, film: seen, library: library)
      } else {
        RowButton(
          symbol: film.seen == nil ? "eye" : "checkmark.circle.fill",
          name: film.seen == nil
            ? localized("Mark \(film.item.title) as seen") : localized("Mark \(film.item.title) as not seen")
        ) {
          library.toggleSeen(film.id, title: film.item.title, released: film.item.released)
        }
        RowButton(symbol: "bookmark.fill", name: localized("Remove \(film.item.title)")) {
          library.toggleSaved(library.contents.saved[film.id] ?? film.item)
        }
      }
    }
  }

  private var facts: String {
    let day = film.item.date.words(date: .abbreviated)
    let released = film.item.released.map { localized("in cinemas \($0.text())") } ?? film.item.origin
    return Facts.line([released, isSeenList ? localized("seen \(day)") : localized("added \(day)")])
  }
}

/// The reader's own mark of a film that they have seen.
struct OwnMark: View {
  let key: ItemKey
  let film: SeenFilm
  let library: Library

  var body: some View {
    Picker("Your mark", selection: Binding(get: { film.mark }, set: { library.mark(key, $0) })) {
      Text("No mark").tag(Int?.none)
      ForEach(SeenFilm.marks.reversed(), id: \.self) { Text("\($0) of 10").tag(Int?.some($0)) }
    }
    .labelsHidden()
    .fixedSize()
  }
}
