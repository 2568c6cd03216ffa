import SampleServices

extension Circumstances {
  /// The screens that ask a service, by the address that makes them ask.
  private static let asking: [(screen: String, path: String, steps: [ScreenCase.Step])] = [
    ("Hacker News, list", "", [.choose("Best")]),
    ("Hacker News, discussion", "/place/item-{story}", []),
    ("Hacker News, user", "/place/user-okonma", []),
    ("Hacker News, a day", "/place/day-2026-02-28", []),
    ("Catch up", "/place/catch-up", []),
    ("News, headlines", "/place/news", []),
    ("News, category", "/place/news", [.choose("Category")]),
    ("News, search", "/place/news", [.choose("Search"), .type("lake")]),
    ("News, sources", "/place/news", [.choose("Sources")]),
    ("News, source", "/place/news/place/source-the-morning-ledger", []),
    ("Movies, list", "/place/movies", []),
    ("Movies, search", "/place/movies", [.type("ilse")]),
    ("Movies, film", "/place/movies/place/movie-990000001", []),
    ("Movies, person", "/place/movies/place/person-{person}", []),
    ("Movies, collection", "/place/movies/place/collection-970000003", []),
    ("Search everywhere", "/place/search", [.type("queue")]),
  ]

  private static func every(
    _ words: [String: [String]], has: [String], pictures: [String: [ScreenCase.Picture]] = [:],
    steps: [ScreenCase.Step] = []
  ) -> [ScreenCase] {
    asking.compactMap { screen, path, own in
      guard let shows = words[screen] else { return nil }
      return ScreenCase(
        screen: screen, path: path, steps: own + steps, shows: shows, has: has, pictures: pictures[screen] ?? [])
    }
  }

  static let loadingCases = every(
    [
      "Hacker News, list": ["Loading stories…"], "Hacker News, discussion": ["Loading the discussion…"],
      "Hacker News, user": ["Loading okonma…"], "Hacker News, a day": ["Loading stories…"],
      "Catch up": ["Loading stories…", "Loading films…"], "News, headlines": ["Loading articles…"],
      "News, category": ["Loading articles…"], "News, search": ["Loading articles…"],
      "News, sources": ["Loading sources…"], "News, source": ["Loading articles…"],
      "Movies, list": ["Loading films…"], "Movies, search": ["Searching films and people…"],
      "Movies, film": ["Loading the film…"], "Movies, person": ["Loading the person…"],
      "Movies, collection": ["Loading the collection…"],
      "Search everywhere": ["Searching Hacker News…", "Searching the news…", "Searching films and people…"],
    ],
    // What comes is announced, and its shape is there.
    has: ["progress", "main [aria-hidden=true] .rd,main .rd[aria-hidden=true]"],
    pictures: [
      "Movies, list": [.wide("movies-loading-wide-light")],
      "Hacker News, discussion": [.phone("discussion-loading-phone-light")],
    ])

  static let failingCases = every(
    [
      "Hacker News, list": ["500", "Retry"], "Hacker News, discussion": ["Retry"], "Hacker News, user": ["Retry"],
      "Hacker News, a day": ["500", "Retry"],
      "Catch up": ["Hacker News", "New in the cinemas", "Retry"],
      "News, headlines": ["Network error", "Retry", "OK"], "News, category": ["Network error", "Retry"],
      "News, search": ["Network error", "Retry"], "News, sources": ["Retry"],
      "News, source": ["Network error", "Retry"],
      "Movies, list": ["Network error", "Something went wrong inside the service (HTTP 500).", "Retry"],
      "Movies, search": ["Something went wrong inside the service (HTTP 500).", "Retry"],
      "Movies, film": ["Something went wrong inside the service (HTTP 500).", "Retry"],
      "Movies, person": ["Something went wrong inside the service (HTTP 500).", "Retry"],
      "Movies, collection": ["Something went wrong inside the service (HTTP 500).", "Retry"],
      "Search everywhere": [
        "Hacker News", "News", "Films", "Something went wrong inside the service (HTTP 500).", "Retry",
      ],
    ], has: ["button"],
    pictures: [
      "Movies, film": [.phone("movie-failing-phone-light")],
      "Search everywhere": [.wide("search-failing-wide-light")],
    ])

  static let staleCases: [ScreenCase] = [
    ScreenCase(
      screen: "Hacker News, list", path: "", shows: ["updated", "Retry", "Mark all read"],
      hides: ["invented"], pictures: [.phone("offline-phone-light")]),
    ScreenCase(
      screen: "Hacker News, discussion", path: "/place/item-{story}", shows: ["updated", "Retry", "yuki_w"],
      hides: ["invented"]),
    ScreenCase(
      screen: "News, headlines", path: "/place/news", shows: ["updated", "The office printer"], hides: ["invented"]),
    ScreenCase(screen: "Movies, list", path: "/place/movies", shows: ["updated", "Orbital Decay"]),
    ScreenCase(
      screen: "Movies, film", path: "/place/movies/place/movie-990000001", shows: ["The Lamp That Answered"]),
  ]

  static let samplesCases: [ScreenCase] =
    [
      ScreenCase(
        screen: "Hacker News, list", path: "", shows: ["Samples: everything here is invented."],
        pictures: [.wide("samples-wide-dark", dark: true)]),
      ScreenCase(
        screen: "News, headlines", path: "/place/news",
        shows: ["Samples: everything here is invented.", "requests left"]),
      ScreenCase(
        screen: "Movies, list", path: "/place/movies",
        shows: ["Samples: everything here is invented.", "Orbital Decay"]),
      ScreenCase(screen: "Settings", path: "/place/settings", shows: ["shows samples"]),
    ] + feedCases

  /// What is followed by one is followed in those after it.
  private static let feedCases: [ScreenCase] = [
    ScreenCase(
      screen: "News, my sources, the first time", path: "/place/news", steps: [.choose("My Sources")],
      shows: ["Follow sites that you like", "suggestions only", "Follow all"],
      has: ["button[aria-label^='Follow ']"], pictures: [.wide("feeds-first-wide-light")]),
    ScreenCase(
      screen: "News, my sources", path: "/place/news", steps: [.choose("My Sources"), .press("Follow all")],
      shows: ["Unread only", "Mark all read", "Mark above read", "Original"],
      has: ["select", "[aria-label$=' unread']"],
      pictures: [
        .wide("feeds-wide-light"), .wide("feeds-wide-dark", dark: true), .phone("feeds-phone-light"),
        .phone("feeds-phone-dark", dark: true),
      ]),
    ScreenCase(
      screen: "News, an article of a source", path: "/place/news",
      steps: [
        .pick(SampleServices.feeds[0].name), .see("Mark read"), .key("j"), .key("Enter"), .see("Read the page here"),
      ],
      shows: ["Read the page here", "Open the original", "Recording"],
      has: ["dialog[open] audio[controls][preload=none]"],
      pictures: [.wide("feed-article-wide-light"), .phone("feed-article-phone-dark", dark: true)]),
    ScreenCase(
      screen: "News, about a source", path: "/place/news",
      steps: [.pick(SampleServices.feeds[0].name), .press("About"), .see("Unfollow")],
      shows: ["asked", "asked about every", "Paused", "It may be on my own network", "Unfollow"],
      has: ["dialog[open] input"], pictures: [.wide("feed-wide-light"), .phone("feed-phone-light")]),
    ScreenCase(
      screen: "News, adding a source", path: "/place/news",
      steps: [
        .press("Add a source"), .type(SampleServices.feeds[1].address), .press("Look"), .see("You follow it"),
      ],
      shows: ["Add a source", "articles", "You follow it"], has: ["dialog[open] input"],
      pictures: [.wide("feed-adding-wide-dark", dark: true)]),
    ScreenCase(
      screen: "Search, stored", path: "/place/search", steps: [.choose("Stored"), .type("the"), .see("results")],
      shows: ["Stored", "results"], has: ["li a[href*='/place/article-']"]),
  ]

  static let keylessCases: [ScreenCase] = [
    ScreenCase(
      screen: "News, headlines", path: "/place/news",
      shows: ["These are samples: NewsAPI.org wants a key", "It is kept on this machine", "Use this key"],
      has: ["a[href='https://newsapi.org/register']", "button[aria-label^='Read ']"],
      pictures: [.phone("first-run-phone-light")]),
    ScreenCase(
      screen: "Movies, list", path: "/place/movies",
      shows: ["These are samples: TMDb wants a key", "Use this key", "Orbital Decay"],
      has: ["li a[href*='/place/movie-']"]),
    ScreenCase(
      screen: "Settings", path: "/place/settings", shows: ["has no key yet: shows samples", "Get a key"]),
  ]

  static let refusedCases: [ScreenCase] = [
    ScreenCase(
      screen: "News, headlines", path: "/place/news", shows: ["Network error", "This key is not known here", "Retry"],
      has: ["dialog[open] button"], hides: ["a-wrong-key"], pictures: [.wide("refused-wide-light")]),
    ScreenCase(
      screen: "News, headlines, below the alert", path: "/place/news", steps: [.press("OK")],
      shows: ["NewsAPI.org wants another key", "This key is not known here", "Retry"], hides: ["a-wrong-key"]),
    ScreenCase(
      screen: "Movies, list", path: "/place/movies",
      shows: ["TMDb wants another key", "This key or token is not known here", "Retry"], hides: ["d3Jvbmc"]),
  ]
}
