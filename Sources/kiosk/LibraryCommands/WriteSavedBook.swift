import Books
import Combine
import FeedLibrary
import Foundation
import KioskApp
import Library

/// `kiosk saved --epub FILE` and `--html FILE`: saved things as a book, of what is stored here. Nobody is asked.
@MainActor
struct WriteSavedBook {
  let request: SavedBookRequest
  let limit: Int?
  let context: CommandContext

  func run(_ access: ServiceAccess) throws {
    let folders = access.settings.folders
    let all: [KeptItem]
    do throws(LibraryStoreError) {
      all = try KeptItem.saved(in: folders.libraryFile)
    } catch {
      throw CommandFailure(error)
    }
    let pages = access.keptPages?.names(holding: request.selection.text) ?? []
    let items = Array(request.selection.items(all, pages: pages).prefix(limit ?? Book.mostChapters))
    guard !items.isEmpty else {
      throw CommandFailure(.unavailable, LibraryList.saved(request.selection).emptiness)
    }
    let book = try made(of: items, access, try store(in: folders.feedsFolder))
    let data: Data
    do throws(BookProblem) {
      data = try request.form.data(of: book)
    } catch {
      throw CommandFailure(.unavailable, "The book is too large to be written.")
    }
    let output = try NewFile(path: request.path)
    do {
      try output.write(data)
      try output.close()
    } catch {
      output.remove()
      throw error
    }
    let path = ListText.clean(request.path)
    try context.output.say(
      items.count == 1 ? "One thing written to \(path)" : "\(items.count) things written to \(path)")
  }

  /// Who follows no feeds gets no empty files.
  private func store(in folder: URL) throws(CommandFailure) -> FeedStore? {
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    do throws(FeedStoreError) {
      return try FeedStore(folder: folder)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func made(of items: [KeptItem], _ access: ServiceAccess, _ store: FeedStore?) throws -> Book {
    let maker = SavedBook(
      hackerNews: access.hackerNews, articles: access.articles(from: nil), pictures: access.pictures(),
      locale: Told.locale
    ) { address in
      Just(store.flatMap { try? $0.savedArticle(address) }).eraseToAnyPublisher()
    }
    let loop = MainLoop()
    var made: Book?
    let work = maker.book(of: items, at: Date()).sink { book in
      made = book
      loop.end()
    }
    defer { work.cancel() }
    loop.onInterrupt { loop.end() }
    try loop.run()
    guard let made else { throw CommandFailure(.unavailable, "The book was not finished.") }
    return made
  }
}

/// What a book of saved things is to be.
struct SavedBookRequest: Equatable, Sendable {
  var selection: KeptSelection
  var form: SavedBook.Form
  /// As typed.
  var path: String
}
