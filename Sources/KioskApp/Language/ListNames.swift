import HackerNews
import Library
import NewsAPI
import TMDb

extension HackerNewsEndpoint {
  /// The list's name on the screen.
  var title: String {
    switch self {
    case .new: localized("New")
    case .top: localized("Top")
    case .best: localized("Best")
    case .ask: localized("Ask")
    case .show: localized("Show")
    case .jobs: localized("Jobs")
    }
  }
}

extension MovieEndpoint {
  /// The list's name on the screen.
  var title: String {
    switch self {
    case .nowPlaying: localized("Now playing")
    case .popular: localized("Popular")
    case .upcoming: localized("Upcoming")
    case .topRated: localized("Top rated")
    }
  }
}

extension NewsCategory {
  /// The category's name on the screen.
  var title: String {
    switch self {
    case .business: localized("Business")
    case .entertainment: localized("Entertainment")
    case .general: localized("General")
    case .health: localized("Health")
    case .science: localized("Science")
    case .sports: localized("Sports")
    case .technology: localized("Technology")
    }
  }
}

extension MuteRule.Kind {
  /// The kind's name on the screen.
  var title: String {
    switch self {
    case .word: localized("Word")
    case .pattern: localized("Expression")
    case .domain: localized("Site")
    case .person: localized("Person")
    case .outlet: localized("News source")
    case .genre: localized("Genre")
    case .language: localized("Language")
    case .points: localized("Points")
    case .age: localized("Age")
    }
  }
}

extension MovieDetails.Status {
  /// The status's name on the screen.
  var title: String {
    switch self {
    case .rumored: localized("Rumored")
    case .planned: localized("Planned")
    case .inProduction: localized("In production")
    case .postProduction: localized("In post-production")
    case .released: localized("Released")
    case .canceled: localized("Canceled")
    case .other(let name): name
    }
  }
}

extension Person {
  /// What the person does, on the screen; TMDb's own word for what it is not known here.
  var craft: String {
    switch department {
    case "Acting": localized("Acting")
    case "Directing": localized("Directing")
    case "Writing": localized("Writing")
    case "Production": localized("Production")
    case "Editing": localized("Editing")
    case "Camera": localized("Camera")
    case "Sound": localized("Sound")
    case "Art": localized("Art")
    case "Lighting": localized("Lighting")
    case "Visual Effects": localized("Visual effects")
    case "Costume & Make-Up": localized("Costume and make-up")
    default: department
    }
  }
}
