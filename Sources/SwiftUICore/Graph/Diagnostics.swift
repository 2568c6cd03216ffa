import Foundation
import Synchronization

/// Mistakes in an app's views that the graph can see. Reported in debug builds only.
enum Diagnostic: Equatable, Sendable, CustomStringConvertible {
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
  /// An app names a delegate, which hosts do not make.
  case delegateNotMade(String)

  var description: String {
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
    case .missingObject(let type):
      "No object of type \(type) in the environment; set it above with environmentObject(_:) or environment(_:)."
    }
  }
}

enum Diagnostics {
  private static let listener = Mutex<(@Sendable (Diagnostic) -> Void)?>(nil)

  /// What has been written: the same mistake is told once, and a program with very many does not fill the terminal.
  private static let told = Mutex<Set<String>>([])

  /// Writes to standard error, or to the listener of a test.
  static func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    #if DEBUG
      let diagnostic = diagnostic()
      if let listener = listener.withLock({ $0 }) {
        listener(diagnostic)
      } else if told.withLock({ $0.count < 200 && $0.insert(diagnostic.description).inserted }) {
        FileHandle.standardError.write(Data("SwiftUI: \(diagnostic)\n".utf8))
      }
    #endif
  }

  /// Has diagnostics sent to `listen` instead of standard error; nil ends that.
  static func setListener(_ listen: (@Sendable (Diagnostic) -> Void)?) { listener.withLock { $0 = listen } }
}
