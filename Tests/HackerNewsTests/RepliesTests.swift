import CombineTesting
import FakeHackerNews
import Foundation
import Networking
import Testing

@testable import HackerNews

@Suite(.timeLimit(.minutes(4))) struct RepliesTests {
  private let fake = FakeHackerNews()

  private func hit(_ id: Int, by author: String, parent: Int, story: Int) -> String {
    """
    {"objectID": "\(id)", "author": "\(author)", "comment_text": "Words", "parent_id": \(parent), "story_id": \(story), \
    "story_title": "T", "created_at_i": 1790000100, "_tags": ["comment"]}
    """
  }

  @Test func answersOfOthersToWhatOneWroteAreFoundByTwoQuestions() throws {
    fake.change {
      $0.strayHits = [
        hit(10, by: "ann", parent: 1, story: 1), hit(11, by: "bob", parent: 10, story: 1),
        hit(12, by: "ann", parent: 10, story: 1), hit(13, by: "bob", parent: 99, story: 1),
      ]
    }
    let recorder = fake.api.replies(to: "ann", since: Date(timeIntervalSince1970: 1_790_000_000)).record()
    fake.time.advance(by: .seconds(5))
    #expect(recorder.values.first?.map(\.id) == [11])
    let tags = fake.transport.requests.compactMap { request in
      URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == "tags" }?.value
    }
    #expect(tags == ["(story,comment,poll),author_ann", "comment,story_1"])
  }

  @Test func whoWroteNothingIsAskedAboutOnce() {
    let recorder = fake.api.replies(to: "ann", since: Date(timeIntervalSince1970: 1_790_000_000)).record()
    fake.time.advance(by: .seconds(5))
    #expect(recorder.values.map(\.count) == [0] && fake.transport.requests.count == 1 && recorder.isFinished)
  }

  @Test func severalStoriesAreOneGroupOfTags() {
    let search = HackerNewsSearch("", kinds: [.comment], stories: [3, 4])
    let url = HackerNewsAddresses.standard.search(search).absoluteString.removingPercentEncoding ?? ""
    #expect(url.contains("tags=comment,(story_3,story_4)"))
  }
}
