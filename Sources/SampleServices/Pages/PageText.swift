import Foundation

/// The text behind the sample addresses: written for some, put together of written parts for all others, always the same for the
/// same address.
enum PageText {
  static func draft(of story: SampleItem, address: String) -> PageDraft {
    let title = story.title ?? "Untitled"
    var draft = PageDraft(title: title, author: name(of: story.by), site: site(address), time: story.time - 7200)
    draft.parts = written[address] ?? made(of: title, about: story.topic, name: slug(address))
    return draft
  }

  static func draft(of article: NewsArticle, now: Double) -> PageDraft {
    var draft = PageDraft(
      title: article.title, author: article.author, site: article.outlet,
      time: Int(now) - article.ageMinutes * 60, language: article.language)
    draft.parts = [.paragraph("**\(article.description)**"), .paragraph(article.content)]
    if article.picture == .drawn { draft.parts.insert(.figure("\(article.slug)-1", caption: ""), at: 1) }
    let rest =
      article.language == "en"
      ? made(of: article.title, about: topic(of: article.category), name: article.slug, isNews: true)
      : PageDraft.parts(translatedRemainders[article.language] ?? translatedRemainders["de"] ?? "")
    draft.parts += rest
    return draft
  }

  private static let written: [String: [PageDraft.Part]] = writtenTexts.mapValues(PageDraft.parts)

  private static func topic(of category: String) -> SampleTopic {
    switch category {
    case "technology": .machines
    case "science", "health": .science
    case "business": .work
    case "sports", "entertainment": .play
    default: .life
    }
  }

  private static func name(of person: String) -> String {
    person.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private static func site(_ address: String) -> String {
    let host = address.prefix { $0 != "/" }.replacing(".example", with: "")
    return host.prefix(1).uppercased() + host.dropFirst()
  }

  private static func slug(_ address: String) -> String {
    String(address.split(separator: "/").last ?? "page").filter { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  // MARK: - Made of parts

  private static func made(
    of title: String, about topic: SampleTopic, name: String, isNews: Bool = false
  ) -> [PageDraft.Part] {
    var random = SeededRandom(seed: name.utf8.reduce(0x9E37) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
    let isTechnical = [.code, .data, .machines, .safety, .web].contains(topic)
    var middles = pool(isTechnical ? workshopText : worldText).shuffled(using: &random)
    var extras = pool(isTechnical ? workshopExtrasText : worldExtrasText).shuffled(using: &random)
    var parts: [PageDraft.Part] = []
    func pick(_ text: String) -> String {
      let choices = pool(text)
      return choices[Int.random(in: 0..<choices.count, using: &random)]
    }
    if !isNews {
      parts += PageDraft.parts(pick(openingsText))
      parts.append(.figure("\(name)-1", caption: pick(captionsText)))
    }
    let sections = Int.random(in: 2...3, using: &random)
    var headings = pool(headingsText).shuffled(using: &random)
    for section in 0..<sections {
      if section > 0 || isNews, let heading = headings.popLast() { parts.append(.heading(heading)) }
      for _ in 0..<Int.random(in: 1...2, using: &random) { parts += middles.popLast().map(PageDraft.parts) ?? [] }
      parts += extras.popLast().map(PageDraft.parts) ?? []
    }
    parts += PageDraft.parts(pick(closingsText))
    return parts
  }

  /// Texts parted by `%`.
  private static func pool(_ text: String) -> [String] {
    text.split(separator: "\n%\n").map(String.init)
  }
}
