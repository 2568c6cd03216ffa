import JSON

/// What can be made to happen at the news service.
extension ControlService {
  func newsQuota(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let left = try input.number("left", default: 0, in: 0...1_000_000)
    let now = engine.options.clock().timeIntervalSince1970
    engine.withState { $0.newsQuota.leave(Int(left), at: now) }
    return state()
  }

  /// An article arrives, the newest of all.
  func article(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let id = input.text("source") ?? "the-morning-ledger"
    guard let source = NewsContent.shared.sources.first(where: { $0.id == id }) else {
      throw ControlRefusal(status: 404, message: "there is no source \(id)")
    }
    let category = input.text("category") ?? source.category
    guard NewsQuery.categories.contains(category) else {
      throw ControlRefusal(message: "category must be one of \(NewsQuery.categories.sorted().joined(separator: ", "))")
    }
    let description = input.text("text") ?? "It has only just happened; more is not known yet."
    let minutes = Int((engine.options.clock().timeIntervalSince1970 - engine.began) / 60)
    let article = NewsArticle(
      source: source.id, outlet: source.name, host: source.host, category: category, language: source.language,
      country: source.country, ageMinutes: -minutes, popularity: 1, picture: .drawn, author: input.text("by"),
      title: input.text("title") ?? "Something has just happened, says everybody who was there",
      description: description, content: description, isRemoved: false)
    engine.withState { $0.newArticles.insert(article, at: 0) }
    return ["url": .text(article.address)]
  }
}
