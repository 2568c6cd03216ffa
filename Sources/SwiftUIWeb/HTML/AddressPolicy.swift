import Foundation
import OutsideText
import SwiftUIElements

/// Which addresses may stand in a page.
enum AddressPolicy {
  /// The address of a link out of the app: `http`, `https` or `mailto`, spelled as browsers read it; nil for all others.
  ///
  /// Browsers drop tabs and newlines and leading control characters before they read the scheme (WHATWG URL, 4.1), so an
  /// address that holds any control character is refused as a whole.
  static func outside(_ address: String) -> String? {
    let trimmed = withoutSpace(address)
    guard !trimmed.isEmpty, trimmed.utf8.count <= 8192, !ControlFilter.needsFiltering(trimmed) else { return nil }
    guard let colon = trimmed.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    switch trimmed[..<colon].lowercased() {
    case "http", "https":
      let rest = trimmed[trimmed.utf8.index(after: colon)...]
      return rest.hasPrefix("//") && rest.utf8.count > 2 ? trimmed : nil
    case "mailto":
      return trimmed
    default:
      return nil
    }
  }

  /// The address of a picture: `http` or `https`.
  static func picture(_ address: String) -> String? {
    outside(address).flatMap { $0.lowercased().hasPrefix("http") ? $0 : nil }
  }

  /// The address of a recording or a film: `http`, `https`, or that under which this host serves a file of this machine, of a kind that
  /// browsers play.
  static func media(_ address: String) -> String? {
    guard let file = URL(string: address), file.isFileURL else { return picture(address) }
    return PlayedType.of(file).map { _ in Address.media + MediaStore.shared.add(file) }
  }

  /// An address within the app: an absolute path that cannot be read as another host or scheme; nil for all others.
  static func inside(_ path: String) -> String? {
    guard path.hasPrefix("/"), !path.hasPrefix("//"), !path.hasPrefix("/\\"), path.utf8.count <= 4096,
      !ControlFilter.needsFiltering(path), !path.hasPrefix(Address.reserved)
    else { return nil }
    return path
  }

  /// The address of a file that the app gives out or takes.
  static func file(_ path: String) -> String? {
    guard !ControlFilter.needsFiltering(path) else { return nil }
    if path.hasPrefix(Address.made) { return path.utf8.count <= 4096 ? path : nil }
    guard path.hasPrefix(Address.file) || path.hasPrefix(Address.bring), path.utf8.count <= 200 else { return nil }
    return path
  }

  /// Without white space around it.
  private static func withoutSpace(_ address: String) -> String {
    guard let first = address.utf8.first, let last = address.utf8.last else { return "" }
    // Most have none: letters and signs of ASCII at both ends.
    if (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) { return address }
    return address.trimmingCharacters(in: .whitespaces)
  }
}

/// The addresses that belong to the host and not to the app.
enum Address {
  static let reserved = "/-/"
  /// In the query of a page: how many elements of a long list its first paint shows.
  static let rows = "-rows"
  /// No address makes a first paint show more of one list.
  static let mostRows = 500
  static let stream = "/-/live"
  static let events = "/-/events"
  static let end = "/-/end"
  static let sheet = "/-/sheet"
  static let rules = "/-/rules"
  static let ownSheet = "/-/own-sheet-"
  static let ownKeys = "/-/own-keys-"
  static let script = "/-/live-"
  static let laterScript = "/-/later-"
  static let carryScript = "/-/carry-"
  /// Takes files that a page's reader gives to the app.
  static let take = "/-/take"
  /// Hands out files that the app gives to a page's reader.
  static let give = "/-/give/"
  static let firstVisit = "/-/first-"
  static let images = "/-/image/"
  static let documents = "/-/document/"
  /// Files of this machine that the app plays.
  static let media = "/-/media/"
  static let file = "/-/file/"
  /// Files that are made when they are asked for.
  static let made = "/-/made/"
  /// Takes files.
  static let bring = "/-/bring/"
  /// What needs no secret but its own name.
  static let open = "/-/open/"
  static let icon = "/-/icon.svg"
  static let manifest = "/-/app.webmanifest"
  static let phoneIcon = "/-/icon.png"
  static let homeScreen = "/-/home-"
  static let worker = "/-/worker.js"
  /// The addresses that browsers keep.
  static let kept = "/-/kept"
  /// Takes what other apps share.
  static let share = "/-/share"
  static let arrival = "/-/arrival-"
  static let still = "/-/still-"
  /// Takes the secret.
  static let signIn = "/-/sign-in"
  /// Whether the server is alive, for those who watch it.
  static let health = "/-/health"
  /// What the server counts.
  static let metrics = "/-/metrics"
}
