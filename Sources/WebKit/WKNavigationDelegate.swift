import FoundationNetworking
import UIKit

/// Decides whether an address is shown and hears when it is.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether an address is shown, by calling the handler, at once or later.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Loading has begun; called in the turn after the page is shown.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The page begins to come; called right after the start.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page is there; called right after the last.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page that has begun to come has failed. Hosts do not call it.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page has failed before it came. Hosts do not call it.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows each address.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing; hosts do not call it.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing; hosts do not call it.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Shows windows for a page. Pages open none here.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
  /// The view for a window that a page opens; nil for none. Hosts do not ask.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

extension WKUIDelegate {
  /// Nil: no window.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
}

/// What a page wants of a window. Pages open none here.
@preconcurrency @MainActor
public final class WKWindowFeatures: NSObject {}

/// The frame of a page that something happens in.
@preconcurrency @MainActor
public final class WKFrameInfo: NSObject {
  /// Always true: the page itself.
  public var isMainFrame: Bool { true }
}

/// Whether an address is shown; nothing is downloaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// What has led to an address.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}

/// What is about to be shown.
@preconcurrency @MainActor
public final class WKNavigationAction: NSObject {
  /// The request with the address.
  public let request: URLRequest
  /// What has led to the address: always `other`, as only the app loads.
  public let navigationType: WKNavigationType

  init(request: URLRequest, navigationType: WKNavigationType = .other) {
    self.request = request
    self.navigationType = navigationType
  }
}
