import Combine
import CombineTesting
import Foundation
import HackerNews
import Networking
import SampleServices
import Testing

/// The whole way over real sockets: client, libcurl and the sample services on loopback.
@Suite(.timeLimit(.minutes(4)), .serialized) struct SampleServicesTests {
  /// Running samples and a client for them; everything happens on one queue.
  struct World {
    let samples: SampleServices
    let addresses: SampleServices.Addresses
    let api: HackerNewsAPI

    init(_ change: (inout SampleServices.Options) -> Void = { _ in }) throws {
      var options = SampleServices.Options()
      options.allowsControl = true
      options.searchLag = .zero
      change(&options)
      samples = SampleServices(options)
      addresses = try samples.start()
      api = Self.api(addresses)
      try control("pause")
    }

    static func api(_ addresses: SampleServices.Addresses) -> HackerNewsAPI {
      let queue = AnyScheduler(DispatchQueue(label: "samples.test"))
      return HackerNewsAPI(
        client: HTTPClient(configuration: .init(scheduler: queue, delivery: queue)),
        configuration: .init(
          addresses: .init(official: addresses.hackerNews, search: addresses.search), pollInterval: 0.5,
          streams: .init(pauses: .init(firstDelay: 0.1, longestDelay: 0.2))))
    }

    /// Asks the control address to do something.
    @discardableResult
    func control(_ action: String, method: String = "POST") throws -> [String: Any] {
      let base = try #require(addresses.control)
      let url = try #require(URL(string: action, relativeTo: base))
      let client = HTTPClient(configuration: .init(scheduler: .background, delivery: .background))
      let answer = client.response(for: HTTPRequest(url.absoluteURL, method: method)).record()
      #expect(answer.wait(upTo: 5) { $0.completion != nil })
      let body = try #require(answer.values.first?.body, "\(action): \(answer)")
      return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    }

    func requestCount() throws -> Int {
      try #require(try control("requests", method: "GET")["total"] as? Int)
    }
  }

  @Test func aListOfThirtyTakesTwoRoundTripsOnRealSockets() throws {
    // Long, so that what a busy machine adds is less than another round trip.
    let world = try World { $0.latency = .milliseconds(2000) }
    defer { world.samples.stop() }
    let clock = ContinuousClock()
    let threeTrips = Duration.seconds(6)
    var best = Duration.seconds(60)
    for _ in 0..<3 where best >= threeTrips {
      let api = World.api(world.addresses)
      let start = clock.now
      let list = api.stories(from: .top, limit: 30).record()
      #expect(list.wait(upTo: 30) { $0.completion != nil })
      best = min(best, start.duration(to: clock.now))
      #expect(list.values.first?.count == 30)
      #expect(list.values.first?.map(\.rank) == Array(1...30))
    }
    #expect(best < threeTrips, "\(best)")
  }

  @Test func everyListArrivesFromEitherService() throws {
    let world = try World()
    defer { world.samples.stop() }
    for endpoint in HackerNewsEndpoint.allCases {
      let whole = world.api.storyLists(from: endpoint, limit: 20).record()
      #expect(whole.wait(upTo: 10) { $0.completion != nil })
      let list = try #require(whole.values.last, "\(endpoint)")
      #expect(!list.stories.isEmpty && list.isComplete && list.shortcoming == nil, "\(endpoint): \(list)")
    }
    try world.control("fail?service=search&seconds=30")
    let alone = world.api.storyLists(from: .top, limit: 30).record()
    #expect(alone.wait(upTo: 20) { $0.completion != nil })
    #expect(alone.values.last?.stories.count == 30)
    try world.control("heal")
    try world.control("fail?service=official&seconds=30")
    let standIn = world.api.storyLists(from: .new, limit: 30).record()
    #expect(standIn.wait(upTo: 20) { $0.completion != nil })
    #expect(standIn.values.last?.stories.isEmpty == false, "\(standIn)")
  }

  @Test func aNewStoryArrivesByItselfAndNothingIsAskedMeanwhile() throws {
    let world = try World()
    defer { world.samples.stop() }
    let live = world.api.liveStories(from: .new, limit: 20).record()
    #expect(live.wait(upTo: 10) { $0.values.last?.list?.isComplete == true && $0.values.last?.connection == .live })
    let before = live.values.last?.stories.map(\.id) ?? []
    try world.control("requests/reset")
    try world.control("story?title=Fresh+from+the+press")
    #expect(live.wait(upTo: 10) { $0.values.last?.stories.first?.title == "Fresh from the press" })
    #expect(live.values.last?.stories.dropFirst().map(\.id) == before.dropLast())
    live.cancel()
  }

  @Test func theListHealsWhenTheServiceComesBack() throws {
    let world = try World()
    defer { world.samples.stop() }
    let live = world.api.liveStories(from: .top, limit: 10).record()
    #expect(live.wait(upTo: 10) { $0.values.last?.connection == .live && $0.values.last?.list?.isComplete == true })
    world.samples.stop()
    #expect(live.wait(upTo: 10) { $0.values.last?.connection.isLive == false })
    #expect(live.values.last?.stories.count == 10)
    var options = world.samples.options
    options.listen.port = UInt16(world.addresses.hackerNews.port ?? 0)
    let again = SampleServices(options)
    try again.start()
    defer { again.stop() }
    #expect(live.wait(upTo: 10) { $0.values.last?.connection == .live })
    live.cancel()
  }

  @Test func threadsArriveWhole() throws {
    let world = try World()
    defer { world.samples.stop() }
    let list = world.api.stories(from: .top, limit: 60).record()
    #expect(list.wait(upTo: 10) { $0.completion != nil })
    let busiest = try #require(list.values.first?.max { ($0.commentCount ?? 0) < ($1.commentCount ?? 0) })
    let thread = world.api.thread(id: busiest.id).record()
    #expect(thread.wait(upTo: 10) { $0.completion != nil })
    #expect(try #require(thread.values.first).count >= 20)
    #expect(thread.values.first?.shortcoming == nil)
    try world.control("fail?service=search&seconds=30")
    let slow = world.api.thread(id: busiest.id).record()
    #expect(slow.wait(upTo: 20) { $0.completion != nil })
    #expect(slow.values.first?.count == thread.values.first?.count)
    #expect(slow.values.first?.comments.map(\.id) == thread.values.first?.comments.map(\.id))
  }
}
