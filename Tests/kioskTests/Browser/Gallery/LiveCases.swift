/// `NAME` in a path stands for a number or name of the world: `{story}`, `{poll}`, `{quiet}`, `{yesterday}`.
extension Circumstances {
  static let liveCases: [ScreenCase] = [
    ScreenCase(
      screen: "Hacker News, list", path: "", steps: [.choose("Top")],
      shows: ["Live", "We replaced our message queue", "Mark all read"],
      has: ["a[aria-current]", "label:has(input[type=radio]:checked)"],
      pictures: [.phone("reader-phone")]),
    ScreenCase(
      screen: "Hacker News, discussion", path: "/place/item-{story}",
      shows: ["We replaced our message queue", "yuki_w", "Reply on Hacker News", "Live"],
      has: ["section.pg h1", "button[aria-label='Next thread']", "button[aria-label^='Fold this comment']"],
      pictures: [.wide("reader-light"), .wide("reader-dark", dark: true), .phone("thread-phone-dark", dark: true)]),
    ScreenCase(
      screen: "Hacker News, poll", path: "/place/item-{poll}", shows: ["Poll", "by ", "Save"],
      has: ["section.pg progress[aria-label]"], pictures: [.wide("poll-wide-light")]),
    ScreenCase(
      screen: "Hacker News, user", path: "/place/user-okonma", shows: ["karma", "joined", "Mute okonma"],
      has: ["section.pg li a[href*='/place/item']"], pictures: [.wide("user-wide-dark", dark: true)]),
    ScreenCase(
      screen: "Hacker News, a day", path: "/place/day-{yesterday}",
      shows: ["Earlier", "Later"],
      has: ["section.pg li a[href*='/place/item-']", "section.pg a[href*='/place/day-']", "input[type=date]"],
      pictures: [.wide("day-wide-light"), .phone("day-phone-dark", dark: true)]),
    ScreenCase(
      screen: "Catch up", path: "/place/catch-up", steps: [.choose("This week")],
      shows: ["We replaced our message queue", "Most points", "New in the cinemas", "I am up to date"],
      has: ["section.pg li a[href*='/place/item-']", "section.pg li a[href*='/place/movie-']"],
      pictures: .four("catch-up")),
    ScreenCase(
      screen: "News, headlines", path: "/place/news",
      shows: ["Headlines", "requests left", "updated", "The office printer"],
      has: ["button[aria-label^='Read ']", "img"], pictures: [.wide("news-wide-light")]),
    ScreenCase(
      screen: "News, category", path: "/place/news", steps: [.choose("Category"), .see("requests left")],
      shows: ["Sports", "Health", "Science", "Business", "Technology", "Lake that hums"],
      has: ["button[aria-label^='Read ']"]),
    ScreenCase(
      screen: "News, search", path: "/place/news", steps: [.choose("Search"), .type("lake")],
      shows: ["Lake that hums"], has: ["input", "button[aria-label^='Read ']"]),
    ScreenCase(
      screen: "News, article", path: "/place/news", steps: [.press("The office printer knew everybody's calendar")],
      shows: ["The office printer", "Read it at The Soldering Iron", "Search Hacker News", "Mute The Soldering Iron"],
      has: ["dialog[open] a[href^='https://']", "dialog[open] button.x"],
      pictures: [.wide("article-dark", dark: true)]),
    ScreenCase(
      screen: "News, sources", path: "/place/news", steps: [.choose("Sources")],
      shows: ["United States", "The Morning Ledger"], has: ["a[href*='/place/source-']", "select"],
      pictures: [.wide("sources-wide-light")]),
    ScreenCase(
      screen: "News, source", path: "/place/news/place/source-the-morning-ledger",
      shows: ["The Morning Ledger", "requests left"], has: ["button[aria-label^='Read ']"]),
    ScreenCase(
      screen: "Movies, list", path: "/place/movies", steps: [.see("Orbital Decay")],
      shows: ["Now playing", "Orbital Decay", "66%", "updated"],
      has: ["li a[href*='/place/movie-']", "[aria-label='Rated 66 percent']", "select"],
      pictures: [
        .wide("movies-wide-light"), .wide("movies-wide-dark", dark: true), .phone("movies-phone-light"),
      ]),
    ScreenCase(
      screen: "Movies, genre", path: "/place/movies", steps: [.see("Orbital Decay"), .pick("Drama")],
      shows: ["Drama"], has: ["li a[href*='/place/movie-']", "button[disabled]"]),
    ScreenCase(
      screen: "Movies, trending", path: "/place/movies", steps: [.see("Orbital Decay"), .choose("Trending")],
      shows: ["Today", "This week", "updated"], has: ["li a[href*='/place/movie-']"]),
    ScreenCase(
      screen: "Movies, discover", path: "/place/movies",
      steps: [
        .see("Orbital Decay"), .choose("Discover"), .see("Only on your services in United States"), .press("Drama"),
        .press("Lantern+"), .see("✓ Lantern+"), .pick("70% or better"), .see("Clear"),
      ],
      shows: ["✓ Drama", "✓ Lantern+", "Any year", "JustWatch"],
      has: ["li a[href*='/place/movie-']", "select"], pictures: .four("discover")),
    ScreenCase(
      screen: "Movies, collection", path: "/place/movies/place/collection-970000003",
      shows: ["The Orbit Collection", "0 of 3 seen", "The Long Orbit", "Gravity Tax"],
      has: ["section.pg li a[href*='/place/movie-']"]),
    ScreenCase(
      screen: "Movies, search", path: "/place/movies", steps: [.type("ilse")], shows: ["Ilse Varga"],
      has: ["li a[href*='/place/person-']"]),
    ScreenCase(
      screen: "Movies, film", path: "/place/movies/place/movie-990000001",
      shows: [
        "The Lamp That Answered", "Cast", "Behind the camera", "Trailers", "Where to watch in US", "Recommended",
        "Watch list",
      ],
      has: ["[aria-label='Rated 78 percent']", "img[alt='Poster of The Lamp That Answered']", "section.pg h1"],
      pictures: [.wide("movie-wide-light"), .phone("movie-phone-light")]),
    ScreenCase(
      screen: "Movies, person", path: "/place/movies/place/person-{person}", shows: ["Acting"],
      has: ["section.pg li a[href*='/place/movie-']"], pictures: [.tablet("person-tablet-light")]),
    ScreenCase(
      screen: "Search everywhere", path: "/place/search", steps: [.type("queue"), .see("results"), .see("Films")],
      shows: ["Hacker News", "News", "Films", "results"], has: ["li a[href*='/place/item']"],
      pictures: [.wide("search-wide-light")]),
    ScreenCase(
      screen: "Search, Hacker News", path: "/place/search",
      steps: [.choose("HN"), .type("queue"), .see("results")],
      shows: ["Newest first", "results"], has: ["input[role=switch],input[type=checkbox]", "select"]),
    ScreenCase(
      screen: "Saved", path: "/place/item-{story}", steps: [.press("Save"), .see("Undo"), .key("5")],
      shows: ["Saved", "History", "We replaced our message queue", "Undo"],
      has: ["button[aria-label^='Remove We replaced']"], pictures: .four("saved")),
    ScreenCase(
      screen: "Saved, history", path: "/place/saved", steps: [.choose("History")],
      shows: ["Clear", "The Lamp That Answered"], has: ["button"]),
    ScreenCase(
      screen: "Saved, muted", path: "/place/saved",
      steps: [.choose("Muted"), .pick("for good"), .type("lighthouse"), .key("Enter"), .see("Word ·")],
      shows: ["lighthouse", "for good"], has: ["button[aria-label='Remove the rule for lighthouse']"],
      pictures: [.phone("muted-phone-light")]),
    ScreenCase(
      screen: "Settings", path: "/place/settings",
      shows: ["Appearance", "Country", "Language", "needs none", "has a key", "Save as a file"],
      has: ["select", "label input[type=checkbox]"], pictures: [.wide("settings-wide-light")]),
    ScreenCase(
      screen: "Keys", path: "", steps: [.see("Live"), .key("?")],
      shows: ["Everywhere", "Lists", "Discussions", "undo the last change"],
      has: ["dialog[open]"], pictures: [.wide("keys-wide-light")]),
    // Last, because what it leaves unread stands in titles.
    ScreenCase(
      screen: "Inbox", path: "/place/inbox",
      steps: [
        .type("okonma"), .key("Enter"), .see("Replies to okonma"), .pick("Words in titles"), .type("lanterns"),
        .key("Enter"),
        .see("Stories with “lanterns”"), .world("story", ["title": "Lanterns afloat, again", "by": "okonma"]),
        .world("advance", ["seconds": 120]), .press("Ask now"), .see("Lanterns afloat, again"),
      ],
      shows: ["1 unread", "You follow", "Replies to okonma", "Ask now", "A story with “lanterns”"],
      has: ["button[aria-label='Unfollow: Replies to okonma']", "select"], pictures: .four("inbox")),
  ]

  static let emptyCases: [ScreenCase] = [
    ScreenCase(
      screen: "Hacker News, list", path: "",
      steps: [.see("Live"), .press("Mark all read"), .press("Hide read")],
      shows: ["Nothing left here", "read · Show"]),
    ScreenCase(
      screen: "Hacker News, discussion", path: "/place/item-{quiet}",
      shows: ["Nobody has said anything", "No comments yet"]),
    ScreenCase(
      screen: "News, headlines", path: "/place/settings",
      steps: [.pick("France"), .key("2"), .choose("Category"), .see("NewsAPI.org has no headlines")],
      shows: ["NewsAPI.org has no headlines for France"]),
    ScreenCase(
      screen: "News, search", path: "/place/news", steps: [.choose("Search"), .type("zzzzzz")],
      shows: ["There are no articles of this kind."]),
    ScreenCase(
      screen: "News, search before it is asked", path: "/place/news", steps: [.choose("Search"), .type("ab")],
      shows: ["One more character"]),
    ScreenCase(
      screen: "News, sources", path: "/place/news", steps: [.choose("Sources"), .type("zzzzzz")],
      shows: ["No source has this name."]),
    ScreenCase(
      screen: "Movies, search", path: "/place/movies", steps: [.type("zzzzzz")],
      shows: ["No film or person matches these words."]),
    ScreenCase(
      screen: "Search everywhere, before", path: "/place/search", shows: ["Type at least two letters"]),
    ScreenCase(
      screen: "Search everywhere", path: "/place/search", steps: [.type("zzzzzz"), .see("0 results")],
      shows: ["0 results", "There are no articles of this kind.", "No film or person matches these words."]),
    ScreenCase(screen: "Inbox", path: "/place/inbox", shows: ["Nothing yet. Follow a user", "You follow"]),
    ScreenCase(screen: "Saved", path: "/place/saved", shows: ["Nothing saved yet"]),
    ScreenCase(
      screen: "Saved, films", path: "/place/saved", steps: [.choose("Films")], shows: ["Your watch list is empty"],
      has: ["select"]),
    ScreenCase(
      screen: "Saved, history", path: "/place/saved", steps: [.choose("History"), .press("Clear")],
      shows: ["What you open appears here"]),
    ScreenCase(
      screen: "Saved, muted", path: "/place/saved", steps: [.choose("Muted")], shows: ["Nothing is muted"]),
  ]
}
