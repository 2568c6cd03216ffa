import Foundation

/// The addresses within the app: what the host was opened at, and what navigation containers take and say.
@MainActor
final class AddressBook {
  /// The address the host was opened at, until a container takes it.
  var requested: String?
  /// The same while the first views are made, whoever takes it; nil for the root and later.
  var opened: URL?
  private var listeners: [ObjectIdentifier: (String) -> Void] = [:]

  func listen(_ owner: AnyObject, _ open: @escaping (String) -> Void) { listeners[ObjectIdentifier(owner)] = open }
  func forget(_ owner: AnyObject) { listeners[ObjectIdentifier(owner)] = nil }

  /// The person went to an address by the host's own means.
  func open(_ path: String) {
    for listener in Array(listeners.values) { listener(path) }
  }
}
