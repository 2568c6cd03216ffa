import Locks
import SwiftUICore

/// The mistakes in views that are reported while `act` runs, each once. Nothing may wait in between: there is one listener
/// for the process, and the main actor is what keeps two tests from taking it from each other.
@MainActor
package func diagnostics(_ act: () -> Void) -> [Diagnostic] {
  let heard = Locked<[Diagnostic]>([])
  Diagnostics.setListener { diagnostic in heard.withLock { $0.append(diagnostic) } }
  defer { Diagnostics.setListener(nil) }
  act()
  return heard.withLock { $0 }
}
