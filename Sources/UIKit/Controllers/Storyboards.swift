import Foundation

// Screens drawn in Xcode are files that only Apple's tools read: what is made of them is empty.

/// Screens of a storyboard file. Hosts read none: what it makes are empty screens.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file.
  public let name: String

  /// A storyboard by its name; the file is not read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Always nil.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// An empty screen.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }

  /// An empty screen: there is no coder to make the app's own one with.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> UIViewController { UIViewController() }
}

/// The way from one screen to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the way; nil without one.
  public let identifier: String?
  /// The screen that it begins at.
  public let source: UIViewController
  /// The screen that it leads to.
  public let destination: UIViewController

  /// A way between two screens.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Accepted; it does not go there.
  open func perform() {}
}

/// Views of an interface file. Hosts read none.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Accepted; the file is not read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  /// Always empty.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
