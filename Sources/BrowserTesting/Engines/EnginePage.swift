import Eventually
import Foundation

/// A page that answers questions.
package protocol PageQuestions: AnyObject, Sendable {
  /// The value of a JavaScript expression; promises are awaited.
  @discardableResult
  func evaluate(_ expression: String) async throws -> Message
  /// The value of a JavaScript expression as soon as it is true; what it is after so many seconds at the latest.
  func look(_ expression: String, seconds: Double) async throws -> Message
}

/// One page in a browser of any engine: what the tests that all engines pass need of it.
package protocol EnginePage: PageQuestions {
  /// Opens an address and waits until it has loaded.
  func navigate(to address: String) async throws
  /// Presses and releases a key, named as in `KeyboardEvent.key`.
  func type(_ key: String) async throws
  /// Ends the browser and deletes its profile.
  func end() async
}

extension PageQuestions {
  package func look(_ expression: String, seconds: Double) async throws -> Message { try await evaluate(expression) }

  /// Waits until the expression is true in the page.
  /// - Parameter isNeeded: whether it is an error when it does not become true in time.
  package func wait(
    until expression: String, seconds: Double = 30, isNeeded: Bool = true, file: String = #fileID, line: Int = #line
  ) async throws {
    var last = ""
    do {
      try await eventually(expression, seeing: last, within: .seconds(seconds), file: file, line: line) {
        do {
          // Not longer than patience counts for a look.
          let value = try await look(expression, seconds: min(0.2, seconds / 100))
          last = value.description
          return value.bool == true
        } catch BrowserError.refused(let text), BrowserError.script(let text) {
          // The page may be between two documents.
          last = text
          return false
        }
      }
    } catch let error as NeverHappened {
      if isNeeded { throw error }
    }
  }
}

/// A script whose answer is text that any protocol carries: the expression's value as JSON, null where it has none.
func valueAsJSON(_ expression: String) -> String { "JSON.stringify(await (\(expression))) ?? 'null'" }

/// What WebDriver is told to press a key and let it go: some keys have code points, the others are their own letters.
func webDriverPress(_ key: String) -> [String: any Sendable] {
  let keys = [
    "Enter": "\u{E007}", "Tab": "\u{E004}", "Escape": "\u{E00C}", "ArrowLeft": "\u{E012}", "ArrowUp": "\u{E013}",
    "ArrowRight": "\u{E014}", "ArrowDown": "\u{E015}", "Backspace": "\u{E003}",
  ]
  let value = keys[key] ?? key
  let strokes = [["type": "keyDown", "value": value], ["type": "keyUp", "value": value]]
  return ["type": "key", "id": "keyboard", "actions": strokes]
}
