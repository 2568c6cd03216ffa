import Foundation
import HTTPServer

extension SampleServices {
  /// How the sample services behave.
  package struct Options: Sendable {
    /// Loopback, any free port, unless told otherwise.
    package var listen = ListenAddress(host: "127.0.0.1", port: 0)
    /// What every answer waits for, like a network's round trip.
    package var latency = Duration.zero
    /// A random part on top of the latency, up to this much.
    package var jitter = Duration.zero
    /// The share of requests that fail, from 0 to 1.
    package var failureRate = 0.0
    /// The status of those failures.
    package var failureStatus = 503
    /// Where set, every request is answered with this status.
    package var errorStatus: Int?
    /// Whether requests are accepted and never answered.
    package var isSilent = false
    /// The same seed gives the same world.
    package var seed: UInt64 = 1
    /// How many times faster than usual things happen; 0 for never by themselves.
    package var speed = 1.0
    /// The time between two stories, two comments, two rounds of votes and two rankings, in place of the usual changing
    /// times; `nil` for those. At speed 0 nothing happens by itself all the same.
    package var pace: Duration?
    /// How late the search service knows of something new.
    package var searchLag = Duration.seconds(60)
    /// Time between two keep-alive events on a quiet stream.
    package var keepAlive = Duration.seconds(30)
    /// The key NewsAPI takes. With `-disabled` or `-exhausted` behind it, it is refused as such.
    package var newsKey = "sample-news-key"
    /// Requests that NewsAPI answers within 24 hours; `nil` for any number.
    package var newsQuota: Int? = 100
    /// Requests that NewsAPI answers within 12 hours; `nil` for as many as in a day.
    package var newsHalfDayQuota: Int? = 50
    /// The access token TMDb takes in the header.
    package var tmdbToken = "eyJhbGciOiJub25lIn0.eyJzYW1wbGUiOnRydWV9.c2FtcGxl"
    /// The API key TMDb takes in the query.
    package var tmdbKey = "0123456789abcdef0123456789abcdef"
    /// Requests that TMDb answers within one second; `nil` for any number.
    package var tmdbRate: Int? = 50
    /// Whether `/control/…` works. It answers this machine only, never a browser's page.
    package var allowsControl = false
    /// The world's clock.
    package var clock: @Sendable () -> Date = { Date() }

    package init() {}
  }

  /// The API key that TMDb refuses as suspended.
  package static let suspendedTMDbKey = "fedcba9876543210fedcba9876543210"

  /// Where the started services are.
  package struct Addresses: Sendable, Equatable {
    /// The official API, in place of `https://hacker-news.firebaseio.com/v0/`.
    package let hackerNews: URL
    /// The search API, in place of `https://hn.algolia.com/api/v1/`.
    package let search: URL
    /// NewsAPI, in place of `https://newsapi.org/v2/`.
    package let newsAPI: URL
    /// TMDb, in place of `https://api.themoviedb.org/3/`.
    package let tmdb: URL
    /// TMDb's pictures, in place of `https://image.tmdb.org/t/p/`.
    package let tmdbImages: URL
    /// The origin of all of them. The page of `https://host.example/path` lies at `pages/host.example/path` below it.
    package let base: URL
    /// Where things are made to happen; `nil` unless allowed.
    package let control: URL?
  }
}

extension Duration {
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
