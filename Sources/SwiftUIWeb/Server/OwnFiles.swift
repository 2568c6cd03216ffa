import HTTPServer

/// What the reader adds to all pages: rules for their look, and keys. Named by their content; those of before are still answered
/// while pages that began with them are open.
@MainActor
final class OwnFiles {
  private var kept: [StaticFiles.File] = []
  private(set) var sheet: StaticFiles.File?
  private(set) var keys: StaticFiles.File?
  /// Behind the address of the pages' script: a page whose session is gone loads itself again where this is another one, as it
  /// does where the script is.
  private(set) var mark = ""

  /// Who changes their look again and again does not fill the memory.
  private static let most = 8

  init(_ own: OwnLook) { replace(own) }

  func replace(_ own: OwnLook) {
    sheet = own.rules.map { StaticFiles.file(Address.ownSheet, ".css", "text/css; charset=utf-8", $0) }
    keys =
      own.keys.isEmpty
      ? nil
      : StaticFiles.file(Address.ownKeys, ".js", "text/javascript; charset=utf-8", OwnKeysScript.text(own.keys))
    for file in [sheet, keys].compactMap({ $0 }) where !kept.contains(where: { $0.path == file.path }) {
      kept.append(file)
    }
    kept = kept.suffix(Self.most)
    let names = [sheet, keys].compactMap { $0?.path }
    mark = names.isEmpty ? "" : "#" + ContentName.of(names.joined(separator: " "))
  }

  subscript(path: String) -> StaticFiles.File? { kept.first { $0.path == path } }
}
