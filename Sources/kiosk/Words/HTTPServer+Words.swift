import FoundationExtras
import HTTPServer
import SwiftUIWeb

extension HTTPServerError {
  /// One sentence for people, in no language yet.
  var words: String.LocalizationValue {
    switch self {
    case .portInUse(let address):
      "\(address.description) is in use by another program. Stop it, or listen on a free port with port 0."
    case .permissionDenied(let address):
      "No permission to listen on \(address.description). Ports below 1024 usually need root. Choose a higher one."
    case .badAddress(let address, let reason):
      "Cannot listen on \(address.description): \(String.LocalizationValue(english: reason))."
    case .alreadyRunning: "The server is already running."
    case .cannotStart(let reason): "The server cannot start: \(String.LocalizationValue(english: reason))."
    }
  }
}

extension ListenAddress.ParseError {
  /// One sentence for people, in no language yet.
  var words: String.LocalizationValue {
    "\(ShownWord.quoted(text)) is not an address to listen on: \(String.LocalizationValue(english: reason)). Write for example 127.0.0.1:8080 or [::1]:0."
  }
}

extension WebServerError {
  /// One sentence for people, in no language yet.
  var words: String.LocalizationValue {
    switch self {
    case .portInUse(let address): HTTPServerError.portInUse(address).words
    case .permissionDenied(let address): HTTPServerError.permissionDenied(address).words
    case .badAddress(let address, let reason): HTTPServerError.badAddress(address, reason: reason).words
    case .alreadyRunning: HTTPServerError.alreadyRunning.words
    case .cannotStart(let reason): HTTPServerError.cannotStart(reason: reason).words
    }
  }
}
