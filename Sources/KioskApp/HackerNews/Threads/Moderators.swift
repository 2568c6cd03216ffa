/// Who looks after Hacker News, as the site says: its service does not tell.
enum Moderators {
  static let names: Set<String> = ["dang", "tomhow"]
}
