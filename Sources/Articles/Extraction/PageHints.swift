/// What the names that a page gives its parts say about them.
enum PageHints {
  /// Parts that are never the article, by element.
  static let foreignElements: Set<String> = [
    "script", "style", "noscript", "template", "iframe", "object", "embed", "applet", "canvas", "svg", "audio", "video",
    "nav", "aside", "footer", "dialog", "button", "select", "option", "input", "textarea", "menu", "head", "map",
    "frame",
    "frameset", "link", "meta", "title",
  ]

  /// Parts that are never the article, by role.
  static let foreignRoles: Set<String> = [
    "navigation", "banner", "contentinfo", "complementary", "search", "dialog", "alertdialog", "menu", "menubar",
    "toolbar", "tablist", "alert", "form",
  ]

  private static let foreignWords: Set<String> = [
    "ad", "ads", "advert", "advertisement", "advertising", "adverts", "adslot", "banner", "breadcrumb", "breadcrumbs",
    "comments", "comment", "consent", "cookie", "cookies", "cta", "disqus", "donate", "footer", "gdpr", "masthead",
    "menu",
    "modal", "nav", "navbar", "navigation", "newsletter", "outbrain", "overlay", "pager", "pagination", "popup",
    "promo", "promoted", "promotion", "recirc", "recirculation", "recommended", "recommendations", "related", "share",
    "sharebar", "sharing", "sidebar", "signup", "skip", "social", "sponsor", "sponsored", "subscribe", "subscription",
    "taboola", "teaser", "teasers", "toc", "toolbar", "topbar", "trending", "widget", "widgets", "cookiebar", "sitenav",
  ]

  private static let ownWords: Set<String> = [
    "article", "articlebody", "body", "content", "entry", "main", "page", "post", "prose", "story", "text",
  ]

  /// Whether a class or id calls it something other than the article.
  static func isForeign(_ element: PageElement) -> Bool {
    var isForeign = false
    for name in [element["id"], element["class"]] {
      for word in words(name ?? "") {
        // A name that says both, such as "article-sidebar", is foreign; "post-content with-sidebar" is not.
        if foreignWords.contains(word) { isForeign = true }
      }
    }
    guard isForeign else { return false }
    return !tokens(element["class"] ?? "").contains { token in
      let words = words(token)
      return words.allSatisfy(ownWords.contains) && !words.isEmpty
    }
  }

  /// Whether a class or id says that this is the article.
  static func isOwn(_ element: PageElement) -> Bool {
    [element["id"], element["class"]].contains { words($0 ?? "").contains { ownWords.contains($0) && $0 != "page" } }
  }

  /// Whether readers do not see it.
  static func isHidden(_ element: PageElement) -> Bool {
    if element["hidden"] != nil || element["aria-hidden"]?.lowercased() == "true" { return true }
    guard let style = element["style"]?.lowercased() else { return false }
    return style.contains(/display\s*:\s*none|visibility\s*:\s*hidden/)
  }

  /// Whether it names who wrote the article, or when.
  static func isSignature(_ element: PageElement) -> Bool {
    if element["rel"] == "author" || ["author", "datePublished", "dateModified"].contains(element["itemprop"] ?? "") {
      return true
    }
    let signs: Set<String> = ["byline", "author", "dateline", "timestamp", "readtime", "pubdate", "authors", "meta"]
    return [element["id"], element["class"]].contains { words($0 ?? "").contains(where: signs.contains) }
  }

  static func tokens(_ names: String) -> [Substring] { names.split { $0.isWhitespace } }

  /// The parts of a name: `siteNav-top_2` is site, nav, top, 2; and sitenav, for those who write it so.
  static func words(_ names: some StringProtocol) -> [String] {
    var words: [String] = []
    for token in names.prefix(400).split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var word = ""
      var wasLower = false
      for character in token {
        if character.isUppercase, wasLower {
          words.append(word.lowercased())
          word = ""
        }
        word.append(character)
        wasLower = character.isLowercase
      }
      words.append(word.lowercased())
    }
    return words
  }
}
