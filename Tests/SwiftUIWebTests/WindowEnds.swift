import Combine
import Eventually
import Foundation
import LoopbackClient
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUIWeb

/// Whichever way a page goes, the server keeps nothing of it.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct WindowEnds {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Content: View {
    @StateObject private var model: Model
    @State private var isOpen = true

    init(_ model: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: model()) }

    var body: some View {
      NavigationStack {
        List(0..<20, id: \.self) { row in
          Button("Row \(row), \(model.count)") { model.count += 1 }
            .padding(4)
            .background(Color.red)
            .padding(4)
        }
        .navigationTitle("Rows")
        .sheet(isPresented: $isOpen) { Text("Hello").padding().background(Color.blue).padding() }
      }
    }
  }

  /// A server, and what of its pages is still there.
  @MainActor
  private final class Fixture {
    let server: WebServer
    let seen: Seen

    init(limits: WebLimits = WebLimits()) throws {
      var options = WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "Test")
      options.limits = limits
      let seen = Seen()
      server = WebServer(options) { host, path in
        let session = Session(host: host, path: path) {
          Content(
            {
              let model = Model()
              seen.take("model", model)
              return model
            }())
        }
        seen.take("page", host)
        seen.take("session", session)
        seen.take("graph", session.graph)
        return session
      }
      self.seen = seen
      try server.start()
    }

    @MainActor
    final class Seen {
      private struct Entry {
        let name: String
        weak var object: AnyObject?
      }

      private var entries: [Entry] = []

      func take(_ name: String, _ object: AnyObject) { entries.append(Entry(name: name, object: object)) }
      var count: Int { entries.count }
      var left: [String] { entries.filter { $0.object != nil }.map(\.name) }
      var models: [Model] { entries.compactMap { $0.object as? Model } }
    }

    /// Waits until nothing is left.
    func rest() async throws {
      try await eventually("nothing is left", seeing: seen.left) { seen.left.isEmpty }
    }

    var port: UInt16 { server.boundAddress.port }

    nonisolated private func headers(_ port: UInt16, _ cookie: String?) -> [String: String] {
      var headers = [
        "Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "Content-Type": "application/json",
      ]
      if let cookie { headers["Cookie"] = cookie }
      return headers
    }

    struct Visit: Sendable {
      var cookie: String
      var token: String
      var body: Data { Data("{\"t\":\"\(token)\",\"s\":0}".utf8) }
    }

    func visit() async throws -> Visit {
      let (port, headers) = (port, headers(port, nil))
      let answer = try await Task.detached {
        try LoopbackConnection(port: port).request("GET", "/", headers: headers)
      }.value
      let cookie = try #require(answer["set-cookie"])
      let meta = try #require(answer.text.range(of: "name=\"live\" content=\""))
      return Visit(
        cookie: String(cookie.prefix { $0 != ";" }), token: String(answer.text[meta.upperBound...].prefix { $0 != " " })
      )
    }

    /// Makes a page live, and waits for a frame of a change.
    func follow(_ visit: Visit) async throws -> LoopbackConnection {
      let (port, headers) = (port, headers(port, visit.cookie))
      let connection = try await Task.detached {
        let connection = try LoopbackConnection(port: port)
        try connection.sendRequest("POST", "/-/live", headers: headers, body: visit.body)
        #expect(try connection.readHead().status == 200)
        return connection
      }.value
      for model in seen.models { model.count += 1 }
      _ = try await Task.detached { try connection.readStream(until: "Row 3, 1") }.value
      return connection
    }

    func end(_ visit: Visit) async throws {
      let (port, headers) = (port, headers(port, visit.cookie))
      let answer = try await Task.detached {
        try LoopbackConnection(port: port).request("POST", "/-/end", headers: headers, body: visit.body)
      }.value
      #expect(answer.status == 204)
    }

    /// Waits until all pages are at a stage.
    func wait(for stage: PageSession.Stage) async throws {
      try await eventually("all pages are \(stage)", seeing: server.store.pages.values.map(\.stage)) {
        server.store.pages.values.allSatisfy { $0.stage == stage }
      }
    }
  }

  @Test func aClosedWindow() async throws {
    let fixture = try Fixture()
    defer { fixture.server.stop() }
    let visit = try await fixture.visit()
    let stream = try await fixture.follow(visit)
    #expect(fixture.seen.left == ["model", "page", "session", "graph"])
    try await fixture.end(visit)
    stream.close()
    try await fixture.rest()
    #expect(fixture.server.sessionCount == 0)
  }

  @Test func aWindowThatIsLeftForLong() async throws {
    let fixture = try Fixture()
    defer { fixture.server.stop() }
    let stream = try await fixture.follow(try await fixture.visit())
    stream.close()
    try await fixture.wait(for: .detached)
    // Meanwhile the app goes on.
    for model in fixture.seen.models { model.count += 1 }
    #expect(fixture.seen.left.count == 4)
    fixture.server.store.sweep(now: FrontDesk.now() + WebLimits().detachedSeconds + 1)
    try await fixture.rest()
  }

  @Test func aPageThatNobodyFollows() async throws {
    let fixture = try Fixture()
    defer { fixture.server.stop() }
    _ = try await fixture.visit()
    for model in fixture.seen.models { model.count += 1 }
    fixture.server.store.sweep(now: FrontDesk.now() + WebLimits().unclaimedSeconds + 1)
    try await fixture.rest()
  }

  @Test func pagesThatMakeRoomAndAServerThatStops() async throws {
    var limits = WebLimits()
    limits.unclaimedPerAddress = 2
    let fixture = try Fixture(limits: limits)
    for _ in 0..<5 { _ = try await fixture.visit() }
    #expect(fixture.seen.count == 20)
    try await eventually("there are as many as there is room for", seeing: fixture.seen.left) {
      fixture.seen.left.count == 8
    }
    fixture.server.stop()
    try await fixture.rest()
  }

  @Test func manyWindowsOneAfterTheOther() async throws {
    let fixture = try Fixture()
    defer { fixture.server.stop() }
    for _ in 0..<20 {
      let visit = try await fixture.visit()
      let stream = try await fixture.follow(visit)
      try await fixture.end(visit)
      stream.close()
    }
    #expect(fixture.seen.count == 80)
    try await fixture.rest()
  }
}
