import Foundation
import OutsideText

/// Why a book cannot be written.
package enum BookProblem: Error, Equatable, Sendable {
  /// A book needs something to read.
  case empty
  /// More than the format can hold, or the machine's memory.
  case tooLarge
}

extension Book {
  /// The book as EPUB 3.3: a package document, a table of contents, a chapter for each thing, and its pictures.
  package func epub() throws(BookProblem) -> Data {
    guard !chapters.isEmpty else { throw .empty }
    let chapters = Array(chapters.prefix(Self.mostChapters))
    let pictures = shownPictures(of: chapters)
    var archive = ZIPArchive(date: modified)
    // Its kind must be seen in the first bytes: it comes first and is not compressed.
    try archive.add("mimetype", Data("application/epub+zip".utf8), isCompressed: false)
    try archive.add("META-INF/container.xml", Data(Self.container.utf8))
    try archive.add("EPUB/package.opf", Data(package(chapters, pictures).utf8))
    try archive.add("EPUB/contents.xhtml", Data(contents(chapters).utf8))
    try archive.add("EPUB/style.css", Data(BookStyle.sheet.utf8))
    let names = Dictionary(uniqueKeysWithValues: pictures.map { ($0.url, $0.name) })
    let markup = ChapterMarkup { names[$0] }
    for (index, chapter) in chapters.enumerated() {
      let page = page(
        chapter.title, ChapterMarkup.language(of: chapter), "<section>\n\(markup.body(chapter))\n</section>")
      try archive.add("EPUB/\(Self.name(ofChapter: index))", Data(page.utf8))
    }
    for picture in pictures {
      try archive.add("EPUB/\(picture.name)", picture.picture.data, isCompressed: false)
    }
    return try archive.finished()
  }

  /// A picture and its place in the book.
  struct ShownPicture {
    var url: URL
    var name: String
    var picture: Picture
  }

  /// The pictures that the chapters show, each once, as far as there is room.
  func shownPictures(of chapters: [Chapter]) -> [ShownPicture] {
    var shown: [ShownPicture] = []
    var known: Set<URL> = []
    var bytes = 0
    for url in chapters.flatMap({ $0.blocks.flatMap(\.figures).map(\.picture) }) where known.insert(url).inserted {
      guard let picture = pictures[url], bytes + picture.data.count <= Self.mostPictureBytes else { continue }
      bytes += picture.data.count
      shown.append(
        ShownPicture(url: url, name: "picture-\(shown.count + 1).\(picture.format.ending)", picture: picture))
    }
    return shown
  }

  private static func name(ofChapter index: Int) -> String { "chapter-\(index + 1).xhtml" }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private static let container =
    declaration + """
      <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
        <rootfiles>
          <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
        </rootfiles>
      </container>

      """

  private func package(_ chapters: [Chapter], _ pictures: [ShownPicture]) -> String {
    let date = Date(timeIntervalSince1970: modified.timeIntervalSince1970.rounded(.down)).formatted(.iso8601)
    var manifest = [
      "<item id=\"contents\" href=\"contents.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\"/>",
      "<item id=\"style\" href=\"style.css\" media-type=\"text/css\"/>",
    ]
    for index in chapters.indices {
      manifest.append(
        "<item id=\"chapter-\(index + 1)\" href=\"\(Self.name(ofChapter: index))\" media-type=\"application/xhtml+xml\"/>"
      )
    }
    for (index, picture) in pictures.enumerated() {
      manifest.append(
        "<item id=\"picture-\(index + 1)\" href=\"\(picture.name)\" media-type=\"\(picture.picture.format.mediaType)\"/>"
      )
    }
    let spine = chapters.indices.map { "<itemref idref=\"chapter-\($0 + 1)\"/>" }
    return Self.declaration + """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="\(XMLText.escape(language))">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
          <dc:identifier id="id">\(ChapterMarkup.line(identifier))</dc:identifier>
          <dc:title>\(ChapterMarkup.line(title))</dc:title>
          <dc:language>\(XMLText.escape(language))</dc:language>
          <meta property="dcterms:modified">\(date)</meta>
        </metadata>
        <manifest>
          \(manifest.joined(separator: "\n    "))
        </manifest>
        <spine>
          \(spine.joined(separator: "\n    "))
        </spine>
      </package>

      """
  }

  private func contents(_ chapters: [Chapter]) -> String {
    let items = chapters.enumerated().map { index, chapter in
      "<li><a href=\"\(Self.name(ofChapter: index))\">\(ChapterMarkup.line(chapter.title))</a></li>"
    }
    return page(
      title, XMLText.attribute("lang", language) + XMLText.attribute("xml:lang", language),
      """
      <nav epub:type="toc">
      <h1>\(ChapterMarkup.line(contentsTitle))</h1>
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </nav>
      """)
  }

  private func page(_ title: String, _ attributes: String, _ body: String) -> String {
    Self.declaration + """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"\(attributes)>
      <head>
      <title>\(ChapterMarkup.line(title))</title>
      <link rel="stylesheet" type="text/css" href="style.css"/>
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
  }
}
