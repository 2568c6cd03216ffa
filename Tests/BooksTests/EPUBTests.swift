import Articles
import CXML2
import Foundation
import Testing

@testable import Books

/// Books are files that reading programs take: archives whose parts are well-formed XML and name each other.
@Suite struct EPUBTests {
  private let date = Date(timeIntervalSince1970: 1_795_168_801.25)

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func book() throws -> Book {
    let shown = try url("https://site.example/a.jpg")
    let missing = try url("https://site.example/b.png")
    let hostile = "<script>alert(1)</script> & \"quotes\" ]]> \u{0}\u{1B}[31m\u{202E}\u{FFFE}"
    let blocks: [ReadableDocument.Block] = [
      .heading(level: 1, [.init(hostile)]), .heading(level: 9, [.init("Deep")]),
      .paragraph([
        .init("two\nlines", isBold: true, isItalic: true, isCode: true),
        .init("a", link: try url("https://x.example/?a=1&b=\"2")),
        .init("never", link: try url("javascript:alert(1)")),
      ]),
      .quote([.paragraph([.init(hostile)])]), .quote([]), .list(.init(items: [])),
      .list(.init(start: 3, items: [[.paragraph([.init("three")])], []])),
      .list(.init(items: [[.list(.init(start: 1, items: [[.figure(.init(picture: shown, label: hostile))]]))]])),
      .code("a\tb\n<c> & \u{7}"), .figure(.init(picture: missing, caption: [.init("gone")])),
      .figure(.init(picture: missing)),
      .table(
        .init(caption: [.init("T")], rows: [[.init([.init("h")], isHeader: true)], [], [.init([.init(hostile)])]])),
      .table(.init(rows: [])), .rule,
    ]
    return Book(
      identifier: "urn:uuid:0", title: hostile, language: "de", modified: date, contentsTitle: "Inhalt",
      chapters: [
        .init(
          title: hostile, language: "ar\" onload=\"x", isRightToLeft: true, facts: ["one", hostile],
          address: try url("https://site.example/?a=b&c=d"), note: "First\n\nSecond <b>", blocks: blocks),
        .init(title: "No text", language: "pt-BR", remark: "Its text is not stored here."),
      ],
      pictures: [shown: .init(data: Data([0xFF, 0xD8, 0xFF, 1, 2, 3]), format: .jpeg)])
  }

  @Test func theArchiveBeginsWithItsKindUncompressed() throws {
    let bytes = [UInt8](try book().epub())
    #expect(Array(bytes[0..<4]) == [0x50, 0x4B, 3, 4])
    #expect(bytes[8] == 0 && bytes[9] == 0, "stored")
    #expect(bytes[28] == 0 && bytes[29] == 0, "no extra field")
    #expect(String(decoding: bytes[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
    let names = try ReadArchive(Data(bytes)).files.map(\.name)
    #expect(names.prefix(2) == ["mimetype", "META-INF/container.xml"])
    #expect(Set(names).count == names.count)
  }

  @Test func everyPartIsWellFormedAndHarmless() throws {
    let archive = try ReadArchive(try book().epub())
    for file in archive.files where [".xml", ".opf", ".xhtml"].contains(where: file.name.hasSuffix) {
      let tree = try #require(
        XMLTree(file.data), "\(file.name) is not XML: \(String(decoding: file.data, as: UTF8.self))")
      #expect(tree.elements("script").isEmpty)
      #expect(tree.attributes.allSatisfy { !$0.name.hasPrefix("on") })
      #expect(tree.elements("a").allSatisfy { $0.attributes["href"]?.hasPrefix("javascript") == false })
      let text = String(decoding: file.data, as: UTF8.self)
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\0" || $0 == "\u{FFFE}" })
    }
  }

  @Test func thePackageNamesEachFileOnceAndTheSpineAllChapters() throws {
    let archive = try ReadArchive(try book().epub())
    let container = try #require(archive["META-INF/container.xml"].flatMap(XMLTree.init))
    #expect(container.elements("rootfile").map { $0.attributes["full-path"] } == ["EPUB/package.opf"])
    let package = try #require(archive["EPUB/package.opf"].flatMap(XMLTree.init))
    let items = package.elements("item")
    let hrefs = items.compactMap { $0.attributes["href"] }
    let content = archive.files.map(\.name).filter { $0.hasPrefix("EPUB/") && $0 != "EPUB/package.opf" }
    #expect(Set(hrefs.map { "EPUB/\($0)" }) == Set(content) && hrefs.count == content.count)
    #expect(Set(items.compactMap { $0.attributes["id"] }).count == items.count)
    #expect(items.filter { $0.attributes["properties"] == "nav" }.count == 1)
    #expect(package.elements("itemref").compactMap { $0.attributes["idref"] } == ["chapter-1", "chapter-2"])
    #expect(package.elements("package").first?.attributes["version"] == "3.0")
    #expect(package.elements("meta").first?.text == "2026-11-20T10:00:01Z")
    #expect(package.elements("language").first?.text == "de")
    let nav = try #require(archive["EPUB/contents.xhtml"].flatMap(XMLTree.init))
    #expect(nav.elements("a").compactMap { $0.attributes["href"] } == ["chapter-1.xhtml", "chapter-2.xhtml"])
    #expect(nav.elements("a").allSatisfy { !$0.text.isEmpty })
  }

  @Test func chaptersShowTheirPicturesTextAndNote() throws {
    let archive = try ReadArchive(try book().epub())
    let first = try #require(archive["EPUB/chapter-1.xhtml"].flatMap(XMLTree.init))
    #expect(first.elements("img").compactMap { $0.attributes["src"] } == ["picture-1.jpg"])
    #expect(archive["EPUB/picture-1.jpg"] == Data([0xFF, 0xD8, 0xFF, 1, 2, 3]))
    #expect(first.elements("html").first?.attributes["lang"] == nil, "what is no language is none")
    #expect(first.elements("html").first?.attributes["dir"] == "rtl")
    #expect(first.elements("div").first?.text == "FirstSecond <b>")
    #expect(first.elements("ol").first?.attributes["start"] == "3")
    #expect(first.elements("h6").map(\.text) == ["Deep"])
    #expect(first.elements("pre").map(\.text) == ["a\tb\n<c> & "])
    #expect(first.elements("a").compactMap { $0.attributes["href"] }.contains("https://site.example/?a=b&c=d"))
    #expect(first.elements("figcaption").map(\.text) == ["gone"])
    let second = try #require(archive["EPUB/chapter-2.xhtml"].flatMap(XMLTree.init))
    #expect(second.elements("html").first?.attributes["lang"] == "pt-BR")
    #expect(second.elements("p").map(\.text) == ["Its text is not stored here."])
  }

  @Test func thePageHoldsAllOfTheBookAndLoadsNothing() throws {
    let page = String(decoding: try book().html(), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("src=\"data:image/jpeg;base64,/9j/AQID\""))
    #expect(page.contains("<li><a href=\"#chapter-2\">No text</a></li>"))
    #expect(!page.contains("<script") && !page.contains("\u{1B}") && !page.contains("javascript:"))
    #expect(page.matches(of: /src="(?!data:)/).isEmpty)
    let body = page.dropFirst("<!DOCTYPE html>".count)
    #expect(XMLTree(Data(body.utf8)) != nil, "its parts are closed, as XML has it")
  }

  @Test func aBookWithoutChaptersIsNone() throws {
    var book = try book()
    book.chapters = []
    #expect(throws: BookProblem.empty) { try book.epub() }
    #expect(throws: BookProblem.empty) { try book.html() }
  }

  @Test func picturesBeyondTheLimitAreLeftOut() throws {
    var book = try book()
    let large = Data(count: Book.mostPictureBytes / 2 + 1)
    let urls = try (1...3).map { try url("https://site.example/\($0).png") }
    book.chapters = [.init(title: "Pictures", blocks: (urls + urls).map { .figure(.init(picture: $0)) })]
    book.pictures = Dictionary(uniqueKeysWithValues: urls.map { ($0, .init(data: large, format: .png)) })
    #expect(book.shownPictures(of: book.chapters).map(\.name) == ["picture-1.png"])
    book.chapters = Array(repeating: .init(title: "One"), count: Book.mostChapters + 1)
    let archive = try ReadArchive(try book.epub())
    #expect(archive.files.filter { $0.name.hasPrefix("EPUB/chapter-") }.count == Book.mostChapters)
  }
}
