@_exported import FoundationNetworking
@_exported import UIKit

/// A page within the app. Given HTML is shown in a frame without scripts; an address becomes a card that opens it in a tab of its own.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var isInspectable = false
  open var customUserAgent: String?
  open var underPageBackgroundColor: UIColor!
  open private(set) var url: URL?
  open private(set) var title: String?
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 1 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  public nonisolated init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  public nonisolated convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }

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

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = WKNavigation()
    if case .document(string) = drawing { return navigation }
    url = baseURL
    drawing = .document(html: string)
    finish(navigation)
    return navigation
  }

  /// What has been loaded stays; hosts have nothing to load again.
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  @discardableResult open func goBack() -> WKNavigation? { nil }
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

public final class WKNavigation: NSObject {}

/// Why a page did not do what was asked.
public struct WKError: Error, Sendable {
  public enum Code: Int, Sendable { case unknown = 1, javaScriptExceptionOccurred = 4 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// How a page may behave. Pages of hosts have no scripts and keep nothing, whatever is set here.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  public nonisolated override init() {}
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

@MainActor
open class WKPreferences: NSObject {
  public nonisolated override init() {}
  open var javaScriptEnabled = false
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0
}

@MainActor
open class WKWebpagePreferences: NSObject {
  public nonisolated override init() {}
  open var allowsContentJavaScript = false
}

@MainActor
open class WKUserContentController: NSObject {
  public nonisolated override init() {}
  open func addUserScript(_ userScript: WKUserScript) {}
  open func removeAllUserScripts() {}
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@MainActor
open class WKUserScript: NSObject {
  public let source: String
  public nonisolated init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

@MainActor
open class WKWebsiteDataStore: NSObject {
  public nonisolated override init() {}
  public nonisolated static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public nonisolated static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

@MainActor
open class WKProcessPool: NSObject {
  public nonisolated override init() {}
}
