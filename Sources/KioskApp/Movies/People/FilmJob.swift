/// What somebody does behind the camera.
enum FilmJob {
  /// The job's name on the screen; TMDb's own word for what is not known here.
  static func title(_ job: String) -> String {
    switch job {
    case "Director": localized("Director")
    case "Screenplay": localized("Screenplay")
    case "Writer": localized("Writer")
    case "Story": localized("Story")
    case "Novel": localized("Novel")
    case "Author": localized("Author")
    case "Producer": localized("Producer")
    case "Executive Producer": localized("Executive producer")
    case "Original Music Composer", "Music": localized("Music")
    case "Director of Photography": localized("Camera")
    case "Editor": localized("Editing")
    case "Production Design": localized("Production design")
    case "Costume Design": localized("Costume design")
    default: job
    }
  }
}
