import CombineTesting
import Foundation
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct QuotaTests {
  static let daily = Quota("news", [.init(50, per: 12 * 3600), .init(100, per: 86_400)])
  static let rate = Quota("films", [.init(4, per: 1)], longestWait: 5)

  static func request(_ number: Int, _ quota: Quota) -> HTTPRequest {
    HTTPRequest(address("http://service.example/\(number)"), retryLimit: 0, quota: quota)
  }

  @Test(arguments: [false, true]) func noStretchOfTimeHoldsMoreThanIsAllowed(_ isOnDisk: Bool) throws {
    let scratch = try Scratch()
    let ledger: any QuotaLedger = isOnDisk ? DiskLedger(file: scratch.file("l.sqlite")) : MemoryLedger()
    var random = SeededGenerator(seed: 3)
    var now = VirtualWorld.start
    var made: [Date] = []
    var refused = 0
    for _ in 0..<600 {
      now += Double.random(in: 0..<600, using: &random)
      guard let until = ledger.spend(Self.daily, at: now) else {
        made.append(now)
        continue
      }
      refused += 1
      #expect(until > now)
      let state = ledger.state(of: Self.daily, at: now)
      #expect(state.left == 0 && state.renews == until)
    }
    #expect(refused > 50)
    for (index, date) in made.enumerated() {
      for window in Self.daily.windows {
        #expect(made[index...].prefix { $0.timeIntervalSince(date) < window.seconds }.count <= window.requests)
      }
    }
    // What has been refused is allowed at the promised moment.
    while ledger.spend(Self.daily, at: now) == nil {}
    let promise = try #require(ledger.spend(Self.daily, at: now))
    #expect(ledger.spend(Self.daily, at: promise - 0.01) != nil)
    #expect(ledger.spend(Self.daily, at: promise + 0.01) == nil)
  }

  @Test func theDailyQuotaIsSharedByProcessesAndSurvivesARestart() throws {
    let scratch = try Scratch()
    let file = scratch.file("l.sqlite")
    do {
      let ledgers = [DiskLedger(file: file), DiskLedger(file: file)]
      for number in 0..<50 { #expect(ledgers[number % 2].spend(Self.daily, at: VirtualWorld.start) == nil) }
      #expect(ledgers[0].spend(Self.daily, at: VirtualWorld.start) != nil)
      #expect(ledgers[1].state(of: Self.daily, at: VirtualWorld.start).left == 0)
    }
    let later = DiskLedger(file: file)
    #expect(later.spend(Self.daily, at: VirtualWorld.start + 60) == VirtualWorld.start + 12 * 3600)
    #expect(later.state(of: Self.daily, at: VirtualWorld.start + 12 * 3600).left == 50)
    #expect(later.spend(Quota("other", Self.daily.windows), at: VirtualWorld.start) == nil)
  }

  @Test(arguments: [false, true]) func eachHolderOfAKeyHasAQuotaAndTheLedgerKeepsNoKey(_ isOnDisk: Bool) throws {
    let scratch = try Scratch()
    let file = scratch.file("l.sqlite")
    let ledger: any QuotaLedger = isOnDisk ? DiskLedger(file: file) : MemoryLedger()
    let secret = "a-very-secret-key-of-mine"
    var mine = Self.daily
    mine.holder = ledger.holder(of: secret)
    var other = Self.daily
    other.holder = ledger.holder(of: secret + "2")
    while ledger.spend(mine, at: VirtualWorld.start) == nil {}
    #expect(
      ledger.state(of: other, at: VirtualWorld.start).left == 50 && ledger.spend(other, at: VirtualWorld.start) == nil)
    #expect(mine.holder != other.holder && mine.holder.count == 16 && ledger.holder(of: secret) == mine.holder)
    guard isOnDisk else { return }
    #expect(DiskLedger(file: file).holder(of: secret) == mine.holder, "also in the next run")
    let elsewhere = try Scratch()
    #expect(DiskLedger(file: elsewhere.file("l.sqlite")).holder(of: secret) != mine.holder)
    withExtendedLifetime(elsewhere) {}
    for ending in ["", "-wal"] {
      let bytes = (try? Data(contentsOf: URL(filePath: file.path() + ending))) ?? Data()
      #expect(bytes.firstRange(of: Data(secret.utf8)) == nil)
    }
  }

  @Test func aClockTurnedBackDoesNotOpenTheGate() {
    let ledger = MemoryLedger()
    for _ in 0..<50 { _ = ledger.spend(Self.daily, at: VirtualWorld.start) }
    #expect(ledger.spend(Self.daily, at: VirtualWorld.start - 86_400 * 3) != nil)
  }

  @Test func aClockThatWasAYearAheadDoesNotCloseTheGate() {
    let ledger = MemoryLedger()
    let wrong = VirtualWorld.start + 86_400 * 365
    while ledger.spend(Self.daily, at: wrong) == nil {}
    ledger.close(Self.daily, until: wrong + 300)
    #expect(ledger.spend(Self.daily, at: VirtualWorld.start) == nil)
  }

  @Test func requestsBeyondTheRateWaitForTheirTurn() {
    let times = Collected<Double>()
    let world = VirtualWorld { _ in .json("1") }
    let recorders = (0..<10).map { number in
      world.client.fetch(Int.self, Self.request(number, Self.rate)).handleEvents(receiveOutput: { _ in
        times.append(Double(world.time.now.nanoseconds) / 1e9)
      }).record()
    }
    world.time.advance(by: .seconds(10))
    #expect(recorders.allSatisfy { $0.values == [1] })
    #expect(times.values.map { $0.rounded(.down) } == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2])
  }

  @Test func beyondTheQuotaNothingIsSent() {
    let world = VirtualWorld { _ in .json("1") }
    for number in 0..<50 { _ = world.client.fetch(Int.self, Self.request(number, Self.daily)).record() }
    world.time.advance(by: .seconds(20))
    let late = world.client.fetch(Int.self, Self.request(99, Self.daily)).record()
    world.time.advance(by: .seconds(1))
    #expect(world.transport.requests.count == 50)
    guard case .quotaSpent("news", 50, let date)? = late.failure else {
      Issue.record("\(String(describing: late.failure))")
      return
    }
    #expect(abs(date.timeIntervalSince(VirtualWorld.start) - 12 * 3600) < 1)
    #expect(late.failure?.cause == .tryLater && late.failure?.hint?.hasPrefix("There will be more ") == true)
    #expect(world.client.state(of: Self.daily).left == 0)
    world.time.advance(by: .seconds(12 * 3600))
    let next = world.client.fetch(Int.self, Self.request(99, Self.daily)).record()
    world.time.advance(by: .seconds(1))
    #expect(next.values == [1])
  }

  @Test func whatIsStoredCostsNothing() {
    let world = VirtualWorld(cache: MemoryCache()) { _ in .json("1") }
    for _ in 0..<200 {
      _ = world.client.fetch(Int.self, Self.request(1, Self.daily), cache: CachePolicy(freshFor: 600)).record()
      world.time.advance(by: .seconds(1))
    }
    #expect(world.client.state(of: Self.daily).left == 49)
  }

  @Test func theServiceHasTheLastWord() {
    let world = VirtualWorld { _ in .response(status: 429, headers: ["Retry-After": "3600"]) }
    let first = world.client.fetch(Int.self, Self.request(1, Self.daily)).record()
    world.time.advance(by: .seconds(1))
    #expect(first.failure?.cause == .tryLater)
    let second = world.client.fetch(Int.self, Self.request(2, Self.daily)).record()
    world.time.advance(by: .seconds(1))
    #expect(world.transport.requests.count == 1)
    guard case .quotaSpent? = second.failure else {
      Issue.record("\(String(describing: second.failure))")
      return
    }
    #expect(world.client.state(of: Self.daily).renews == VirtualWorld.start + 3600)
  }

  @Test func whoLeavesWhileWaitingIsNotCounted() {
    let world = VirtualWorld { _ in .json("1") }
    let recorders = (0..<8).map { world.client.fetch(Int.self, Self.request($0, Self.rate)).record() }
    world.time.advance(by: .milliseconds(500))
    recorders[4...].forEach { $0.cancel() }
    world.time.advance(by: .seconds(5))
    #expect(world.transport.requests.count == 4)
    #expect(world.client.state(of: Self.rate).left == 4)
  }

  /// A request that is given up before its first byte has gone out was never made.
  @Test(arguments: [false, true]) func whatIsGivenUpBeforeItIsSentIsNotCounted(_ isOnDisk: Bool) throws {
    let scratch = try Scratch()
    let world = VirtualWorld(ledger: isOnDisk ? DiskLedger(file: scratch.file("l.sqlite")) : MemoryLedger()) { _ in
      .json("1", after: 1)
    }
    world.transport.connectTime = 0.2
    for number in 0..<20 {
      let passing = world.client.fetch(Int.self, Self.request(number, Self.daily)).record()
      world.time.advance(by: .milliseconds(100))
      passing.cancel()
    }
    #expect(world.client.state(of: Self.daily).left == 50)
    let sent = world.client.fetch(Int.self, Self.request(99, Self.daily)).record()
    world.time.advance(by: .milliseconds(300))
    sent.cancel()
    #expect(world.client.state(of: Self.daily).left == 49, "that one was on its way")
  }

  @Test(arguments: [
    (TransportError.Reason.unresolved, 50), (.unreachable, 50), (.insecure, 50), (.timedOut, 49), (.interrupted, 49),
  ])
  func whatCouldNotBeSentIsNotCounted(_ reason: TransportError.Reason, left: Int) {
    let world = VirtualWorld { _ in .failure(reason) }
    let asked = world.client.fetch(Int.self, Self.request(1, Self.daily)).record()
    world.time.advance(by: .seconds(1))
    #expect(asked.failure != nil)
    #expect(world.client.state(of: Self.daily).left == left)
  }

  @Test func whoGoesOnWhileARequestSettlesCostsNothing() {
    let world = VirtualWorld { _ in .json("1") }
    for number in 0..<5 {
      var request = Self.request(number, Self.daily)
      request.settleTime = 0.3
      let asked = world.client.fetch(Int.self, request).record()
      world.time.advance(by: .milliseconds(number == 4 ? 400 : 200))
      #expect(asked.values == (number == 4 ? [1] : []))
      asked.cancel()
    }
    #expect(world.transport.requests.count == 1)
    #expect(world.client.state(of: Self.daily).left == 49)
  }
}
