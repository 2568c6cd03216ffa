import Foundation
import OutsideText

extension Book {
  /// The book as one page of HTML, its pictures in it: nothing of it is loaded from anywhere.
  package func html() throws(BookProblem) -> Data {
    guard !chapters.isEmpty else { throw .empty }
    let chapters = Array(chapters.prefix(Self.mostChapters))
    let pictures = Dictionary(uniqueKeysWithValues: shownPictures(of: chapters).map { ($0.url, $0.picture) })
    let markup = ChapterMarkup { url in
      pictures[url].map { "data:\($0.format.mediaType);base64,\($0.data.base64EncodedString())" }
    }
    let contents = chapters.enumerated().map { index, chapter in
      "<li><a href=\"#chapter-\(index + 1)\">\(ChapterMarkup.line(chapter.title))</a></li>"
    }
    var page = """
      <!DOCTYPE html>
      <html lang="\(XMLText.escape(language))">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"/>
      <title>\(ChapterMarkup.line(title))</title>
      <style>
      :root { color-scheme: light dark; }
      \(BookStyle.sheet)</style>
      </head>
      <body>

      """
    if chapters.count > 1 {
      page += """
        <nav>
        <h2>\(ChapterMarkup.line(contentsTitle))</h2>
        <ol>
        \(contents.joined(separator: "\n"))
        </ol>
        </nav>

        """
    }
    for (index, chapter) in chapters.enumerated() {
      page += "<article id=\"chapter-\(index + 1)\"\(ChapterMarkup.language(of: chapter))>\n"
      page += markup.body(chapter) + "\n</article>\n"
    }
    return Data((page + "</body>\n</html>\n").utf8)
  }
}
