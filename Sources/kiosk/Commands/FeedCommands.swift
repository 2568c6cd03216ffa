import FeedLibrary
import HackerNews

extension KioskCommands {
  private static let address = Argument("ADDRESS", "a site, a feed, @name@server or r/name")
  private static let folder = Option<String>("folder", "NAME", "the folder to put it in") {
    text throws(InvalidValue) in
    let name = ListText.clean(text)
    guard !name.isEmpty, name.count <= 100 else { throw InvalidValue(expected: "a name of up to 100 characters") }
    return name
  }
  private static let inFolder = Option<String>("folder", "NAME", "only of this folder") { ListText.clean($0) }
  private static let ofSource = Option<String>("source", "NAME", "only of the feed of this name, number or address") {
    ListText.clean($0)
  }
  private static let unread = Option(switch: "unread", "only what has not been read")
  private static let allowPrivate = Option(
    switch: "allow-private", "ask addresses in private networks too, such as your own server's")

  private static let ofOneAnswer: [any CommandOption] =
    ListOptions.formats + [allowPrivate, ListOptions.timeLimitOption, ListOptions.demo, ListOptions.verbose]

  static let feedArticles = Command<Invocation>(
    name: "feeds", summary: "articles of the feeds that you follow",
    notes: [
      "Feeds whose time has come are asked first, others are not: each at its own pace. With --offline nothing is asked.",
      "The keys of an article in JSON are \(keys(ListRow.blankItem)). Each is always there.", eventsNote,
    ],
    options: [inFolder, ofSource, unread, allowPrivate] + listOptions(of: .blankItem),
    exclusive: ListOptions.exclusive + [["folder", "source"]],
    action: { line in
      .feedArticles(
        FeedArticlesRequest(
          folder: line[inFolder], source: line[ofSource], isUnreadOnly: line[unread],
          allowsPrivate: line[allowPrivate]),
        ListOptions(line))
    })

  static let feeds = Command<Invocation>(
    name: "feeds", summary: "follow feeds: RSS, Atom and JSON Feed",
    notes: [
      "\"kiosk news feeds\" lists their articles. Nobody but a feed's own server hears that you follow it.",
      "import takes the OPML of other readers (Miniflux, FreshRSS, NetNewsWire and others), newsboat's urls, or addresses, one a "
        + "line; feeds that are followed already stay as they are.",
      "A feed that was added with --allow-private may lie in your own network from then on.",
      "The keys of a feed in JSON are \(keys(ListRow.blankFeed)). Each is always there.",
    ],
    subcommands: [
      Command(
        name: "list", summary: "the feeds that you follow, with their health", options: listOptions(of: .blankFeed),
        exclusive: ListOptions.exclusive,
        action: { line in .feeds(.list, ListOptions(line)) }),
      Command(
        name: "add", summary: "follow the feed of a site", arguments: [address],
        options: [folder, allowPrivate, ListOptions.timeLimitOption, ListOptions.verbose],
        action: { line in
          .feeds(
            .add(line[address] ?? "", folder: line[folder], allowsPrivate: line[allowPrivate]), ListOptions(line))
        }),
      Command(
        name: "remove", summary: "follow a feed no more", arguments: [followed],
        action: { line in .feeds(.remove(line[followed] ?? ""), ListOptions(line)) }),
      Command(
        name: "import", summary: "take in a list of feeds", arguments: [list], options: [allowPrivate],
        action: { line in
          .feeds(.importFile(line[list] ?? "", allowsPrivate: line[allowPrivate]), ListOptions(line))
        }),
      Command(
        name: "export", summary: "write your feeds as OPML", arguments: [newList],
        action: { line in .feeds(.export(to: line[newList]), ListOptions(line)) }),
      Command(
        name: "refresh", summary: "ask all feeds now",
        options: [allowPrivate, ListOptions.timeLimitOption, ListOptions.demo, ListOptions.verbose],
        action: { line in .feeds(.refresh(allowsPrivate: line[allowPrivate]), ListOptions(line)) }),
      Command(
        name: "check", summary: "read a feed and say what is in it, without following it", arguments: [address],
        options: ofOneAnswer, exclusive: [["json", "jsonl", "plain"]],
        action: { line in
          .feeds(.check(line[address] ?? "", allowsPrivate: line[allowPrivate]), ListOptions(line))
        }),
      Command(
        name: "share", summary: "give a list away as a feed, at an address of its own",
        notes: [
          "Prints where \"kiosk serve\" gives the list out as Atom and as JSON Feed, and upcoming films as a calendar. The address is hard to guess and needs no "
            + "secret: feed readers can do no more. Without a list it shows what is shared."
        ],
        arguments: [sharedList], options: [inFolder, ofSource], exclusive: [["folder", "source"]],
        action: { line in .feeds(.share(wish(line)), ListOptions(line)) }),
      Command(
        name: "unshare", summary: "give a list away no more", arguments: [sharedList],
        options: [inFolder, ofSource], exclusive: [["folder", "source"]],
        action: { line in .feeds(.unshare(wish(line)), ListOptions(line)) }),
    ],
    defaultSubcommand: "list")

  private static let sharedList = Argument<SharedList>(
    "LIST", "saved, sources, headlines, upcoming (films, as a calendar), or a list of Hacker News such as top",
    .optional, read: shared)

  @Sendable private static func shared(_ text: String) throws(InvalidValue) -> SharedList {
    if HackerNewsEndpoint(rawValue: text) != nil { return .hackerNews(text) }
    guard let list = SharedList(rawValue: text), ["saved", "sources", "headlines", "upcoming"].contains(text) else {
      let names = HackerNewsEndpoint.allCases.map(\.rawValue).joined(separator: ", ")
      throw InvalidValue(expected: "saved, sources, headlines, upcoming, \(names)")
    }
    return list
  }

  private static func wish(_ line: ParsedArguments) -> ShareWish? {
    if let source = line[ofSource] { return .source(source) }
    if let folder = line[inFolder] { return .list(.folder(folder)) }
    return line[sharedList].map(ShareWish.list)
  }

  private static let followed = Argument("FEED", "its address, name or number")
  private static let list = Argument("FILE", "a list of feeds, or - for standard input")
  private static let newList = Argument("FILE", "the file to make instead of standard output", .optional)
}
