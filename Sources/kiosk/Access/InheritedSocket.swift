import Foundation

/// The listening socket that a service manager opened for this process (`sd_listen_fds(3)`).
enum InheritedSocket {
  /// Its descriptor; nil where there is none.
  /// - Throws: ``CommandFailure`` where there are several: Kiosk listens at one.
  static func descriptor(_ environment: ProcessEnvironment) throws(CommandFailure) -> Int32? {
    guard environment[.listenProcess].flatMap({ Int32($0) }) == getpid(),
      let count = environment[.listenDescriptors].flatMap({ Int($0) }), count > 0
    else { return nil }
    guard count == 1 else {
      throw CommandFailure(.usage, "\(count) sockets were handed over, but Kiosk listens on one only.")
    }
    return 3
  }
}
