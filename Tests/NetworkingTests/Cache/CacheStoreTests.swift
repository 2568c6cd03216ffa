import CombineTesting
import Foundation
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct CacheStoreTests {
  static func key(_ number: Int) -> CacheKey { CacheKey(address: address("http://a.example/\(number)"), kind: "") }

  static func entry(_ size: Int, date: Date = VirtualWorld.start) -> CacheEntry {
    CacheEntry(body: Data(repeating: UInt8(truncatingIfNeeded: size), count: size), date: date)
  }

  @Test func keepsWholeEntries() throws {
    let scratch = try Scratch()
    let disk = DiskCache(file: scratch.file("c.sqlite"))
    let stores: [any CacheStore] = [
      MemoryCache(), disk, LayeredCache(disk: DiskCache(file: scratch.file("d.sqlite"))),
    ]
    let entry = CacheEntry(
      body: Data([0, 255, 10]), contentType: "text/json; charset=utf-8", entityTag: "W/\"x\"",
      lastModified: "yesterday",
      date: VirtualWorld.start, lifetime: 12.5)
    for store in stores {
      store.store([Self.key(1): entry, Self.key(2): CacheEntry(body: Data(), date: VirtualWorld.start)])
      #expect(store.entry(for: Self.key(1)) == entry)
      #expect(store.entry(for: Self.key(2))?.body == Data())
      #expect(store.entries(for: [Self.key(1), Self.key(2), Self.key(3)]).count == 2)
      store.confirm(Self.key(1), date: VirtualWorld.start + 5)
      #expect(store.entry(for: Self.key(1))?.date == VirtualWorld.start + 5)
      store.remove([Self.key(1)])
      #expect(store.entry(for: Self.key(1)) == nil)
      store.removeAll()
      #expect(store.entry(for: Self.key(2)) == nil)
    }
    let other = DiskCache(file: scratch.file("c.sqlite"))
    disk.store([Self.key(4): entry])
    #expect(other.entry(for: Self.key(4)) == entry)
  }

  @Test func memoryKeepsTheMostRecentlyUsedWithinItsLimit() {
    var random = SeededGenerator(seed: 5)
    let cache = MemoryCache(maximumSize: 100_000)
    var used: [Int] = []
    for _ in 0..<3000 {
      let number = Int.random(in: 0..<300, using: &random)
      if Bool.random(using: &random) {
        cache.store([Self.key(number): Self.entry(Int.random(in: 0..<2000, using: &random))])
      } else if cache.entry(for: Self.key(number)) == nil {
        continue
      }
      used.removeAll { $0 == number }
      used.append(number)
      #expect(cache.byteCount <= 100_000)
    }
    let present = Set((0..<300).filter { cache.entry(for: Self.key($0)) != nil })
    #expect(present.count > 40)
    #expect(used.suffix(40).allSatisfy(present.contains))
    cache.store([Self.key(1): Self.entry(50_000)])
    #expect(cache.entry(for: Self.key(1)) == nil, "A huge entry would drive all others out")
  }

  @Test func diskKeepsTheMostRecentlyUsedWithinItsLimit() throws {
    let scratch = try Scratch()
    let now = Collected<Date>()
    now.append(VirtualWorld.start)
    let cache = DiskCache(file: scratch.file("c.sqlite"), maximumSize: 200_000) { now.values.last ?? .now }
    for number in 0..<100 {
      now.append(VirtualWorld.start + Double(number) * 10)
      cache.store([Self.key(number): Self.entry(5000)])
    }
    #expect(cache.statistics().bytes <= 200_000 + 200_000 / 16)
    #expect(cache.entry(for: Self.key(99)) != nil && cache.entry(for: Self.key(0)) == nil)
    // Use, not age, decides.
    let first = try #require((0..<100).first { cache.entry(for: Self.key($0)) != nil })
    now.append(VirtualWorld.start + 100_000)
    _ = cache.entry(for: Self.key(first))
    for number in 100..<130 { cache.store([Self.key(number): Self.entry(5000)]) }
    #expect(cache.entry(for: Self.key(first)) != nil)
    #expect(cache.entry(for: Self.key(first + 1)) == nil)
    cache.store([Self.key(1000): Self.entry(100_000)])
    #expect(cache.entry(for: Self.key(1000)) == nil)
  }

  @Test func aBodyThatChangedOnTheDiskIsDropped() throws {
    let scratch = try Scratch()
    let file = scratch.file("c.sqlite")
    let marker = "a text long enough to be found in the file, and with nothing else like it"
    do {
      let cache = DiskCache(file: file)
      cache.store([Self.key(1): CacheEntry(body: Data(marker.utf8), date: .now), Self.key(2): Self.entry(10)])
    }
    var data = try Data(contentsOf: file)
    let place = try #require(data.firstRange(of: Data("nothing else".utf8)))
    data[place.lowerBound] = UInt8(ascii: "N")
    try data.write(to: file)
    let cache = DiskCache(file: file)
    #expect(cache.entry(for: Self.key(1)) == nil)
    #expect(cache.entry(for: Self.key(2)) != nil)
    #expect(cache.statistics().count == 1)
  }

  @Test func aDamagedFileIsBegunAnewAndAnUnusableOneDoesNoHarm() throws {
    let scratch = try Scratch()
    let file = scratch.file("c.sqlite")
    try Data("no database".utf8).write(to: file)
    let cache = DiskCache(file: file)
    #expect(cache.entry(for: Self.key(1)) == nil)
    cache.store([Self.key(1): Self.entry(10)])
    #expect(cache.entry(for: Self.key(1)) != nil && cache.rebuildCount == 1 && cache.problem == nil)

    let nowhere = DiskCache(file: URL(filePath: "/proc/nowhere/c.sqlite"))
    nowhere.store([Self.key(1): Self.entry(10)])
    #expect(nowhere.entry(for: Self.key(1)) == nil && nowhere.problem?.reason == .noFolder)
    let layered = LayeredCache(disk: nowhere)
    layered.store([Self.key(1): Self.entry(10)])
    #expect(layered.entry(for: Self.key(1)) != nil)
  }

  @Test func memoryNoticesWhatAnotherProcessStores() throws {
    let scratch = try Scratch()
    let file = scratch.file("c.sqlite")
    let mine = LayeredCache(disk: DiskCache(file: file))
    let others = LayeredCache(disk: DiskCache(file: file))
    mine.store([Self.key(1): Self.entry(10)])
    #expect(others.entry(for: Self.key(1))?.body.count == 10)
    mine.store([Self.key(1): Self.entry(20)])
    #expect(others.entry(for: Self.key(1))?.body.count == 20)
    others.remove([Self.key(1)])
    #expect(mine.entry(for: Self.key(1)) == nil)
  }

  @Test func manyThreadsAndTwoConnectionsShareAFile() async throws {
    let scratch = try Scratch()
    let file = scratch.file("c.sqlite")
    let caches = (0..<2).map { _ in LayeredCache(disk: DiskCache(file: file)) }
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(worker))
          for _ in 0..<60 {
            let number = Int.random(in: 0..<20, using: &random)
            let cache = caches[worker % 2]
            if Bool.random(using: &random) {
              cache.store([Self.key(number): Self.entry(number)])
            } else if let entry = cache.entry(for: Self.key(number)) {
              #expect(entry.body.count == number)
            }
          }
        }
      }
    }
    #expect(caches.allSatisfy { $0.disk.problem == nil })
  }
}
