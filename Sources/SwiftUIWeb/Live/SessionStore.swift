import Foundation
import SwiftUIElements

/// All pages of a server: found by their token, limited in number, ended when nobody looks at them any more.
@MainActor
final class SessionStore {
  private(set) var pages: [String: PageSession] = [:]
  /// By browser.
  private var browsers: [String: [PageSession]] = [:]
  /// By network address: those that were not live when they were last asked for.
  private var unclaimed: [String: [PageSession]] = [:]
  private let limits: WebLimits
  /// The tokens of its pages, for other threads.
  let open = OpenPages()
  /// Called when there is a page again.
  var onFirst: () -> Void = {}

  init(limits: WebLimits) { self.limits = limits }

  var count: Int { pages.count }

  var live: Int { pages.values.count { $0.stage == .live } }

  /// Whether a browser shows a page, or did a while ago.
  func isIn(_ browser: String) -> Bool {
    browsers[browser]?.contains { $0.stage == .live || $0.stage == .detached } == true
  }

  /// Makes room for one more page of this visitor. False where all room is taken by pages in use.
  func makeRoom(client: String?, remoteAddress: String) -> Bool {
    let left = unclaimed(of: remoteAddress)
    if left.count >= limits.unclaimedPerAddress { endOldest(of: left) }
    if let client {
      let own = browsers[client] ?? []
      if own.count >= limits.sessionsPerClient, !endOldest(of: own.filter { $0.stage != .live }) { return false }
    }
    return pages.count < limits.sessions || endOldest(of: pages.values.filter { $0.stage != .live })
  }

  /// Whether one more stream of this reader's address would be too many. What a proxy passes on comes on connections of the
  /// proxy's own, so that those cannot be counted.
  func isFull(of remoteAddress: String) -> Bool {
    pages.values.count { $0.stage == .live && $0.remoteAddress == remoteAddress } >= limits.connectionsPerAddress
  }

  func add(_ page: PageSession) {
    if pages.isEmpty { onFirst() }
    pages[page.token] = page
    open.insert(page.token)
    browsers[page.client, default: []].append(page)
    unclaimed[page.remoteAddress, default: []].append(page)
  }

  private func unclaimed(of remoteAddress: String) -> [PageSession] {
    guard let left = unclaimed[remoteAddress]?.filter(\.isUnclaimed) else { return [] }
    unclaimed[remoteAddress] = left.isEmpty ? nil : left
    return left
  }

  /// The page of `token`, where it belongs to `client`.
  func page(_ token: String, client: String?) -> PageSession? {
    guard let page = pages[token], page.client == client else { return nil }
    return page
  }

  func end(_ page: PageSession) {
    forget(page)
    page.end()
  }

  private func forget(_ page: PageSession) {
    pages[page.token] = nil
    open.remove(page.token)
    browsers[page.client]?.removeAll { $0 === page }
    if browsers[page.client]?.isEmpty == true { browsers[page.client] = nil }
    unclaimed[page.remoteAddress]?.removeAll { $0 === page }
    if unclaimed[page.remoteAddress]?.isEmpty == true { unclaimed[page.remoteAddress] = nil }
  }

  func endAll() { for page in Array(pages.values) { end(page) } }

  /// Ends pages that were left.
  func sweep(now: Double) {
    for page in Array(pages.values) {
      switch page.stage {
      case .live, .building: page.lastUse = now
      case .painted: if now - page.lastUse > limits.unclaimedSeconds { end(page) }
      case .detached: if now - page.lastUse > limits.detachedSeconds { end(page) }
      case .ended: forget(page)
      }
    }
    for address in Array(unclaimed.keys) { _ = unclaimed(of: address) }
  }

  @discardableResult
  private func endOldest(of candidates: [PageSession]) -> Bool {
    guard let oldest = candidates.min(by: { $0.lastUse < $1.lastUse }) else { return false }
    end(oldest)
    return true
  }
}
