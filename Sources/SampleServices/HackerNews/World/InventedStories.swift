/// Stories made of parts, for worlds that outlive what was written for them.
enum InventedStories {
  /// A story whose title is not among `known`, as far as twenty attempts go.
  static func next(
    by people: [String], unlike known: Set<String>, using random: inout SeededRandom
  ) -> StoryDraft {
    var draft = make(by: people, using: &random)
    var attempts = 1
    while known.contains(draft.title), attempts < 20 {
      draft = make(by: people, using: &random)
      attempts += 1
    }
    return draft
  }

  private static func make(by people: [String], using random: inout SeededRandom) -> StoryDraft {
    func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int.random(in: 0..<choices.count, using: &random)] }
    let by = people.isEmpty ? "okonma" : pick(people)
    var draft = StoryDraft(by: by)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let name = pick(firstSyllables) + pick(lastSyllables)
      let (tool, topic) = pick(tools)
      draft.title = "Show HN: \(name.capitalized), \(tool) for \(pick(audiences))"
      draft.topic = topic
      draft.address = "codeberth.example/\(by)/\(name)"
    case 1:
      let (matter, topic) = pick(matters)
      let people = pick(professions)
      draft.title = "What \(people) know about \(matter)"
      draft.topic = topic
      draft.address = "openloft.example/field/" + path(draft.title)
    case 2:
      let (thing, topic) = pick(things)
      draft.title = "The \(thing) that \(pick(deeds))"
      draft.topic = topic
      draft.address = "\(by.filter { $0 != "_" }).example/" + path(draft.title)
    default:
      let (practice, topic) = pick(practices)
      draft.title = "Notes from \(Int.random(in: 2...31, using: &random)) years of \(practice)"
      draft.topic = topic
      draft.address = "lantern.example/notes/" + path(draft.title)
    }
    return draft
  }

  private static func path(_ title: String) -> String {
    Words.of(title).joined(separator: "-")
  }

  private static let firstSyllables = [
    "kettle", "moss", "tide", "lantern", "copper", "willow", "plumb", "harbor", "thistle", "barrow", "heron", "juniper",
    "marl",
    "quill", "rook", "sedge",
  ]

  private static let lastSyllables = [
    "wick", "line", "mark", "ford", "light", "stone", "bell", "path", "loom", "step", "yard", "drift",
  ]

  private static let tools: [(String, SampleTopic)] = [
    ("a log viewer", .data), ("a quiet status page", .web), ("a backup that argues", .data),
    ("a tiny spreadsheet", .data),
    ("a static site builder", .web), ("a parser generator", .code), ("a test runner", .code),
    ("a password hint machine", .safety),
    ("a sensor logger", .machines), ("a bench power supply", .machines), ("a map of footpaths", .science),
    ("a word counter", .words), ("a board game server", .play), ("a shared calendar", .work),
    ("a recipe format", .life),
  ]

  private static let audiences = [
    "small choirs", "people on trains", "allotment gardeners", "one-person companies", "village halls", "night shifts",
    "tired parents", "amateur astronomers", "bell ringers", "ferry crews", "bicycle workshops", "left-handed typists",
    "people who hate calendars", "school libraries", "beekeepers",
  ]

  private static let professions = [
    "beekeepers", "lighthouse keepers", "bakers", "piano tuners", "gardeners", "bus drivers", "librarians",
    "bell founders",
    "cheesemakers", "tailors", "harbour pilots", "stonemasons", "midwives", "clockmakers", "foresters", "proofreaders",
  ]

  private static let matters: [(String, SampleTopic)] = [
    ("caching", .code), ("back-pressure", .data), ("on-call", .work), ("version control", .code),
    ("technical debt", .work),
    ("estimates", .work), ("load balancing", .data), ("error messages", .words), ("redundancy", .safety),
    ("naming things", .words),
    ("graceful shutdown", .code), ("eventual consistency", .data), ("accessibility", .web), ("calibration", .science),
    ("patience", .life), ("documentation", .words),
  ]

  private static let things: [(String, SampleTopic)] = [
    ("server", .machines), ("sensor", .machines), ("spreadsheet", .data), ("footnote", .words), ("index", .data),
    ("bridge", .life),
    ("lookup table", .code), ("garden gate", .life), ("radio", .machines), ("test suite", .code), ("web page", .web),
    ("timetable", .work), ("lock", .safety), ("telescope", .science), ("chess clock", .play), ("elevator", .machines),
    ("mailing list", .web), ("thermostat", .machines),
  ]

  private static let deeds = [
    "outlived its documentation", "only worked on Tuesdays", "was right all along", "nobody dared to restart",
    "remembered everything",
    "was slower than the post", "taught me to wait", "counted backwards", "moved to the countryside",
    "survived three owners",
    "apologised first", "fits in a drawer", "asked for a day off", "kept a diary", "never learned to lie",
    "needed a bigger fuse",
  ]

  private static let practices: [(String, SampleTopic)] = [
    ("measuring rain", .science), ("answering the phone", .work), ("naming servers after rivers", .work),
    ("self-hosting email", .web),
    ("keeping a lab notebook", .science), ("repairing radios", .machines), ("writing parsers", .code),
    ("proofreading menus", .words),
    ("restoring from backups", .data), ("playing chess by post", .play), ("saying no politely", .life),
    ("mapping one street", .science),
    ("locking doors", .safety), ("deleting code", .code), ("growing tomatoes by cron", .life),
    ("reading other people's logs", .data),
  ]
}
