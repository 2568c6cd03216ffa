import Foundation
import Locks

extension Locale {
  /// The language and region of texts for which none is named: those of the window whose view is being evaluated, else the machine's.
  /// Any thread; only the main thread evaluates views.
  public static var _inForce: Locale { window.withLock { $0 }?.locale() ?? machine }

  /// Tells how to find the locale of the window whose view is being evaluated; nil from `find` where there is none.
  package static func setWindowLocale(_ find: @escaping @Sendable () -> Locale?) {
    window.withLock { $0 = WindowLocale(locale: find) }
  }

  private static let window = Locked<WindowLocale?>(nil)
}

/// In a value of its own: a bare function would be wrapped once more each time that it is read out of the lock.
private struct WindowLocale: Sendable {
  let locale: @Sendable () -> Locale?
}
