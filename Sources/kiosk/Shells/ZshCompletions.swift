enum ZshCompletions {
  static func script(_ places: [CompletionPlace]) -> String {
    """
    #compdef kiosk
    # Completions of kiosk for zsh, made by "kiosk completions zsh".
    # Install it as _kiosk in a folder of $fpath.

    _kiosk() {
      local place=kiosk index
      local -a names options
      for ((index = 2; index < CURRENT; index++)); do
        case "$place ${words[index]}" in
          (\(ShellScript.paths(places))) place="$place ${words[index]}" ;;
        esac
      done
      case "$place ${words[CURRENT - 1]}" in
    \(places.flatMap(values).joined(separator: "\n"))
      esac
      case "$place" in
    \(places.map(words).joined(separator: "\n"))
      esac
      if [[ $PREFIX == -* ]]; then _describe -o option options; else _describe word names; fi
    }

    if [[ $funcstack[1] == _kiosk ]]; then _kiosk "$@"; else compdef _kiosk kiosk; fi

    """
  }

  private static func values(_ place: CompletionPlace) -> [String] {
    place.options.compactMap { option in
      let start = "    (\"\(place.path) \(option.name)\")"
      return switch option.value {
      case .nothing: nil
      case .one(let choices): "\(start) compadd -- \(ShellScript.list(choices)); return ;;"
      case .file: "\(start) _files; return ;;"
      case .anything: "\(start) return ;;"
      }
    }
  }

  private static func words(_ place: CompletionPlace) -> String {
    let names = place.words.map { described($0.name, $0.summary) }
    let options = place.options.map { described($0.name, $0.summary) }
    return """
          ("\(place.path)")
            names=(\(ShellScript.list(names)))
            options=(\(ShellScript.list(options)))\(place.takesFile ? "\n        _files" : "") ;;
      """
  }

  private static func described(_ name: String, _ summary: String) -> String {
    ShellScript.quoted("\(name):\(summary)")
  }
}
