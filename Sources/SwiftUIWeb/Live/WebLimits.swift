/// What a web server allows its visitors.
package struct WebLimits: Sendable, Equatable {
  /// Sessions in all. Beyond it the one that was left longest ago ends; where all are in use, the answer is 503.
  package var sessions = 4000
  /// Sessions of one browser.
  package var sessionsPerClient = 60
  /// Pages from one network address that were never made live: what crawlers and scripts leave behind.
  package var unclaimedPerAddress = 60
  /// Seconds after which a page that was never made live is forgotten.
  package var unclaimedSeconds: Double = 15
  /// Seconds after which a session without a stream (a hidden or sleeping page) hibernates: it ends, and the page comes back
  /// at its address when it is shown again.
  package var detachedSeconds: Double = 600
  /// Events a second that one session may send for long, and at once.
  package var eventsPerSecond: Double = 60
  package var eventBurst: Double = 300
  /// Bytes of one request from a page.
  package var bodyBytes = 256 * 1024
  /// Bytes of one file that a reader gives to the app.
  package var fileBytes = 64 << 20
  /// Bytes of all files of one page.
  package var filesBytes = 256 << 20
  /// Bytes of sent frames kept for a page that lost its stream.
  package var replayBytes = 32 * 1024
  /// Open connections in all.
  package var connections = 4096
  /// Open connections from one other machine, and streams of one reader behind a proxy.
  package var connectionsPerAddress = 200
  /// How long a first page waits for content that is still loading, in seconds.
  package var firstPaintPatience: Double = 0.25

  package init() {}
}
