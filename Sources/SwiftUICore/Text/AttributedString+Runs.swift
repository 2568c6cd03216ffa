import Foundation
import FoundationExtras

extension AttributedString {
  /// The runs with their looks and links.
  var textRuns: [TextContent.Run] {
    runs.map { run in
      TextContent.Run(String(self[run.range].characters), style: run.look, link: run.link?.absoluteString)
    }
  }
}
