import Foundation

/// Everything the library knows, as a value.
package struct LibraryContents: Equatable, Sendable {
  /// When each thing was read.
  package private(set) var read: [ItemKey: Date] = [:]
  package private(set) var visits: [ItemKey: Visit] = [:]
  package private(set) var saved: [ItemKey: KeptItem] = [:]
  package private(set) var opened: [ItemKey: KeptItem] = [:]
  /// Films that have been watched.
  package private(set) var seen: [ItemKey: SeenFilm] = [:]
  package private(set) var mutes: [UUID: MuteRule] = [:]
  package private(set) var settings: [String: String] = [:]
  /// Looks at lists, by the names of the lists.
  package private(set) var lists: [String: ListVisit] = [:]
  package private(set) var follows: [FollowedSubject: Follow] = [:]
  /// What has come of them, by the entries' names.
  package private(set) var inbox: [String: InboxEntry] = [:]
  /// Records that this version cannot read. They stay in the store and in exported files.
  package private(set) var unreadable: [RecordID: String] = [:]

  package init() {}

  /// Saved things, the newest first.
  package var savedItems: [KeptItem] { saved.values.sorted { ($0.date, $0.key.id) > ($1.date, $1.key.id) } }

  /// What was opened, the newest first.
  package var history: [KeptItem] { opened.values.sorted { ($0.date, $0.key.id) > ($1.date, $1.key.id) } }

  /// Whether the newest of the history is the same, opened less than a minute before.
  func isRepeated(_ item: KeptItem) -> Bool {
    guard let last = opened[item.key], item.repeats(last) else { return false }
    return !opened.values.contains { $0.date > last.date }
  }

  /// All rules, those that have expired too, the newest first.
  package var muteRules: [MuteRule] {
    mutes.values.sorted { ($0.created, $0.id.uuidString) > ($1.created, $1.id.uuidString) }
  }

  /// What is followed, the newest first.
  package var followed: [Follow] {
    follows.values.sorted { ($0.created, $0.subject.description) > ($1.created, $1.subject.description) }
  }

  /// What has come of what is followed, the newest first.
  package var inboxEntries: [InboxEntry] { inbox.values.sorted { ($0.date, $0.id) > ($1.date, $1.id) } }

  /// How much of it has not been read.
  package var unreadInboxCount: Int { inbox.values.count { !$0.isRead } }

  /// Takes over a record, or takes away what it no longer holds.
  package mutating func apply(_ record: LibraryRecord) {
    unreadable[record.id] = nil
    guard put(record) else {
      unreadable[record.id] = record.value
      return
    }
  }

  /// False where the record cannot be read.
  private mutating func put(_ record: LibraryRecord) -> Bool {
    func set<Key, Value: Decodable>(_ place: inout [Key: Value], _ key: Key?) -> Bool {
      guard let key else { return record.value == nil }
      let value = record.value.map { RecordText.value(Value.self, $0) }
      guard let value else {
        place[key] = nil
        return true
      }
      place[key] = value
      return value != nil
    }
    let key = record.id.key
    return switch record.id.kind {
    case .read: set(&read, ItemKey(key))
    case .visit: set(&visits, ItemKey(key))
    case .saved: set(&saved, ItemKey(key))
    case .opened: set(&opened, ItemKey(key))
    case .seen: set(&seen, ItemKey(key))
    case .mute: set(&mutes, UUID(uuidString: key))
    case .setting: set(&settings, key)
    case .list: set(&lists, key)
    case .follow: putFollow(record)
    case .inbox: putEntry(record)
    case .time: true
    }
  }

  private mutating func putFollow(_ record: LibraryRecord) -> Bool {
    guard let subject = FollowedSubject(record.id.key) else { return record.value == nil }
    var follow = record.value.flatMap { RecordText.value(Follow.self, $0) }
    follow?.subject = subject
    follows[subject] = follow
    return (follow == nil) == (record.value == nil)
  }

  private mutating func putEntry(_ record: LibraryRecord) -> Bool {
    var entry = record.value.flatMap { RecordText.value(InboxEntry.self, $0) }
    entry?.id = record.id.key
    inbox[record.id.key] = entry
    return (entry == nil) == (record.value == nil)
  }

  /// The record as it stands; its value is nil where there is none.
  package func record(_ id: RecordID) -> LibraryRecord {
    let key = ItemKey(id.key)
    let text: String? =
      switch id.kind {
      case .read: key.flatMap { read[$0] }.flatMap { RecordText.text($0) }
      case .visit: key.flatMap { visits[$0] }.flatMap { RecordText.text($0) }
      case .saved: key.flatMap { saved[$0] }.flatMap { RecordText.text($0) }
      case .opened: key.flatMap { opened[$0] }.flatMap { RecordText.text($0) }
      case .seen: key.flatMap { seen[$0] }.flatMap { RecordText.text($0) }
      case .mute: UUID(uuidString: id.key).flatMap { mutes[$0] }.flatMap { RecordText.text($0) }
      case .setting: settings[id.key].flatMap { RecordText.text($0) }
      case .list: lists[id.key].flatMap { RecordText.text($0) }
      case .follow: FollowedSubject(id.key).flatMap { follows[$0] }.flatMap { RecordText.text($0) }
      case .inbox: inbox[id.key].flatMap { RecordText.text($0) }
      case .time: nil
      }
    return LibraryRecord(id, value: text ?? unreadable[id])
  }

  /// Every record, in a steady order.
  package var records: [LibraryRecord] {
    var ids: [RecordID] = []
    func add(_ kind: RecordKind, _ keys: some Sequence<String>) { ids += keys.sorted().map { RecordID(kind, $0) } }
    add(.read, read.keys.map(\.description))
    add(.visit, visits.keys.map(\.description))
    add(.saved, saved.keys.map(\.description))
    add(.opened, opened.keys.map(\.description))
    add(.seen, seen.keys.map(\.description))
    add(.mute, mutes.keys.map(\.uuidString))
    add(.setting, settings.keys)
    add(.list, lists.keys)
    add(.follow, follows.keys.map(\.description))
    add(.inbox, inbox.keys)
    let known = Set(ids)
    ids += unreadable.keys.filter { !known.contains($0) }.sorted {
      ($0.kind.rawValue, $0.key) < ($1.kind.rawValue, $1.key)
    }
    return ids.map { record($0) }
  }

  /// How many records of each kind there are; those that cannot be read are counted nowhere.
  package var counts: [(kind: RecordKind, count: Int)] {
    [
      (.read, read.count), (.visit, visits.count), (.saved, saved.count), (.opened, opened.count), (.seen, seen.count),
      (.mute, mutes.count), (.setting, settings.count), (.list, lists.count), (.follow, follows.count),
      (.inbox, inbox.count),
    ]
  }

  /// The newest time at which something was marked, visited, saved or opened; nil in an empty library.
  var newestDate: Date? {
    let dates = [
      read.values.max(), visits.values.map(\.date).max(), saved.values.map(\.date).max(),
      opened.values.map(\.date).max(), seen.values.map(\.date).max(), mutes.values.map(\.created).max(),
      lists.values.map(\.latest.date).max(), follows.values.map(\.created).max(),
    ]
    return dates.compactMap { $0 }.max()
  }

  /// Records that nobody misses any more: marks and visits of half a year ago, and what was opened before the newest thousand.
  /// - Parameter now: a time that is believed, see ``TrustedTime``.
  package func expired(at now: Date) -> [RecordID] {
    let old = now.addingTimeInterval(-180 * 86_400)
    return read.filter { $0.value < old }.map { RecordID(.read, $0.key.description) }
      + visits.filter { $0.value.date < old }.map { RecordID(.visit, $0.key.description) }
      + history.dropFirst(1000).map { RecordID(.opened, $0.key.description) }
  }
}
