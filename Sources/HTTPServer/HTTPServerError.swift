/// Why a server could not start.
package enum HTTPServerError: Error, Equatable, Sendable {
  /// Another program listens there already.
  case portInUse(ListenAddress)
  /// The system forbids it, usually a port below 1024.
  case permissionDenied(ListenAddress)
  /// The host is unknown, or no interface of this machine has it.
  case badAddress(ListenAddress, reason: String)
  /// `start()` was called twice.
  case alreadyRunning
  /// Anything else the system refused, for example too many open files.
  case cannotStart(reason: String)
}

extension HTTPServerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .portInUse(let address):
      "\(address) is in use by another program. Stop that, or listen on a free port with port 0."
    case .permissionDenied(let address):
      "No permission to listen on \(address). Ports below 1024 usually need root; choose a higher one."
    case .badAddress(let address, let reason):
      "Cannot listen on \(address): \(reason)."
    case .alreadyRunning:
      "The server is running already."
    case .cannotStart(let reason):
      "The server cannot start: \(reason)."
    }
  }
}
