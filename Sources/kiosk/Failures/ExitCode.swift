/// How a command ended, told by cause. The numbers are those of BSD's `sysexits.h`.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case usage = 64
  case badData = 65
  case unavailable = 69
  case tryLater = 75
  case keyRefused = 77

  var meaning: String {
    switch self {
    case .success: "all went well"
    case .usage: "the command line is wrong"
    case .badData: "an answer or a file could not be understood"
    case .unavailable: "a service or an address is not available"
    case .tryLater: "a passing trouble: try again later"
    case .keyRefused: "a key is missing or refused"
    }
  }
}
