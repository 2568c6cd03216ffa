import Foundation
import FoundationExtras

extension AttributedString {
  /// The runs with their emphasis and links.
  var textRuns: [TextContent.Run] {
    runs.map { run in
      var style = TextStyle()
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { style.isBold = true }
        if intent.contains(.emphasized) { style.isItalic = true }
        if intent.contains(.code) { style.isMonospaced = true }
        if intent.contains(.strikethrough) { style.isStruckThrough = true }
      }
      return TextContent.Run(String(self[run.range].characters), style: style, link: run.link?.absoluteString)
    }
  }
}
