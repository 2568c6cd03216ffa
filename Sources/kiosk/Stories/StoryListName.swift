/// The lists of Hacker News, by the word that names them on the command line.
enum StoryListName: String, CaseIterable, Sendable {
  case top, new, best, ask, show, jobs
}
