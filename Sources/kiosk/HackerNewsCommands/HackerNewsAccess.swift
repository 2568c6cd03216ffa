import Foundation
import HTTPServer
import HackerNews
import Networking
import SampleServices

/// The way to Hacker News that the settings describe, or to the sample services in its place.
struct HackerNewsAccess {
  let api: HackerNewsAPI
  /// Keeps the sample services running as long as this value lives.
  private let samples: SampleServices?

  /// The live services.
  /// - Parameter timeLimit: seconds until an unanswered request fails, repetitions included.
  init(settings: Settings, timeLimit: TimeInterval) {
    samples = nil
    api = Self.api(addresses: settings.hackerNewsAddresses, caFile: settings.caFile, timeLimit: timeLimit)
  }

  /// The sample services, started for this purpose on a free port of this machine.
  /// - Throws: ``CommandFailure`` where they cannot start.
  init(samples options: SampleServices.Options, timeLimit: TimeInterval) throws(CommandFailure) {
    let samples = SampleServices(options)
    let addresses: SampleServices.Addresses
    do throws(HTTPServerError) {
      addresses = try samples.start()
    } catch {
      throw CommandFailure(error, command: "kiosk samples")
    }
    self.samples = samples
    api = Self.api(
      addresses: HackerNewsAddresses(official: addresses.hackerNews, search: addresses.search), caFile: nil,
      timeLimit: timeLimit)
  }

  /// What a list command reads from: the samples where they were asked for, else the live services.
  init(_ options: ListOptions, settings: Settings) throws(CommandFailure) {
    let timeLimit = TimeInterval(options.timeLimit ?? Self.standardTimeLimit)
    if options.usesSamples {
      try self.init(samples: SampleServices.Options(), timeLimit: timeLimit)
    } else {
      self.init(settings: settings, timeLimit: timeLimit)
    }
  }

  /// Seconds an answer may take.
  static let standardTimeLimit = 10

  private static func api(
    addresses: HackerNewsAddresses, caFile: String?, timeLimit: TimeInterval
  ) -> HackerNewsAPI {
    let options = CurlTransport.Options(certificateAuthorityFile: caFile, userAgent: "kiosk/\(kioskVersion)")
    let client = HTTPClient(
      transport: RedirectingTransport(CurlTransport(options)),
      configuration: HTTPClient.Configuration(deadline: timeLimit))
    return HackerNewsAPI(client: client, configuration: HackerNewsAPI.Configuration(addresses: addresses))
  }
}

extension Settings {
  var hackerNewsAddresses: HackerNewsAddresses {
    let standard = HackerNewsAddresses.standard
    return HackerNewsAddresses(
      official: hackerNewsURL ?? standard.official, search: hackerNewsSearchURL ?? standard.search)
  }
}

extension CommandFailure {
  init(_ error: HackerNewsError) {
    self.init(ExitCode(error.cause), error.errorDescription ?? error.description, hint: error.recoverySuggestion)
  }
}

extension ExitCode {
  init(_ cause: ServiceError.Cause) {
    self =
      switch cause {
      case .badData: .badData
      case .unavailable: .unavailable
      case .tryLater: .tryLater
      case .keyMissing: .keyRefused
      }
  }
}

extension StoryRow {
  /// - Parameter rank: the place among the stories shown, from 1.
  init(_ story: Story, rank: Int) {
    // A job has neither votes nor comments; the service's zeros would say something else.
    let isJob = story.kind == .job
    self.init(
      id: story.id, rank: rank, kind: story.kind.rawValue, title: story.title, url: story.url?.absoluteString,
      site: story.site, author: story.by.isEmpty ? nil : story.by, score: isJob ? nil : story.score,
      comments: isJob ? nil : story.commentCount, time: story.time, discussion: story.commentsURL.absoluteString)
  }
}
