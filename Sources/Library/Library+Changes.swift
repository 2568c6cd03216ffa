import Foundation
import FoundationExtras

/// The changes that screens make, each by its name.
extension Library {
  /// The setting in force; nil where nobody has said anything.
  package func setting(_ name: String) -> String? { contents.settings[name] ?? standardSettings[name] }

  package func isRead(_ key: ItemKey) -> Bool { contents.read[key] != nil }
  package func isSaved(_ key: ItemKey) -> Bool { contents.saved[key] != nil }

  /// Marks things as read. Opening one needs no undo; marking many at once is a step by that label.
  package func markRead(_ keys: [ItemKey], label: String.LocalizationValue? = nil) {
    let date = now
    change(
      label,
      keys.filter { contents.read[$0] == nil }.map {
        LibraryRecord(RecordID(.read, $0.description), value: RecordText.text(date))
      })
  }

  package func markUnread(_ key: ItemKey) {
    change("Marked as unread", [LibraryRecord(RecordID(.read, key.description), value: nil)])
  }

  /// Remembers what was opened, and marks it as read. The newest visit that is made again within a minute stays one.
  package func open(_ item: KeptItem) {
    markRead([item.key])
    guard !contents.isRepeated(item) else { return }
    change(nil, [LibraryRecord(RecordID(.opened, item.key.description), value: RecordText.text(item))])
  }

  /// Saves the thing, or takes it away where it is saved.
  package func toggleSaved(_ item: KeptItem) {
    let id = RecordID(.saved, item.key.description)
    if isSaved(item.key) {
      change("Removed “\(item.title)”", [LibraryRecord(id, value: nil)])
    } else {
      change("Saved “\(item.title)”", [LibraryRecord(id, value: RecordText.text(item))])
    }
  }

  /// Gives a saved thing another title.
  package func rename(_ key: ItemKey, to title: String) {
    guard var item = contents.saved[key], item.title != title else { return }
    item.title = title
    change(nil, [LibraryRecord(RecordID(.saved, key.description), value: RecordText.text(item))])
  }

  /// Keeps what the reader says of a saved thing. What has been taken away meanwhile is saved again, so that no words are lost.
  package func say(_ remarks: Remarks, of item: KeptItem) {
    var item = contents.saved[item.key] ?? item
    item.remarks = remarks
    change(
      "Labels and note of “\(item.title)”",
      [LibraryRecord(RecordID(.saved, item.key.description), value: RecordText.text(item))])
  }

  /// Marks a film as watched, or takes the mark away.
  package func toggleSeen(_ key: ItemKey, title: String, released: CalendarDay? = nil) {
    let id = RecordID(.seen, key.description)
    let isSeen = contents.seen[key] != nil
    let film = SeenFilm(date: now, title: title, released: released)
    change(
      isSeen ? "“\(title)” is no longer marked as seen" : "Marked “\(title)” as seen",
      [LibraryRecord(id, value: isSeen ? nil : RecordText.text(film))])
  }

  /// Gives a film that was seen the reader's own mark, or takes it away.
  package func mark(_ key: ItemKey, _ mark: Int?) {
    guard let film = contents.seen[key] else { return }
    let marked = SeenFilm(date: film.date, title: film.title, released: film.released, mark: mark)
    change(
      "Your mark of “\(film.title)”",
      [LibraryRecord(RecordID(.seen, key.description), value: RecordText.text(marked))])
  }

  /// The day on which a film comes out, and its title, where they were kept before anybody knew them.
  package func learn(_ title: String, released: CalendarDay?, of key: ItemKey) {
    var records: [LibraryRecord] = []
    if var item = contents.saved[key], let released, item.released != released {
      item.released = released
      records.append(LibraryRecord(RecordID(.saved, key.description), value: RecordText.text(item)))
    }
    if var film = contents.seen[key], film.title.isEmpty || released != nil && film.released != released {
      film.title = film.title.isEmpty ? title : film.title
      film.released = released ?? film.released
      records.append(LibraryRecord(RecordID(.seen, key.description), value: RecordText.text(film)))
    }
    change(nil, records)
  }

  /// Remembers a look at a discussion, unless it says nothing else than one of the minute before.
  package func visit(_ key: ItemKey, _ visit: Visit) {
    guard !visit.repeats(contents.visits[key]) else { return }
    change(nil, [LibraryRecord(RecordID(.visit, key.description), value: RecordText.text(visit))])
  }

  /// Remembers that the reader sees a list with these things. Written where they are others, or a minute has passed.
  package func look(at list: String, ids: [Int]) {
    guard !ids.isEmpty else { return }
    let date = now
    // Many windows look at the same list, and each new story makes all of them do so.
    if let known = contents.lists[list]?.latest, date.isJustAfter(known.date), ids.allSatisfy(known.ids.contains) {
      return
    }
    var visit = contents.lists[list] ?? ListVisit(ids, on: date)
    visit.look(at: ids, on: date)
    if let old = contents.lists[list], old.latest.ids == visit.latest.ids, old.earlier == visit.earlier,
      date.isJustAfter(old.latest.date)
    {
      return
    }
    change(nil, [LibraryRecord(RecordID(.list, list), value: RecordText.text(visit))])
  }

  package func add(_ rule: MuteRule) {
    change("Muted “\(rule.words)”", [LibraryRecord(RecordID(.mute, rule.id.uuidString), value: RecordText.text(rule))])
  }

  package func remove(_ rule: MuteRule) {
    change("No longer muted: “\(rule.words)”", [LibraryRecord(RecordID(.mute, rule.id.uuidString), value: nil)])
  }

  package func clearHistory() {
    change(
      "Cleared the history",
      contents.opened.keys.map { LibraryRecord(RecordID(.opened, $0.description), value: nil) })
  }

  /// Sets a setting; nil for Kiosk's own value.
  /// - Parameter label: of a step that can be taken back; nil for none.
  package func set(_ name: String, to value: String?, label: String.LocalizationValue? = nil) {
    change(label, [LibraryRecord(RecordID(.setting, name), value: value.flatMap { RecordText.text($0) })])
  }

  /// Takes in a library file; what it names replaces what is here.
  /// - Returns: how many records changed.
  @discardableResult
  package func importFile(_ text: String) throws(LibraryFile.Problem) -> Int {
    try importFile(Data(text.utf8))
  }

  /// Takes in a library file's bytes; what it names replaces what is here. Nothing changes where one record is bad.
  /// - Returns: how many records changed.
  @discardableResult
  package func importFile(_ file: Data) throws(LibraryFile.Problem) -> Int {
    let records = try LibraryFile.records(in: file)
    let changed = records.filter { contents.record($0.id).value != $0.value }.count
    change(ReadFile.label(changed), records)
    return changed
  }

  /// The rules that hold now, ready to use.
  package var muteFilter: MuteFilter { MuteFilter(contents.mutes.values, at: now) }
}
