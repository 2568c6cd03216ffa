/// Every environment variable that Kiosk reads. Nothing else in the program asks for one by name.
enum EnvironmentVariable: String, CaseIterable, Sendable {
  case newsAPIKey = "NEWSAPI_KEY"
  case tmdbToken = "TMDB_TOKEN"
  case tmdbAPIKey = "TMDB_API_KEY"
  case hackerNewsURL = "KIOSK_HN_URL"
  case hackerNewsSearchURL = "KIOSK_HN_SEARCH_URL"
  case newsAPIURL = "KIOSK_NEWSAPI_URL"
  case tmdbURL = "KIOSK_TMDB_URL"
  case tmdbImageURL = "KIOSK_TMDB_IMAGE_URL"
  case caFile = "KIOSK_CA_FILE"
  case noColor = "NO_COLOR"
  case configHome = "XDG_CONFIG_HOME"
  case cacheHome = "XDG_CACHE_HOME"
  case stateHome = "XDG_STATE_HOME"
  case home = "HOME"
  case path = "PATH"
  case browser = "BROWSER"
  case display = "DISPLAY"
  case waylandDisplay = "WAYLAND_DISPLAY"
  case terminal = "TERM"
  case terminalColors = "COLORTERM"
  case terminalBackground = "COLORFGBG"
  case columns = "COLUMNS"
  case lines = "LINES"
  case localeAll = "LC_ALL"
  case localeCharacters = "LC_CTYPE"
  case localeMessages = "LC_MESSAGES"
  case language = "LANG"
  case listenDescriptors = "LISTEN_FDS"
  case listenProcess = "LISTEN_PID"

  /// What the variable is for, where it is Kiosk's own business to tell; nil for those every program reads.
  var meaning: String? {
    switch self {
    case .newsAPIKey: "key for NewsAPI.org"
    case .tmdbToken: "read access token for TMDb"
    case .tmdbAPIKey: "API key for TMDb, where there is no token"
    case .hackerNewsURL: "base address of the Hacker News API"
    case .hackerNewsSearchURL: "base address of the Hacker News search API"
    case .newsAPIURL: "base address of NewsAPI.org"
    case .tmdbURL: "base address of TMDb"
    case .tmdbImageURL: "base address of TMDb's images"
    case .caFile: "PEM file of certificate authorities to trust"
    case .noColor: "no colours, whatever its value"
    default: nil
    }
  }
}

/// The environment Kiosk was started with.
struct ProcessEnvironment: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  /// The variable's value; nil where it is unset or empty.
  subscript(variable: EnvironmentVariable) -> String? {
    values[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What tells of the terminal, by the variables' names.
  var ofTerminal: [String: String] {
    named([
      .terminal, .terminalColors, .terminalBackground, .noColor, .localeAll, .localeCharacters, .language, .columns,
      .lines,
    ])
  }

  /// What tells of the desktop and its programs, by the variables' names.
  var ofDesktop: [String: String] { named([.display, .waylandDisplay, .path]) }

  private func named(_ variables: [EnvironmentVariable]) -> [String: String] {
    var found: [String: String] = [:]
    for variable in variables { found[variable.rawValue] = self[variable] }
    return found
  }
}
