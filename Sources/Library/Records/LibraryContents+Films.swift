import Foundation
import FoundationExtras

/// A film that the reader wants to see or has seen.
package struct KeptFilm: Identifiable, Hashable, Sendable {
  package var item: KeptItem
  /// Nil for one that has not been seen.
  package var seen: SeenFilm?

  package var id: ItemKey { item.key }

  package init(item: KeptItem, seen: SeenFilm?) {
    self.item = item
    self.seen = seen
  }

  /// Whether it can be watched by `today`, as far as is known.
  package func isOut(by today: CalendarDay) -> Bool { item.released.map { $0 <= today } ?? true }
}

extension LibraryContents {
  /// The watch list: what was added last comes first.
  package var wantedFilms: [KeptFilm] {
    savedItems.filter { $0.kind == .film }.map { KeptFilm(item: $0, seen: seen[$0.key]) }
  }

  /// What has been seen, the newest first; `date` of the items is when.
  package var seenFilms: [KeptFilm] {
    seen.map { key, film in
      let known = saved[key] ?? opened[key]
      let title = film.title.isEmpty ? known?.title ?? "" : film.title
      var item = KeptItem(
        key: key, title: title.isEmpty ? key.description : title, origin: known?.origin ?? "", url: known?.url,
        date: film.date)
      item.released = film.released ?? known?.released
      item.remarks = saved[key]?.remarks ?? Remarks()
      if item.origin.isEmpty, let year = item.released?.year { item.origin = String(year) }
      return KeptFilm(item: item, seen: film)
    }
    .sorted { ($0.item.date, $0.item.key.id) > ($1.item.date, $1.item.key.id) }
  }

  /// One of the films that are out and have not been seen, by chance; nil where there is none.
  /// - Parameter last: the one that was picked before: another one where there is any.
  package func pickedFilm(
    by today: CalendarDay, after last: ItemKey?, using numbers: inout some RandomNumberGenerator
  ) -> KeptFilm? {
    let films = wantedFilms.filter { $0.seen == nil && $0.isOut(by: today) }
    let others = films.filter { $0.id != last }
    return (others.isEmpty ? films : others).randomElement(using: &numbers)
  }
}
