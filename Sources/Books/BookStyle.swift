/// How books look where a reading program leaves that to them.
enum BookStyle {
  static let sheet = """
    body { line-height: 1.5; max-width: 42em; margin: 0 auto; padding: 1em; overflow-wrap: break-word; }
    h1 { line-height: 1.2; }
    img { max-width: 100%; height: auto; }
    figure { margin: 1em 0; }
    figcaption, .facts { font-size: 0.85em; opacity: 0.75; }
    blockquote, .note { margin: 1em 0; padding-inline-start: 1em; border-inline-start: 3px solid #8888; }
    pre { white-space: pre-wrap; }
    table { border-collapse: collapse; }
    td, th { padding: 0.2em 0.6em; text-align: start; vertical-align: top; }

    """
}
