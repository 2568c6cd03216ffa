enum BashCompletions {
  static func script(_ places: [CompletionPlace]) -> String {
    """
    # Completions of kiosk for bash, made by "kiosk completions bash".
    # Install it as ~/.local/share/bash-completion/completions/kiosk, or source it.

    _kiosk() {
      local word=${COMP_WORDS[COMP_CWORD]} place=kiosk index
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "$place ${COMP_WORDS[index]}" in
          \(ShellScript.paths(places))) place="$place ${COMP_WORDS[index]}" ;;
        esac
      done
      COMPREPLY=()
      case "$place ${COMP_WORDS[COMP_CWORD - 1]}" in
    \(places.flatMap(values).joined(separator: "\n"))
      esac
      local words= options=
      case "$place" in
    \(places.map(words).joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then words=$options; fi
      COMPREPLY+=($(compgen -W "$words" -- "$word"))
    }
    complete -F _kiosk kiosk

    """
  }

  private static func values(_ place: CompletionPlace) -> [String] {
    place.options.compactMap { option in
      let start = "    \"\(place.path) \(option.name)\")"
      return switch option.value {
      case .nothing: nil
      case .one(let choices):
        "\(start) COMPREPLY=($(compgen -W \"\(ShellScript.list(choices))\" -- \"$word\")); return ;;"
      case .file: "\(start) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\")); return ;;"
      case .anything: "\(start) return ;;"
      }
    }
  }

  private static func words(_ place: CompletionPlace) -> String {
    let files = place.takesFile ? "; compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\"))" : ""
    return "    \"\(place.path)\") words=\"\(ShellScript.list(place.words.map(\.name)))\""
      + "; options=\"\(ShellScript.list(place.options.map(\.name)))\"\(files) ;;"
  }
}
