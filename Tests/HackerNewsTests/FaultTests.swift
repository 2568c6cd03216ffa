import Combine
import FaultyServer
import Foundation
import HackerNews
import Networking
import SampleServices
import Testing

extension HackerNewsError: CausedError {}

/// Every call against every fault, over real sockets.
@Suite(.timeLimit(.minutes(4))) struct FaultTests {
  static let samples: (services: SampleServices, addresses: SampleServices.Addresses, story: Int)? = {
    var options = SampleServices.Options()
    options.speed = 0
    let services = SampleServices(options)
    guard let addresses = try? services.start() else { return nil }
    let queue = AnyScheduler(DispatchQueue(label: "samples.first"))
    let api = HackerNewsAPI(
      client: HTTPClient(configuration: .init(scheduler: queue, delivery: queue)),
      configuration: .init(addresses: .init(official: addresses.hackerNews, search: addresses.search)))
    let list = api.stories(from: .top, limit: 30).record()
    guard list.wait(upTo: 10, until: { $0.completion != nil }),
      let story = list.values.first?.first(where: { ($0.commentCount ?? 0) > 0 && !$0.by.isEmpty })
    else { return nil }
    return (services, addresses, story.id)
  }()

  static func api(_ world: ServiceCall.World) -> HackerNewsAPI? {
    samples.map { samples in
      HackerNewsAPI(
        client: world.client,
        configuration: .init(
          addresses: .init(
            official: world.url(samples.addresses.hackerNews), search: world.url(samples.addresses.search))))
    }
  }

  static func call<Value, Failure: CausedError>(
    _ name: String, _ ask: @escaping @Sendable (HackerNewsAPI, Int) -> AnyPublisher<Value, Failure>
  ) -> ServiceCall {
    ServiceCall(name) { world in
      Self.api(world).flatMap { api in Self.samples.map { ask(api, $0.story) } } ?? Empty().eraseToAnyPublisher()
    }
  }

  static let calls = [
    call("stories") { api, _ in api.stories(from: .top, limit: 10) },
    call("growing stories") { api, _ in api.growingStories(from: .new, limit: 10) },
    call("story lists") { api, _ in api.storyLists(from: .best, limit: 10) },
    call("item") { api, id in api.item(id: id) },
    call("story") { api, id in api.story(id: id) },
    call("thread") { api, id in api.thread(id: id) },
    call("growing thread") { api, id in api.growingThread(id: id) },
    call("search") { api, _ in api.search(HackerNewsSearch("the")) },
  ]

  @Test func everyFaultHasItsOwnReadableErrorKeepsTheOldValueAndPasses() async throws {
    let samples = try #require(Self.samples)
    let complaints = try await FaultMatrix(upstream: samples.addresses.hackerNews, calls: Self.calls).complaints()
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}
