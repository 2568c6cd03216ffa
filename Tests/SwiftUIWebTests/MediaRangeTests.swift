import Testing

@testable import SwiftUIWeb

struct MediaRangeTests {
  @Test(arguments: [
    ("bytes=0-", 0..<10), ("bytes=3-5", 3..<6), ("bytes=3-99", 3..<10), ("bytes=-4", 6..<10), ("bytes=-40", 0..<10),
    ("bytes=9-9", 9..<10), ("bytes=1-2,4-5", 1..<3),
  ])
  func aPartIsFound(wish: String, range: Range<Int>) { #expect(MediaFiles.range(wish, of: 10) == range) }

  @Test(arguments: [
    "bytes=10-", "bytes=5-3", "bytes=-0", "bytes=-", "bytes=a-b", "lines=0-1", "", "bytes=99999999999999999999-",
  ])
  func whatIsNoPartIsRefused(wish: String) { #expect(MediaFiles.range(wish, of: 10) == nil) }

  @Test func aLongPartIsCut() {
    #expect(MediaFiles.range("bytes=5-", of: 1 << 30) == 5..<(5 + (4 << 20)))
    #expect(MediaFiles.range("bytes=0-", of: 0) == nil)
  }
}
