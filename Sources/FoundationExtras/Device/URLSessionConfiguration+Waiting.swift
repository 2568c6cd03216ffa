import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// Foundation on Linux waits for no connection: a request fails at once, whatever is set.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
