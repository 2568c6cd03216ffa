import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// Foundation on Linux waits for no connection: a request fails at once, whatever is set.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Always false: nobody starts a program for what has been loaded.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  // Networks are not told apart by what they cost.
  /// Always true; what is set is forgotten.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Always true; what is set is forgotten.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
