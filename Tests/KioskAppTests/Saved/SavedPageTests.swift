import Foundation
import Library
import Testing

@testable import KioskApp

@MainActor
@Suite struct SavedPageTests {
  @Test func aPageHasItsAddressForATitleUntilItIsRead() throws {
    let library = Library(watchInterval: nil)
    let address = try #require(URL(string: "https://www.ledger.example/boats/"))
    let item = KeptItem(page: address, date: library.now)
    #expect(item.title == "www.ledger.example/boats")
    library.learn("Boats that sing", of: address)
    #expect(!library.isSaved(item.key), "what is not saved is not saved by reading it")
    library.toggleSaved(item)
    library.learn("Boats that sing", of: address)
    #expect(library.contents.saved[item.key]?.title == "Boats that sing")
    library.learn("Another title", of: address)
    #expect(library.contents.saved[item.key]?.title == "Boats that sing")
    library.toggleSaved(try #require(library.contents.saved[item.key]))
    #expect(!library.isSaved(item.key))
  }
}
