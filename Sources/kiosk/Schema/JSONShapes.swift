import HackerNews
import Library

/// The shapes of all that commands write as JSON. Names and types of a version stay as they are; members may be added.
enum JSONShapes {
  static let version = 1

  static let all = [
    story, user, remark, comment, option, thread, article, page, source, item, feed, movie, film, person, kept, mute,
    inbox, follow, partial, doctor, request,
  ]

  /// What rows of lists have beside their own members.
  private static let row: [JSONShape.Member] = [
    .word("event", "added", "removed", "moved", "updated").sometimes, .integer("from").sometimes,
    .list("changed", .text).sometimes, .integer("rank").sometimes,
  ]

  private static func head(_ service: ServiceName, _ kinds: [String]) -> [JSONShape.Member] {
    [
      .text("id"), .init(name: "kind", value: .word(of: kinds)),
      .init(name: "service", value: .word(of: [service.rawValue])),
    ]
  }

  private static let story = JSONShape(
    name: "story", meaning: "A story of Hacker News",
    members: row + head(.hackerNews, Story.Kind.allCases.map(\.rawValue)) + [
      .text("title"), .address("url").orNull, .text("site").orNull, .text("author").orNull, .integer("score").orNull,
      .integer("comments").orNull, .time("time").orNull, .address("discussion"),
      .word("state", "unread", "read").orNull, .text("text").orNull.sometimes,
    ])

  private static let user = JSONShape(
    name: "user", meaning: "The first row of kiosk user: a user of Hacker News; time is when the user came",
    members: row + head(.hackerNews, ["user"]) + [
      .text("title"), .integer("karma"), .time("time").orNull, .text("text").orNull, .address("url"),
    ])

  private static let remark = JSONShape(
    name: "remark", meaning: "A comment of a user, with the title and the number of its story",
    members: row + head(.hackerNews, ["remark"]) + [
      .text("title").orNull, .text("story").orNull, .text("author").orNull, .text("text").orNull, .address("url"),
      .time("time").orNull,
    ])

  private static let page = JSONShape(
    name: "page", meaning: "What kiosk article --json writes: the article of a page",
    members: [
      .address("id"), .word("kind", "page"), .word("service", ServiceName.web.rawValue), .text("title"),
      .address("url"),
      .text("site").orNull, .text("source").orNull, .text("author").orNull, .time("time").orNull,
      .text("language").orNull, .integer("minutes"), .text("text"),
    ])

  private static let person = JSONShape(
    name: "person", meaning: "The first row of kiosk person: somebody who makes films",
    members: row + head(.tmdb, ["person"]) + [
      .text("title"), .text("department").orNull, .day("birthday").orNull, .day("deathday").orNull,
      .text("birthplace").orNull, .text("text").orNull, .address("picture").orNull, .address("url"),
    ])

  private static let comment = JSONShape(
    name: "comment", meaning: "A comment of a discussion; level 1 answers the story",
    members: row + head(.hackerNews, ["comment"]) + [
      .text("parent"), .integer("level"), .text("author").orNull, .time("time").orNull,
      .word("state", "shown", "deleted", "dead", "delayed"), .text("text").orNull,
    ])

  private static let option = JSONShape(
    name: "option", meaning: "An option of a poll",
    members: head(.hackerNews, ["option"]) + [.integer("score").orNull, .text("text").orNull])

  private static let thread = JSONShape(
    name: "thread",
    meaning:
      "What kiosk hn thread --json writes: the comments stand in reading order; partial says why some are missing or old",
    members: [
      .init(name: "story", value: .shape("root")), .list("options", .shape("option")),
      .list("comments", .shape("comment")),
      JSONShape.Member(name: "partial", value: .shape("partial")).sometimes,
    ])

  private static let article = JSONShape(
    name: "article", meaning: "An article of NewsAPI.org, with the copies of other outlets",
    members: row + head(.newsAPI, ["article"]) + [
      .text("title"), .address("url").orNull, .text("site").orNull, .text("source").orNull, .text("sourceId").orNull,
      .text("author").orNull, .time("time").orNull, .text("description").orNull, .text("teaser").orNull,
      .address("image").orNull, .list("alsoIn", .members([.text("source").orNull, .address("url").orNull])),
      .word("state", "unread", "read").orNull,
    ])

  private static let source = JSONShape(
    name: "source", meaning: "A source of NewsAPI.org",
    members: row + [
      .text("id").orNull, .word("kind", "source"), .word("service", ServiceName.newsAPI.rawValue), .text("title"),
      .address("url").orNull, .text("category"), .text("country"), .text("language"), .text("description"),
    ])

  private static let item = JSONShape(
    name: "item",
    meaning:
      "An article of a feed that is followed or that kiosk feeds check has read, or what kiosk search has found stored",
    members: row + head(.feeds, ["item"]) + [
      .text("title"), .address("url").orNull, .text("site").orNull, .text("source").orNull, .text("folder").orNull,
      .text("author").orNull, .time("time").orNull, .word("state", "unread", "read"), .text("description").orNull,
      .address("image").orNull, .address("discussion").orNull, .integer("comments").orNull,
      .list("attachments", .address), .list("categories", .text),
    ])

  private static let feed = JSONShape(
    name: "feed", meaning: "A feed that is followed, or that kiosk feeds check has found",
    members: row + head(.feeds, ["feed"]) + [
      .text("title"), .address("url"), .text("site").orNull, .address("homepage").orNull, .text("folder").orNull,
      .text("format").orNull,
      .integer("unread").orNull, .word("state", "followed", "paused", "ended", "found"), .time("asked").orNull,
      .time("newest").orNull,
      .time("next").orNull, .text("problem").orNull,
    ])

  private static let movieMembers: [JSONShape.Member] =
    row + head(.tmdb, ["movie"]) + [
      .text("title"), .text("originalTitle"), .day("released").orNull, .integer("percent").orNull,
      .list("genres", .text), .text("overview").orNull, .address("poster").orNull, .address("url"),
      .word("state", "unseen", "seen").orNull, .list("roles", .text).sometimes,
    ]

  private static let movie = JSONShape(name: "movie", meaning: "A film of a list", members: movieMembers)

  private static let film = JSONShape(
    name: "film", meaning: "What kiosk movies show --json writes: a film with its details",
    members: movieMembers + [
      .integer("votes"), .text("tagline").orNull, .integer("minutes").orNull, .text("status").orNull,
      .address("homepage").orNull, .text("imdb").orNull, .integer("budget").orNull, .integer("revenue").orNull,
      .list("directors", .text), .list("writers", .text),
      .list("cast", .members([.text("id"), .text("name"), .text("character").orNull])),
      .list("crew", .members([.text("id"), .text("name"), .list("jobs", .text)])),
      JSONShape.Member(name: "collection", value: .members([.text("id"), .text("title")])).orNull,
      .list("trailers", .address),
      .init(
        name: "providers",
        value: .members([
          .text("region"), .address("link").orNull, .list("streaming", .text), .list("free", .text),
          .list("rent", .text), .list("buy", .text),
        ])),
      .list("recommendations", .members([.text("id"), .text("title")])),
      .list(
        "reviews",
        .members([
          .text("author"), .integer("rating").orNull, .time("time").orNull, .text("text"), .address("url").orNull,
        ])),
    ])

  private static let kept = JSONShape(
    name: "kept", meaning: "A thing that was saved or opened; its id names the service, too: hn:8863",
    members: row + head(.library, ["kept"]) + [
      .text("title"), .address("url").orNull, .text("site").orNull, .text("source").orNull,
      .word("of", "story", "comment", "article", "page", "movie"),
      .address("discussion").orNull, .time("time").orNull, .list("labels", .text), .text("note").orNull,
      .day("released").orNull, .word("state", "unseen", "seen").orNull, .integer("mark").orNull,
    ])

  private static let mute = JSONShape(
    name: "mute", meaning: "A rule of what is not to be seen; expires is null for one that holds for good",
    members: row + head(.library, ["mute"]) + [
      .text("title"), .init(name: "of", value: .word(of: MuteRule.Kind.allCases.map(\.rawValue))),
      .word("state", "active", "over"),
      .time("time").orNull, .time("expires").orNull,
    ])

  private static let ofFollow: JSONShape.Member = .init(
    name: "of", value: .word(of: FollowedSubject.Kind.allCases.map(\.rawValue)))

  private static let inbox = JSONShape(
    name: "inbox", meaning: "Something that came of what is followed; released is of a film",
    members: row + head(.library, ["inbox"]) + [
      .text("title"), ofFollow.orNull, .text("subject").orNull, .text("author").orNull, .text("text").orNull,
      .day("released").orNull, .address("url"), .word("state", "unread", "read"), .time("time").orNull,
    ])

  private static let follow = JSONShape(
    name: "follow", meaning: "Something that is followed; checked is when its service was asked last",
    members: row + head(.library, ["follow"]) + [
      .text("title"), ofFollow, .text("subject"), .day("released").orNull, .time("time").orNull,
      .time("checked").orNull,
    ])

  private static let partial = JSONShape(
    name: "partial",
    meaning:
      "Stands in place of rows that could not be had, or behind rows of an earlier time or another order; code is the exit code of the cause",
    members: [
      .word("event", "partial").sometimes, .word("kind", "partial"),
      .init(name: "service", value: .word(of: ServiceName.allCases.map(\.rawValue))), .text("reason"),
      .integer("code"),
    ])

  private static let doctor = JSONShape(
    name: "doctor", meaning: "What kiosk doctor --json writes: what Kiosk needs, and whether it is there",
    members: [
      .text("version"), .truth("healthy"),
      .list(
        "findings",
        .members([
          .text("name"), .word("status", "ok", "warn", "fail"), .text("detail"), .text("remedy").orNull,
        ])),
    ])

  private static let request = JSONShape(
    name: "request", meaning: "A row of kiosk doctor --requests --json: a request that was made, without keys",
    members: [
      .time("time"), .text("method"), .address("url"), .integer("status").orNull, .integer("bytes"),
      .integer("milliseconds"), .text("problem").orNull,
    ])
}
