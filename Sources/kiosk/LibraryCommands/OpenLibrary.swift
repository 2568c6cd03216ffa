import Library

extension CommandContext {
  /// The library's file, opened; what had to be mended in its place is told.
  ///
  /// - Throws: where it cannot be used, and where it was damaged: then it has been set aside and an empty one begun.
  func libraryStore() throws -> SQLiteLibraryStore {
    let store: SQLiteLibraryStore
    do throws(LibraryStoreError) {
      store = try SQLiteLibraryStore(file: UserFolders(environment: environment).libraryFile)
    } catch {
      throw CommandFailure(error)
    }
    for remark in store.remarks { try messages.tell(.init(verbatim: remark)) }
    guard let aside = store.setAside else { return store }
    throw CommandFailure(
      .badData, "The library could not be read. It is kept as \(aside.path).",
      hint: "A new, empty one has been started. \"kiosk library restore FILE\" brings back a backup.")
  }
}
