import Testing

@testable import SwiftUIWeb

@MainActor
struct ReplayBufferTests {
  private func frame(_ number: UInt64) -> [UInt8] {
    Array("[\(number),0,[2,48,0,\(number + 1),\"<li class=r>story \(number * number)</li>\"]]".utf8)
  }

  @Test func framesComeBackAsTheyWereSent() {
    var buffer = ReplayBuffer(limit: 32 * 1024)
    for number in UInt64(1)...300 { buffer.add(number, frame(number)) }
    for first in [UInt64(0), 1, 60, 61, 62, 299] {
      #expect(buffer.frames(after: first, upTo: 300) == (first + 1...300).map(frame))
    }
    #expect(buffer.frames(after: 300, upTo: 300) == [])
    #expect(buffer.frames(after: 301, upTo: 300) == nil)
  }

  @Test func theOldestAreForgottenFirst() {
    var buffer = ReplayBuffer(limit: 8 * 1024)
    for number in UInt64(1)...2000 { buffer.add(number, frame(number)) }
    #expect(buffer.frames(after: 1000, upTo: 2000) == nil)
    #expect(buffer.frames(after: 1950, upTo: 2000) == (1951...2000).map(frame))
    buffer.add(2001, Array(repeating: 0x20, count: 9000))
    #expect(buffer.frames(after: 2000, upTo: 2001) == nil)
    buffer.add(2002, frame(2002))
    #expect(buffer.frames(after: 2001, upTo: 2002) == [frame(2002)])
  }

  @Test func whatThePageHasIsNotGivenAgain() {
    var buffer = ReplayBuffer(limit: 32 * 1024)
    for number in UInt64(1)...200 { buffer.add(number, frame(number)) }
    buffer.acknowledge(20)
    buffer.acknowledge(150)
    #expect(buffer.frames(after: 0, upTo: 200) == nil)
    #expect(buffer.frames(after: 150, upTo: 200) == (151...200).map(frame))
    buffer.removeAll()
    #expect(buffer.frames(after: 150, upTo: 200) == nil)
  }

  @Test func thirtyKilobytesOfFramesTakeEight() {
    var buffer = ReplayBuffer(limit: 32 * 1024)
    var sent = 0
    var number: UInt64 = 0
    while sent < 30 * 1024 {
      number += 1
      sent += frame(number).count
      buffer.add(number, frame(number))
    }
    #expect(buffer.keptBytes < 8 * 1024)
  }
}
