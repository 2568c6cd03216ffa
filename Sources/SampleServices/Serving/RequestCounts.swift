/// How often which path was asked for.
struct RequestCounts: Sendable {
  /// More paths than this are counted together.
  static let pathLimit = 5000

  private(set) var total = 0
  /// Event streams opened; part of the total.
  private(set) var streams = 0
  private(set) var paths: [String: Int] = [:]

  mutating func count(_ path: String, isStream: Bool) {
    total += 1
    if isStream { streams += 1 }
    let key = paths[path] == nil && paths.count >= Self.pathLimit ? "(others)" : path
    paths[key, default: 0] += 1
  }
}
