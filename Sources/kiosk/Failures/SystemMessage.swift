import Foundation

/// The system's own words for a failed call, without the type names that Foundation's descriptions carry.
enum SystemMessage {
  static func of(_ error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return of(errno: Int32(error.code)) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return of(cause) }
    return error.localizedDescription.trimmingCharacters(in: ["."])
  }

  static func of(errno code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
