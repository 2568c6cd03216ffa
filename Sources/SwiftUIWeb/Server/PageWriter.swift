/// Writes the whole document around the drawn tree.
struct PageWriter {
  var title: String
  var language: PageLanguage
  /// The page's token and the number of the last frame it holds.
  var live: (token: String, frame: UInt64)
  var sheets: [String]
  var script: String
  /// The script of the reader's own keys, where there are some.
  var ownKeys: String?
  /// Where the app can be put on a home screen: the script that sees to it.
  var homeScreen: String?
  /// Where the width of the window is not known: the script that sees to it, and the width the page is made for.
  var firstVisit: (script: String, width: Double)?

  func write(_ paint: FrameWriter.Paint) -> Markup {
    var writer = HTMLWriter(quotesAll: true)
    writer.add(Markup("<!doctype html>\n"))
    writer.open("html", language.attributes)
    writer.add(Markup("\n<head>\n<meta charset=\"utf-8\">\n"))
    writer.element("title", text: title)
    writer.add(
      Markup("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n"))
    writer.add(Markup("<meta name=\"color-scheme\" content=\"light dark\">\n"))
    writer.open("meta", [Attribute("name", "live"), Attribute("content", "\(live.token) \(live.frame)")])
    writer.newline()
    writer.open("link", [Attribute("rel", "icon"), Attribute("href", Address.icon)])
    writer.newline()
    if homeScreen != nil {
      // The door wants to see the cookie.
      let credentials = Attribute("crossorigin", "use-credentials")
      writer.open("link", [Attribute("rel", "manifest"), Attribute("href", Address.manifest), credentials])
      writer.open("link", [Attribute("rel", "apple-touch-icon"), Attribute("href", Address.phoneIcon)])
      writer.newline()
    }
    for sheet in sheets {
      writer.open("link", [Attribute("rel", "stylesheet"), Attribute("href", sheet)])
      writer.newline()
    }
    writer.element("script", [Attribute("src", script), Attribute("defer")], text: "")
    if let ownKeys {
      writer.element("script", [Attribute("src", ownKeys), Attribute("defer")], text: "")
    }
    if let homeScreen {
      writer.element("script", [Attribute("src", homeScreen), Attribute("defer")], text: "")
    }
    if let firstVisit {
      let width = Attribute("data-w", CSSNumber.text(firstVisit.width))
      writer.element("script", [Attribute("src", firstVisit.script), width], text: "")
    }
    writer.add(Markup("\n</head>\n<body>\n<main id=\"n0\">"))
    writer.add(paint.body)
    writer.add(Markup("</main>\n<svg id=\"symbols\" aria-hidden=\"true\">"))
    writer.add(paint.symbols)
    writer.add(Markup("</svg>\n"))
    writer.element(
      "p",
      [
        Attribute("id", "status"), Attribute("role", "status"),
        Attribute("data-w", ScriptWords.text(in: language.locale)),
        Attribute("hidden"),
      ], text: "")
    writer.add(
      Markup(
        "<p id=\"announce\" class=\"vh\" aria-live=\"polite\"></p>\n</body>\n</html>\n"
      ))
    return writer.markup
  }
}
