import Foundation

/// What `kiosk library` is to do. Paths are as typed.
enum LibraryRequest: Equatable, Sendable {
  /// To a file, or to standard output.
  case export(to: String?)
  case importFile(String)
  case backup(to: String)
  case restore(from: String)
  case check
  /// Any page, by its address. Labels are added to those it has; a note takes the place of the one it has, nil leaves it.
  case savePage(URL, labels: [String], note: String?)
}
