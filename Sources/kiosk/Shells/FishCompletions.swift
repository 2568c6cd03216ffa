enum FishCompletions {
  static func script(_ places: [CompletionPlace]) -> String {
    """
    # Completions of kiosk for fish, made by "kiosk completions fish".
    # Install it as ~/.config/fish/completions/kiosk.fish.

    function __kiosk_place
        set -l place kiosk
        for word in (commandline -opc)[2..]
            switch "$place $word"
                case \(places.dropFirst().map { quoted($0.path) }.joined(separator: " "))
                    set place "$place $word"
            end
        end
        echo $place
    end

    complete -c kiosk -f
    \(places.flatMap(lines).joined(separator: "\n"))

    """
  }

  private static func lines(_ place: CompletionPlace) -> [String] {
    let start = "complete -c kiosk -n \(quoted("test (__kiosk_place) = \"\(place.path)\""))"
    var lines = place.words.map { "\(start) -a \(quoted($0.name)) -d \(quoted($0.summary))" }
    if place.takesFile { lines.append("\(start) -F") }
    return lines
      + place.options.map { option in
        let value =
          switch option.value {
          case .nothing: ""
          case .one(let choices): " -x -a \(quoted(ShellScript.list(choices)))"
          case .file: " -r -F"
          case .anything: " -x"
          }
        return "\(start) -l \(quoted(String(option.name.dropFirst(2))))\(value) -d \(quoted(option.summary))"
      }
  }

  /// In single quotes, in which fish knows two escapes.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
