import Foundation
import UIKit

/// Accepted, but the delegate is not made: Foundation on Linux cannot make an `NSObject` from its class alone. Hosts tell views of the app's life
/// instead: `task`, `onAppear`, `scenePhase`. Reading the delegate ends the program with a message that says so.
@MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// Reports once that the delegate is not made.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    Diagnostics.report(.delegateNotMade("\(delegateType)"))
  }

  /// A delegate that was made for it, and is told that the app has been launched.
  public init(_made delegate: @autoclosure () -> DelegateType) {
    let delegate = delegate()
    made = delegate
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }

  private var made: DelegateType?

  /// The delegate; reading one that was not made ends the program.
  public var wrappedValue: DelegateType {
    guard let made else {
      preconditionFailure(
        "\(DelegateType.self) is not made on Linux; do its work in the App's init or in a view's task.")
    }
    return made
  }
}
