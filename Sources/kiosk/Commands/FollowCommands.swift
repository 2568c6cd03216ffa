import FoundationExtras
import Library

extension KioskCommands {
  private static let kind = Argument(
    oneOf: FollowedSubject.Kind.self, "KIND", "replies or user (of Hacker News), words, story or movie", .required)
  private static let what = Argument("WHAT", "the user's name, the words, or the number", .text)

  private static let inboxOptions: [any CommandOption] =
    [ListOptions.limitOption] + ListOptions.formats + RowSelection.options(of: [.blankInbox])
    + [ListOptions.watch, ListOptions.new, ListOptions.timeLimitOption, ListOptions.offline, ListOptions.verbose]
  private static let exclusive = ListOptions.exclusive.filter { !$0.contains("demo") }

  static let follow = Command<Invocation>(
    name: "follow", summary: "one inbox for what you follow",
    notes: [
      "You can follow replies to a user of Hacker News, what a user posts, words in titles, the comments of a story and the day "
        + "on which a film comes out.",
      "Asks for what is due and shows the inbox, the newest first. With --watch it goes on: Hacker News is asked every five "
        + "minutes, TMDb every six hours. Nobody is asked while neither this nor the reader runs.",
      "A desktop notification is shown where notify-send is there and you have turned it on in Settings; config.json5 may name "
        + "a webhook or an address of ntfy, which get a small JSON body.",
      "The keys of a row in JSON are \(keys(.blankInbox)). Each is always there, null where there is no value.",
      eventsNote,
    ],
    subcommands: [
      Command(
        name: "inbox", summary: "what has come of what you follow", options: inboxOptions, exclusive: exclusive,
        action: { line in .follow(.inbox, ListOptions(line)) }),
      Command(
        name: "list", summary: "what you follow",
        notes: [
          "The keys of a row in JSON are \(keys(.blankFollow)). Each is always there, null where there is no value."
        ],
        options: [ListOptions.limitOption] + ListOptions.formats + RowSelection.options(of: [.blankFollow])
          + [ListOptions.watch, ListOptions.new],
        exclusive: exclusive.filter { !$0.contains("offline") },
        action: { line in .follow(.list, ListOptions(line)) }),
      Command(
        name: "add", summary: "follow something",
        notes: ["kiosk follow add replies ann; kiosk follow add words swift linux"],
        arguments: [kind, what], action: { line in change(line) { .add($0) } }),
      Command(
        name: "remove", summary: "follow something no more", arguments: [kind, what],
        action: { line in change(line) { .remove($0) } }),
      Command(
        name: "read", summary: "mark the whole inbox as read",
        action: { line in .follow(.markRead, ListOptions(line)) }),
    ],
    defaultSubcommand: "inbox")

  private static func change(
    _ line: ParsedArguments, _ request: (FollowedSubject) -> FollowRequest
  ) -> Invocation {
    guard let kind = line[kind], let what = line[what] else { return .help(["follow"]) }
    guard let subject = FollowedSubject(kind, what) else { return .cannotFollow(kind) }
    return .follow(request(subject), ListOptions(line))
  }
}
