import Foundation
import KioskApp
import Library

/// `kiosk library`: the reader's library as a file, also while the reader runs.
@MainActor
struct RunLibrary {
  let request: LibraryRequest
  let context: CommandContext

  func run() throws {
    switch request {
    case .export(let path): try export(to: path)
    case .importFile(let path): try importFile(path)
    case .backup(let path): try backup(to: path)
    case .restore(let path): try restore(from: path)
    case .check: try check()
    case .savePage(let address, let labels, let note): try save(address, labels: labels, note: note)
    }
  }

  private var file: URL { UserFolders(environment: context.environment).libraryFile }

  private func save(_ address: URL, labels: [String], note: String?) throws {
    let library = Library(store: try context.libraryStore(), work: .immediate, watchInterval: nil)
    let item = KeptItem(page: address, date: library.now)
    let known = library.contents.saved[item.key]
    let old = known?.remarks ?? Remarks()
    let new: Remarks
    do throws(Remarks.Problem) {
      new = try Remarks(labels: old.labels + labels, note: note ?? old.note)
    } catch {
      throw CommandFailure(.usage, error.words)
    }
    if known == nil { library.toggleSaved(item) }
    if new != old { library.say(new, of: item) }
    if let loss = library.close() { throw CommandFailure(.unavailable, loss) }
    try context.output.say(
      known == nil
        ? "Saved. Kiosk fetches the text when it runs."
        : new == old ? "It is saved already." : "It was saved already; its labels and note are kept."
    )
  }

  private func export(to path: String?) throws {
    let contents = Library(store: try context.libraryStore(), work: .immediate, watchInterval: nil).contents
    guard let path else {
      return try LibraryFile.write(contents) { text throws(OutputError) in try context.output.write(text) }
    }
    let output = try NewFile(path: path)
    do {
      try LibraryFile.write(contents) { text throws(OutputError) in try output.write(text) }
      try output.close()
    } catch {
      output.remove()
      throw error
    }
    try context.output.say("\(contents.records.count) records written to \(ListText.clean(path))")
  }

  private func importFile(_ path: String) throws {
    let bytes = try GivenFile.contents(of: path)
    let library = Library(store: try context.libraryStore(), work: .immediate, watchInterval: nil)
    let count: Int
    do throws(LibraryFile.Problem) {
      count = try library.importFile(bytes)
    } catch {
      throw CommandFailure(.badData, "\(ListText.clean(path)): \(error.words) Nothing was imported.")
    }
    if let loss = library.close() { throw CommandFailure(.unavailable, loss) }
    try context.output.say(count == 0 ? "Nothing new in it." : "\(count) records imported")
  }

  private func backup(to path: String) throws {
    let store = try context.libraryStore()
    // SQLite fills an empty file, and would make a new one with the rights that the account gives to new files.
    let output = try NewFile(path: path)
    try output.close()
    do throws(LibraryStoreError) {
      try store.backUp(to: URL(fileURLWithPath: path))
    } catch {
      output.remove()
      throw CommandFailure(error)
    }
    try context.output.say("The library is saved as \(ListText.clean(path))")
  }

  private func restore(from path: String) throws {
    let store = try context.libraryStore()
    let before = URL(fileURLWithPath: "\(file.path).before-restore-\(Int(Date().timeIntervalSince1970))")
    do {
      let records = try SQLiteLibraryStore.records(ofBackup: URL(fileURLWithPath: path))
      try NewFile(path: before.path).close()
      try store.backUp(to: before)
      try store.replaceAll(by: records)
      try context.output.say("\(records.count) records restored. The old library is kept as \(before.path)")
    } catch let error as LibraryStoreError {
      throw CommandFailure(error)
    }
  }

  private func check() throws {
    let store = try context.libraryStore()
    let library = Library(store: store, work: .immediate, watchInterval: nil)
    if let trouble = library.trouble { throw CommandFailure(.unavailable, trouble) }
    var lines = ["\(file.path)"]
    for (kind, count) in library.contents.counts { lines.append("\(kind.rawValue): \(count)") }
    try context.output.write(lines.joined(separator: "\n") + "\n")
    let unreadable = library.contents.unreadable.count
    guard unreadable == 0 else {
      throw CommandFailure(
        .badData, "\(unreadable) records cannot be read by this Kiosk.",
        hint: "They are kept, and a newer Kiosk may read them.")
    }
  }
}

extension CommandFailure {
  init(_ error: LibraryStoreError) {
    switch error {
    case .damaged: self.init(.badData, error.words)
    case .newer, .unavailable: self.init(.unavailable, error.words)
    }
  }
}
