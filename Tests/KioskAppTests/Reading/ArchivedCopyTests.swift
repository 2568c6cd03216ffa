import Foundation
import Testing

@testable import KioskApp

@Suite struct ArchivedCopyTests {
  @Test(arguments: [
    ("https://lantern.example/a?b=c#d", "https://web.archive.org/web/2/https://lantern.example/a?b=c#d"),
    ("HTTP://lantern.example/", "https://web.archive.org/web/2/HTTP://lantern.example/"),
  ])
  func aPageHasACopyAtTheArchive(page: String, copy: String) throws {
    #expect(ArchivedCopy.address(of: try #require(URL(string: page)))?.absoluteString == copy)
  }

  @Test(arguments: [
    "https://web.archive.org/web/2/https://lantern.example", "ftp://lantern.example/a", "mailto:a@b.example",
  ])
  func whatIsNoPageOrACopyItselfHasNone(page: String) throws {
    #expect(ArchivedCopy.address(of: try #require(URL(string: page))) == nil)
  }
}
