import Foundation
import Locks

extension Locale {
  /// The language and region of texts for which none is named: those of the window whose view is being evaluated, else the machine's.
  /// Any thread; only the main thread evaluates views.
  public static var _inForce: Locale { window.withLock { $0 }?.locale() ?? machine }

  /// Tells how to find what the window whose view is being evaluated is set to; nil from both where there is none.
  package static func setWindow(
    locale: @escaping @Sendable () -> Locale?, timeZone: @escaping @Sendable () -> TimeZone?
  ) {
    window.withLock { $0 = WindowPlace(locale: locale, timeZone: timeZone) }
  }

  fileprivate static let window = Locked<WindowPlace?>(nil)
}

extension TimeZone {
  /// That of the window whose view is being evaluated, else the machine's. Any thread.
  package static var inForce: TimeZone { Locale.window.withLock { $0 }?.timeZone() ?? .current }
}

/// In a value of its own: a bare function would be wrapped once more each time that it is read out of the lock.
private struct WindowPlace: Sendable {
  let locale: @Sendable () -> Locale?
  let timeZone: @Sendable () -> TimeZone?
}
