import Foundation
import Locks
import SwiftUIElements

/// Mistakes in an app's views that the graph can see. Reported in debug builds only.
package enum Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// Two elements of one `ForEach` have the same identity: rows may be mixed up.
  case duplicateID(String, in: String)
  /// State changed while a view was being evaluated.
  case updateDuringUpdate(at: String)
  /// A published value or `objectWillChange` was sent off the main thread.
  case changeOffMainActor(of: String)
  /// Views change state each time they are updated.
  case endlessUpdate
  /// An `@EnvironmentObject` or `@Environment(Type.self)` was read that nobody has set.
  case missingObject(String)
  /// The layout engine could not do as a view asked.
  case layout(LayoutProblem, in: String?)
  /// Views stand in each other without end, or nearly.
  case nestedTooDeep(in: String)
  /// An app names a delegate, which hosts do not make.
  case delegateNotMade(String)

  /// What makes two the same mistake: of one `ForEach` one identity is told, not each.
  var mistake: String {
    if case .duplicateID(_, let place) = self { return "identity " + place }
    return description
  }

  package var description: String {
    switch self {
    case .duplicateID(let id, let place):
      "ForEach<\(place)>: the identity \(id) occurs more than once; give each element an id of its own."
    case .updateDuringUpdate(let view):
      "State changed while \(view) was being evaluated; change it in onAppear, onChange, task or an action instead."
    case .changeOffMainActor(let type):
      "\(type) changed off the main thread; receive(on:) the main run loop or mark the class @MainActor."
    case .endlessUpdate:
      "Views change state each time they are updated; the rest of this frame waits for the next turn."
    case .delegateNotMade(let type):
      "The app delegate \(type) is not made on Linux; do its work in the App's init or in a view's task."
    case .nestedTooDeep(let view):
      "\(view): views are nested more than \(ViewInputs.deepest) deep; what is further inside is not shown. A view that contains itself needs an end."
    case .layout(let problem, let view): problem.sentence(of: view)
    case .missingObject(let type):
      "No object of type \(type) in the environment; set it above with environmentObject(_:) or environment(_:)."
    }
  }
}

package enum Diagnostics {
  private static let listener = Locked<(@Sendable (Diagnostic) -> Void)?>(nil)

  /// What has been told: the same mistake is told once, and a program with very many does not fill the terminal.
  private static let told = Locked<Told>(Told())

  /// The mistakes that are known, and those that wait until the program ends; nil while none has to wait.
  private struct Told {
    var mistakes: Set<String> = []
    var waiting: [String]?
  }

  /// Writes to standard error, or to the listener of a test.
  static func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    #if DEBUG
      let diagnostic = diagnostic()
      let listener = listener.withLock { $0 }
      let isDue = told.withLock { told in
        guard told.mistakes.count < 200, told.mistakes.insert(diagnostic.mistake).inserted else { return false }
        guard listener == nil, told.waiting != nil else { return true }
        told.waiting?.append(diagnostic.description)
        return false
      }
      guard isDue else { return }
      if let listener { listener(diagnostic) } else { write(diagnostic.description) }
    #endif
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data("SwiftUI: \(text)\n".utf8))
  }

  /// From now on mistakes wait until the program ends: what the app draws is on the same screen.
  static func waitForExit() {
    let isFirst = told.withLock { told in
      defer { told.waiting = told.waiting ?? [] }
      return told.waiting == nil
    }
    if isFirst {
      atexit { Diagnostics.tellWaiting() }
      at_quick_exit { Diagnostics.tellWaiting() }
    }
  }

  private static func tellWaiting() {
    for text in told.withLock({ $0.waiting ?? [] }) { write(text) }
  }

  /// Has diagnostics sent to `listen` instead of standard error, also those that were told before; nil ends that.
  package static func setListener(_ listen: (@Sendable (Diagnostic) -> Void)?) {
    listener.withLock { $0 = listen }
    told.withLock { $0.mistakes = [] }
  }
}
