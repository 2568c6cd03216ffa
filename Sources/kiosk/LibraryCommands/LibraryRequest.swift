import Foundation

/// What `kiosk library` is to do. Paths are as typed.
enum LibraryRequest: Equatable, Sendable {
  /// To a file, or to standard output.
  case export(to: String?)
  case importFile(String)
  case backup(to: String)
  case restore(from: String)
  case check
  /// Any page, by its address.
  case savePage(URL)
}
