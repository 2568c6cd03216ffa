@_exported import UIKit

/// An address to read within the app. Hosts show a card that opens it in a tab of its own.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  @MainActor
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL

  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  open override func loadView() {
    let view = UIView()
    view.drawing = .address(url)
    self.view = view
  }
}

/// Hears what happens on the way to an address. Hosts tell nothing of it.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
