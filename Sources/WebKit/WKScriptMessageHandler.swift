import UIKit

/// What a page's script says to the app. Pages are shown by the browser, apart from the app: none says anything.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// Always empty.
  open var name: String { "" }
  /// Always null.
  open var body: Any { NSNull() }
  /// Always nil.
  open var webView: WKWebView? { nil }
}

/// Hears what a page's script says. None says anything.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// A page's script has said something. Hosts do not call it.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

extension WKUserContentController {
  /// Accepted; pages have no scripts.
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Accepted; pages have no scripts.
  public func removeScriptMessageHandler(forName name: String) {}
  /// Accepted; pages have no scripts.
  public func removeAllScriptMessageHandlers() {}
}
