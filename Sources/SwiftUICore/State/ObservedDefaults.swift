import Foundation
import UIKit

/// User defaults that tell views and observers of what is set in them, and keep it, which Foundation's own do not by themselves on Linux.
/// `run-app` has an app's `UserDefaults` be these.
public final class _ObservedDefaults: UserDefaults {
  private static let shared = Unchecked(_ObservedDefaults())

  /// The values of the app, the same as in Foundation's.
  public override class var standard: _ObservedDefaults { shared.value }

  public override func set(_ value: Any?, forKey key: String) {
    super.set(value, forKey: key)
    tell(key)
  }

  public override func removeObject(forKey key: String) {
    super.removeObject(forKey: key)
    tell(key)
  }

  private func tell(_ key: String) {
    let store = known
    DefaultsSaving.plan(store)
    store.announceChange()
    let readers = DefaultsReaders.of(store, key)
    onMainActor { readers.tell() }
  }
}

extension UserDefaults {
  /// The store under which its readers are known: there is one for the values of the app.
  var known: UserDefaults { self === _ObservedDefaults.standard ? .standard : self }
}
