import Foundation
import OutsideText

/// What a page says about itself outside its text.
struct PageMetadata: Equatable {
  var title: String?
  var byline: String?
  var site: String?
  var published: Date?
  var language: String?
  var isRightToLeft = false
  /// What relative addresses are relative to.
  var base: URL
  /// The text, where the page gives it to machines.
  var body: String?
  /// The picture that stands for the article.
  var picture: URL?

  init(_ page: PageElement, address: URL) {
    base = address
    var named: [String: String] = [:]
    var graph: [[String: Any]] = []
    page.forEach { element in
      switch element.name {
      case "meta":
        if let key = element["property"] ?? element["name"] ?? element["itemprop"], let value = element["content"] {
          let value = PlainText.label(String(value.prefix(2000)))
          if !value.isEmpty, named[key.lowercased()] == nil { named[key.lowercased()] = value }
        }
      case "base":
        if let url = element["href"].flatMap({ URL(string: $0, relativeTo: address) })?.absoluteURL,
          SafeLink.url(url.absoluteString) != nil
        {
          base = url
        }
      case "html":
        language = (element["lang"] ?? element["xml:lang"]).flatMap(Self.language)
        isRightToLeft = element["dir"]?.lowercased() == "rtl"
      case "body":
        if element["dir"]?.lowercased() == "rtl" { isRightToLeft = true }
      case "script" where element["type"]?.lowercased().contains("ld+json") == true:
        if graph.count < 50 { graph += LinkedData.articles(in: element) }
      default: break
      }
    }
    read(named)
    for article in graph { read(LinkedData(article)) }
    let pageTitle = page.first("title").map { PlainText.label($0.text) }
    let heading = page.first { element in
      guard ["h1", "h2", "h3"].contains(element.name), !PageHints.isHidden(element) else { return false }
      return element.name == "h1"
        || (pageTitle?.contains(PlainText.label(element.text)) == true && element.text.count > 7)
    }
    chooseTitle(pageTitle: pageTitle, heading: heading.map { PlainText.label($0.text) })
    byline = byline ?? Self.signature(page)
    published =
      published ?? page.first { $0.name == "time" && $0["datetime"] != nil }?["datetime"].flatMap(PageDate.read)
    if site == nil { site = SafeLink.site(of: address) }
    if let code = language?.prefix(2), ["ar", "he", "fa", "ur", "yi", "ps", "dv"].contains(code.lowercased()) {
      isRightToLeft = true
    }
  }

  private mutating func read(_ named: [String: String]) {
    func first(_ keys: String...) -> String? { keys.lazy.compactMap { named[$0] }.first }
    title = first("og:title", "twitter:title", "dc.title")
    site = first("og:site_name", "application-name")
    byline = first("author", "dc.creator", "parsely-author", "article:author").flatMap(Self.name)
    published = first("article:published_time", "datepublished", "date", "dc.date", "parsely-pub-date", "pubdate")
      .flatMap(PageDate.read)
    picture = first("og:image:secure_url", "og:image", "twitter:image")
      .flatMap { URL(string: $0, relativeTo: base)?.absoluteURL }.flatMap { SafeLink.url($0.absoluteString) }
    if language == nil { language = first("og:locale", "content-language").flatMap(Self.language) }
  }

  private mutating func read(_ data: LinkedData) {
    title = title ?? data.headline
    byline = data.authors ?? byline
    published = published ?? data.published
    site = site ?? data.publisher
    body = body ?? data.body
    language = language ?? data.language.flatMap(Self.language)
  }

  /// The page's own words, without the name of the site that many add.
  private mutating func chooseTitle(pageTitle: String?, heading: String?) {
    if let heading, !heading.isEmpty, heading.count <= 300, title == nil || pageTitle?.contains(heading) == true {
      title = heading
    }
    guard title == nil || title == pageTitle, let whole = pageTitle, !whole.isEmpty else { return }
    let parts = whole.split(separator: /\s+[|\-–—·»:]\s+/).map(String.init)
    title = parts.count > 1 ? parts.max { $0.count < $1.count } : whole
  }

  /// Names are people's: no addresses, no essays.
  private static func name(_ text: String) -> String? {
    var name = PlainText.label(text)
    if let prefix = name.firstMatch(of: /^(?i)(?:by|von|par|di|por|written by)\s+/) {
      name = String(name[prefix.range.upperBound...])
    }
    return (2...120).contains(name.count) && !name.contains("://") ? name : nil
  }

  private static func language(_ text: String) -> String? {
    let code = text.trimmingCharacters(in: .whitespaces).replacing("_", with: "-")
    return code.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}/) == nil ? nil : code
  }

  private static func signature(_ page: PageElement) -> String? {
    let found = page.first { element in
      element["rel"] == "author" || element["itemprop"] == "author"
        || PageHints.tokens(element["class"] ?? "").contains { ["byline", "author"].contains($0.lowercased()) }
    }
    return found.flatMap { element in
      // "By Mira Aldous · 3 May": the name ends at the sign.
      element.text.split(whereSeparator: { "·|•—,".contains($0) }).first.flatMap { name(String($0)) }
    }
  }
}

/// Dates as pages write them.
enum PageDate {
  static func read(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.count <= 40,
      let match = text.firstMatch(
        of: /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+\-]\d{2}:?\d{2})?)?/)
    else { return nil }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (Int(match.1), Int(match.2), Int(match.3))
    (parts.hour, parts.minute) = (match.4.flatMap { Int($0) } ?? 12, match.5.flatMap { Int($0) } ?? 0)
    parts.second = match.6.flatMap { Int($0) } ?? 0
    guard let year = parts.year, (1500...3000).contains(year), let month = parts.month, (1...12).contains(month),
      let day = parts.day, (1...31).contains(day), (0...23).contains(parts.hour ?? 0)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var date = calendar.date(from: parts)
    if let zone = match.7, zone != "Z" {
      let digits = zone.dropFirst().filter(\.isNumber)
      let minutes = (Int(digits.prefix(2)) ?? 0) * 60 + (Int(digits.suffix(2)) ?? 0)
      date?.addTimeInterval(Double(zone.first == "-" ? minutes : -minutes) * 60)
    }
    return date
  }
}
