@_exported import FoundationNetworking
@_exported import UIKit

/// A page within the app. Given HTML is shown in a frame without scripts; an address becomes a card that opens it in a tab of its own.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The configuration that the view was made with.
  public let configuration: WKWebViewConfiguration
  /// Asked whether an address is shown, and told when it is; held weakly.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Kept, weakly; hosts do not ask it.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// A view that keeps what is set on it; the browser scrolls the page.
  public let scrollView = UIScrollView()
  /// Kept; there is no way back.
  open var allowsBackForwardNavigationGestures = false
  /// Kept; the browser decides it.
  open var allowsLinkPreview = true
  /// Kept; the browser decides it.
  open var isInspectable = false
  /// Kept; the browser tells its own name.
  open var customUserAgent: String?
  /// Kept; hosts draw nothing below the page.
  open var underPageBackgroundColor: UIColor!
  /// The address that was loaded last, or the base of the HTML; nil before the first.
  open private(set) var url: URL?
  /// Always nil: hosts do not read pages.
  open private(set) var title: String?
  /// Always false.
  open var isLoading: Bool { false }
  /// Always 1.
  open var estimatedProgress: Double { 1 }
  /// Always false.
  open var canGoBack: Bool { false }
  /// Always false.
  open var canGoForward: Bool { false }

  /// An empty view; the frame is not followed.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Nil: nothing is read from a coder.
  public required init?(coder: NSCoder) { nil }

  /// An empty view.
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }

  /// Shows a card for the address where the delegate allows it; nothing where it is the one that is there.
  /// Nil where the request has no address.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let address = request.url else { return nil }
    let navigation = WKNavigation()
    guard url != address else { return navigation }
    url = address
    let action = WKNavigationAction(request: request)
    guard let navigationDelegate else {
      drawing = .address(address)
      return navigation
    }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard policy == .allow, let self else { return }
      drawing = .address(address)
      finish(navigation)
    }
    return navigation
  }

  /// Shows HTML in a frame without scripts; nothing where it is the text that is there. Never nil.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = WKNavigation()
    if case .document(string) = drawing { return navigation }
    url = baseURL
    drawing = .document(html: string)
    finish(navigation)
    return navigation
  }

  /// Shows the HTML of a file in a frame without scripts; nil where it cannot be read as text.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard URL.isFileURL, let text = try? String(contentsOf: URL, encoding: .utf8) else { return nil }
    return loadHTMLString(text, baseURL: URL)
  }

  /// Hosts have no picture of a page: the answer is always an error.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }

  /// What has been loaded stays; hosts have nothing to load again.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Accepted; what has been loaded is there at once.
  open func stopLoading() {}
  /// Always nil: there is no way back.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Always nil: there is no way forward.
  @discardableResult open func goForward() -> WKNavigation? { nil }

  /// Pages have no scripts: the answer is always an error.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }

  /// Delegates hear of it in the next turn, as with a page that is really loaded.
  private func finish(_ navigation: WKNavigation) {
    Task { [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate?.webView(self, didCommit: navigation)
      navigationDelegate?.webView(self, didFinish: navigation)
    }
  }
}

/// Tells one loading from another.
public final class WKNavigation: NSObject {}

/// Of what part of a page a picture is wanted.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// Kept; there is no picture.
  open var rect = CGRect.null
  /// Kept; there is no picture.
  open var snapshotWidth: NSNumber?
  /// Kept; there is no picture.
  open var afterScreenUpdates = true
}

/// Why a page did not do what was asked.
public struct WKError: Error, Sendable {
  /// Why a page did not do what was asked, by Apple's numbers.
  public enum Code: Int, Sendable { case unknown = 1, javaScriptExceptionOccurred = 4 }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// How a page may behave. Pages of hosts have no scripts and keep nothing, whatever is set here.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// A configuration without anything set.
  public override init() {}
  /// Kept; the browser decides it.
  open var allowsInlineMediaPlayback = false
  /// Kept; the browser decides it.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Kept; the browser decides it.
  open var suppressesIncrementalRendering = false
  /// Kept; pages have no scripts.
  open var preferences = WKPreferences()
  /// Kept; pages have no scripts.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Kept; pages have no scripts.
  open var userContentController = WKUserContentController()
  /// Kept; pages keep nothing.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Kept; the browser has its own processes.
  open var processPool = WKProcessPool()
  /// Kept; the browser decides what of a text is a link.
  open var dataDetectorTypes: WKDataDetectorTypes = []
}

/// What of a text is made a link; the browser decides it.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Places.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Days and times.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Which media wait for a person to play them.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both kinds.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What a page may do. Pages have no scripts, whatever is set.
@MainActor
open class WKPreferences: NSObject {
  /// Preferences without anything set.
  public override init() {}
  /// Kept; pages have no scripts.
  open var javaScriptEnabled = false
  /// Kept; pages have no scripts.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Kept; the browser decides it. In points.
  open var minimumFontSize: CGFloat = 0
}

/// What one page may do. Pages have no scripts, whatever is set.
@MainActor
open class WKWebpagePreferences: NSObject {
  /// Preferences without anything set.
  public override init() {}
  /// Kept; pages have no scripts.
  open var allowsContentJavaScript = false
}

/// Scripts of the app for pages, which have none.
@MainActor
open class WKUserContentController: NSObject {
  /// A controller without scripts.
  public override init() {}
  /// Accepted; pages have no scripts.
  open func addUserScript(_ userScript: WKUserScript) {}
  /// Accepted; pages have no scripts.
  open func removeAllUserScripts() {}
}

/// When a script of the app would run.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of the app for pages, which have none.
@MainActor
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// A script; when and where it would run is not kept.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

/// What pages keep: here nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// A store with nothing in it.
  public override init() {}
  /// A new store with nothing in it.
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A new store with nothing in it; the same as `default()`.
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// The processes that pages share. The browser has its own.
@MainActor
open class WKProcessPool: NSObject {
  /// A pool without anything in it.
  public override init() {}
}
