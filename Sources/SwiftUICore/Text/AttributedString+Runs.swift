import Foundation
import FoundationExtras

extension AttributedString {
  /// The runs with their looks and links.
  var textRuns: [TextContent.Run] {
    // A slice of the characters becomes a string at once; a part of the text would do so one character after the other.
    let characters = characters
    return runs.map { run in
      TextContent.Run(String(characters[run.range]), style: run.look, link: run.link?.absoluteString)
    }
  }
}
