import Foundation
import KioskApp
import Library

/// The commands that show one thing: a user, a person, an article.
extension KioskCommands {
  private static let userName = Argument<String>("NAME", "the user's name, in which capitals count") {
    text throws(InvalidValue) in
    guard case .user(let name)? = FollowedSubject(.user, text) else { throw InvalidValue(expected: "a user's name") }
    return name
  }

  static let user = Command<Invocation>(
    name: "user", summary: "a user of Hacker News and what they wrote",
    notes: [
      "The first row is the user, of kind user; behind it stand stories and comments, the newest first. A comment is of kind "
        + "remark. The keys of the user in JSON are \(keys(.blankUser)).",
      eventsNote,
    ],
    arguments: [userName], options: listOptions(of: .blankUser, .blankStory), exclusive: ListOptions.exclusive,
    action: { line in line[userName].map { .user($0, ListOptions(line)) } ?? .help(["user"]) })

  private static let personID = number(
    "the person's number, as kiosk movies show --json tells it", expected: "the number of a person")

  static let person = Command<Invocation>(
    name: "person", summary: "somebody who makes films, and the films",
    notes: [
      "The first row is the person, of kind person; behind it stand the films, the newest first, with what the person did. The "
        + "keys of the person in JSON are \(keys(.blankPerson)); a film has roles, too.",
      eventsNote,
    ],
    arguments: [personID], options: MovieLocaleOptions.declared + listOptions(of: .blankPerson, .blankMovie),
    exclusive: ListOptions.exclusive,
    action: { line in
      line[personID].map { .person($0, MovieLocaleOptions(line), ListOptions(line)) } ?? .help(["person"])
    })

  static let article = Command<Invocation>(
    name: "article", summary: "read the article of a page as text",
    notes: [
      "The page is asked without cookies, and only where it lies at a public address. What was read is shown without the "
        + "network, too. As JSON it is one object of kind page."
    ],
    arguments: [page], options: ListOptions.formats + ListOptions.origins,
    exclusive: ListOptions.exclusiveOfOneAnswer,
    action: { line in line[page].map { .article($0, ListOptions(line)) } ?? .help(["article"]) })
}
