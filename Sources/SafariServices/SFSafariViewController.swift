@_exported import UIKit

/// An address to read within the app. Hosts show a card that opens it in a tab of its own.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How an address is read.
  @MainActor
  public final class Configuration: NSObject {
    /// Kept; the browser shows the page in a tab of its own.
    public var entersReaderIfAvailable = false
    /// Kept; the browser shows the page in a tab of its own.
    public var barCollapsingEnabled = true
  }

  /// What the button that closes the screen says.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  /// The configuration that the screen was made with.
  public let configuration: Configuration
  /// Kept, weakly; hosts tell it nothing.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Kept; hosts draw their own card.
  open var preferredBarTintColor: UIColor?
  /// Kept; hosts draw their own card.
  open var preferredControlTintColor: UIColor?
  /// Kept; hosts draw no such button.
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL

  /// A card for an address.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: nothing is read from a coder.
  public required init?(coder: NSCoder) { nil }

  /// A card for an address.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// A card for an address; the second argument is kept in the configuration.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Makes a view with the card.
  open override func loadView() {
    let view = UIView()
    view.drawing = .address(url)
    self.view = view
  }
}

/// Hears what happens on the way to an address. Hosts tell nothing of it.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The first page has come, or has not. Hosts do not call it.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// A person has closed the screen. Hosts do not call it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing; hosts do not call it.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing; hosts do not call it.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
