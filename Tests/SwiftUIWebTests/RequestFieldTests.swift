import Eventually
import Foundation
import HTTPServer
import LoopbackClient
import SwiftUI
import SwiftUICore
import Testing

@testable import SwiftUIWeb

/// Every field of every request with everything that could be put there, against a real server with real views.
@Suite(.serialized, .timeLimit(.minutes(8)))
@MainActor
struct RequestFieldTests {
  private struct Everything: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var level = 0.5
    @State private var choice = 0
    @State private var count = 3
    @State private var place = CGSize.zero
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          List {
            ForEach(0..<400, id: \.self) { number in Text("Row \(number)") }
              .onDelete { _ in count -= 1 }
              .onMove { _, _ in count += 1 }
              .dropDestination(for: String.self) { _, place in count = place }
          }
          .searchable(text: $text)
          .refreshable { count += 1 }
        }
        .tabItem { Text("Rows") }.tag(0)
        VStack {
          TextField("Text", text: $text).onSubmit { count += 1 }
          TextEditor(text: $text)
          Toggle("On", isOn: $isOn)
          Slider(value: $level, in: 0...1)
          Picker("Choice", selection: $choice) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
          Stepper("Count \(count)", value: $count, in: 0...10)
          Text("Drag").offset(place).gesture(DragGesture().onChanged { place = $0.translation })
          Text("Carry").draggable("carried")
          Text("Put").dropDestination(for: String.self) { words, _ in words == [text] }
          Text("Paste").pasteDestination(for: String.self) { text = $0.joined() }.copyable([text])
          Text("Tap").onTapGesture { count += 1 }.onLongPressGesture { isOn.toggle() }
          GeometryReader { room in Text("\(Int(room.size.width)) by \(Int(room.size.height))") }
          Button("Sheet") { isOn = true }.sheet(isPresented: $isOn) { Text("Level \(level)") }
        }
        .tabItem { Text("Controls") }.tag(1)
      }
    }
  }

  private static let numbers = [
    "0", "-0", "-1", "1", "7", "0.5", "1e3", "127", "128", "255", "256", "65536", "2147483647", "2147483648",
    "-2147483649", "4294967296", "9007199254740991", "9007199254740992", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "1e19", "1e38",
    "1e308", "-1e308", "1e309", "5e-324", "1e-400", "00", "+1", "NaN",
  ]
  private static let others = [
    "null", "true", "false", "\"\"", "\"x\"", "\"18446744073709551615\"", "\"\\u0000\"", "\"\\ud800\"",
    "\"\u{202E}<script>\"", "[]", "{}", "[[]]", "[1,2]", "[-1,-1]", "[1e308,1e308]", "[1e8,1e8]",
    "[0,0,1e308,1e308,true]",
    "[-1e8,0,1e8,0,false]", "[0,0,0,0,true]", "[1,2,3,4,5]", "{\"a\":1}",
    "\"\(String(repeating: "x", count: 5000))\"", "\"../../etc/passwd\"", "\"Europe/Berlin\"", "\"//evil.example\"",
  ]
  private static let values = numbers + others

  /// The answers' statuses; streams are left after their head.
  ///
  /// Whoever waits for an answer waits for the main actor, which other tests use too: the limit is one of time without end.
  private nonisolated func statuses(_ port: UInt16, _ requests: [String]) async -> [Int] {
    await Task.detached {
      requests.map { request in
        guard let connection = try? LoopbackConnection(port: port) else { return -1 }
        defer { connection.close() }
        try? connection.send(request)
        return (try? connection.readHead(within: 60))?.status ?? 0
      }
    }.value
  }

  private func started(_ content: @escaping @MainActor () -> some View = { Everything() }) throws -> WebServer {
    var options = WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "Fields")
    options.limits.eventsPerSecond = 1e9
    options.limits.eventBurst = 1e9
    options.limits.unclaimedPerAddress = 10
    let server = WebServer(options, content: content)
    try server.start()
    return server
  }

  private struct Visit {
    var host: String
    var cookie: String
    var token: String

    func post(_ path: String, _ body: String) -> String {
      "POST \(path) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nContent-Type: application/json\r\n"
        + "Cookie: \(cookie)\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }
  }

  private func visit(_ server: WebServer) async throws -> (Visit, PageSession) {
    let host = "127.0.0.1:\(server.boundAddress.port)"
    let port = server.boundAddress.port
    let known = Set(server.store.pages.keys)
    let answer = try await Task.detached {
      try LoopbackConnection(port: port).request("GET", "/", headers: ["Host": host, "Sec-Fetch-Site": "none"])
    }.value
    let cookie = String(try #require(answer["set-cookie"]).prefix { $0 != ";" })
    let page = try #require(server.store.pages.values.first { !known.contains($0.token) })
    return (Visit(host: host, cookie: cookie, token: page.token), page)
  }

  private func ids(_ page: PageSession) -> [UInt64] {
    page.session?.drawnIDs.map(\.rawValue) ?? []
  }

  private func expectServing(_ server: WebServer) async throws {
    let (_, page) = try await visit(server)
    #expect(page.session != nil)
  }

  @Test func theLargestFrameNumberIsRefused() async throws {
    let server = try started()
    defer { server.stop() }
    let (visit, _) = try await visit(server)
    for frame in ["18446744073709551615", "9223372036854775807", "9007199254740992"] {
      let body = "{\"t\":\"\(visit.token)\",\"s\":\(frame)}"
      #expect(await statuses(server.boundAddress.port, [visit.post(Address.stream, body)]) == [400], "\(frame)")
    }
    let largest = "{\"t\":\"\(visit.token)\",\"s\":9007199254740991}"
    #expect(await statuses(server.boundAddress.port, [visit.post(Address.stream, largest)]) == [200])
    try await expectServing(server)
  }

  @Test func noValueOfAFieldOfAStreamOrABatchHarms() async throws {
    let server = try started()
    defer { server.stop() }
    let (visit, _) = try await visit(server)
    var requests: [String] = []
    for value in Self.values {
      for field in ["t", "s", "w", "h", "d", "m", "l", "z"] {
        var fields = ["t": "\"\(visit.token)\"", "s": "0", "w": "800", "h": "600", "d": "false", "z": "\"UTC\""]
        fields[field] = value
        let body = "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
        requests.append(visit.post(Address.stream, body))
        requests.append(visit.post(Address.events, "{\"t\":\"\(visit.token)\",\"n\":1,\"e\":[[0,\"env\",\(body)]]}"))
      }
      for field in ["t", "s", "n", "e"] {
        var fields = ["t": "\"\(visit.token)\"", "s": "0", "n": "1", "e": "[[1,0]]"]
        fields[field] = value
        requests.append(
          visit.post(Address.events, "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"))
      }
      requests.append(visit.post(Address.end, "{\"t\":\(value)}"))
      requests.append(visit.post(Address.events, "{\"t\":\"\(visit.token)\",\"n\":1,\"e\":[[0,\"go\",\(value)]]}"))
    }
    let answers = await statuses(server.boundAddress.port, requests)
    #expect(Set(answers).isSubset(of: [200, 204, 400, 410, 429]), "\(Set(answers))")
    try await expectServing(server)
  }

  @Test func noValueOfAnEventHarmsAnyElement() async throws {
    let server = try started()
    defer { server.stop() }
    let (visit, page) = try await visit(server)
    let stream = try LoopbackConnection(port: server.boundAddress.port)
    let open = visit.post(Address.stream, "{\"t\":\"\(visit.token)\",\"s\":0}")
    try await Task.detached { try stream.send(open) }.value
    try await eventually("the page is live", seeing: page.stage) { page.stage == .live }
    var number = 1
    // The rows of one tab, then the controls of the other.
    for round in 0..<2 {
      var events: [String] = []
      let ids = ids(page)
      for id in ids.prefix(120) {
        guard let element = page.session?.drawnElement(NodeID(rawValue: id)) else { continue }
        for kind in EventKind.allCases where element.accepts.contains(kind) {
          events += Self.values.map { "[\(id),\(kind.rawValue),\($0)]" } + ["[\(id),\(kind.rawValue)]"]
        }
      }
      events += Self.values.flatMap { ["[\($0),0]", "[\(ids.last ?? 0),\($0)]", "[0,12,\($0)]", $0] }
      #expect(events.count > 500)
      // One by one where the JSON itself is wrong, else many at once.
      var requests: [String] = []
      for start in stride(from: 0, to: events.count, by: 1) {
        requests.append(
          visit.post(Address.events, "{\"t\":\"\(visit.token)\",\"s\":0,\"n\":\(number),\"e\":[\(events[start])]}"))
        number += 1
      }
      let answers = await statuses(server.boundAddress.port, requests)
      #expect(Set(answers).isSubset(of: [204, 400]), "\(Set(answers))")
      if round == 0 {
        let tabs = ids.first { id in
          if case .tabs? = page.session?.drawnElement(NodeID(rawValue: id))?.role { return true }
          return false
        }
        _ = await statuses(
          server.boundAddress.port,
          [
            visit.post(
              Address.events, "{\"t\":\"\(visit.token)\",\"s\":0,\"n\":\(number),\"e\":[[\(tabs ?? 0),3,1]]}")
          ])
        number += 1
        try await eventually("the other tab is drawn") { self.ids(page) != ids }
      }
    }
    stream.close()
    try await expectServing(server)
  }

  private static let texts =
    numbers + [
      "", " ", "é", "\u{7F}", "\"", "\\", ";;;;=", "a=b; a=c", "%", "%00", "%ff%fe", "../..", "//x", "[::1", "::",
      "1x1", "99999999999999999999x1", "-5x-5", "800x600", String(repeating: "a", count: 3000), "q=0", "gzip;q=1e400",
      "for=\"[::1]:99999\";proto=https", "none", "cross-site", "same-origin", "\"\\u0000\"",
    ]

  @Test func noValueOfAHeaderHarms() async throws {
    // Each of some 1,500 visits is painted.
    let server = try started { Text("Read it") }
    defer { server.stop() }
    let (visit, _) = try await visit(server)
    let names = [
      "Host", "Origin", "Cookie", "Content-Type", "Accept", "Accept-Encoding", "User-Agent", "Sec-Fetch-Site",
      "Sec-Fetch-Dest", "Sec-Fetch-Mode", "Sec-Purpose", "Sec-CH-Prefers-Color-Scheme", "Sec-CH-UA-Mobile",
      "Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP", "Via", "Authorization",
      "Expect", "Range", "If-None-Match", "Connection", "Upgrade",
    ]
    let requests = Self.texts.flatMap { text in
      names.map { name in
        var headers = ["Host": visit.host, "Cookie": visit.cookie, "Connection": "close"]
        headers[name] = text
        let head = headers.map { "\($0): \($1)\r\n" }.joined()
        return "GET / HTTP/1.1\r\n\(head)\r\n"
      }
    }
    try await expectAnswers(to: requests, from: server, good: 300)
  }

  @Test func noValueOfAnAddressHarms() async throws {
    let server = try started()
    defer { server.stop() }
    let (visit, _) = try await visit(server)
    let requests = Self.texts.flatMap { text in
      let value = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return [
        "/?-rows=\(value)", "/\(value)", "/-/rules-\(value).css", "/-/image/\(value)", "/-/document/\(value)",
        "/-/\(value)", "/?\(value)=\(value)", "/?access=\(value)",
      ].map { path in
        "GET \(path) HTTP/1.1\r\nHost: \(visit.host)\r\nCookie: viewport=\(value); \(visit.cookie)\r\nConnection: close\r\n\r\n"
      }
    }
    try await expectAnswers(to: requests, from: server, good: 40)
  }

  private func expectAnswers(to requests: [String], from server: WebServer, good: Int) async throws {
    let answers = await statuses(server.boundAddress.port, requests)
    // 0: the connection ended, or nothing came.
    let unanswered = zip(answers, requests).first { $0.0 <= 0 }?.1
    #expect(unanswered == nil && !answers.contains(500))
    #expect(answers.count { $0 == 200 } > good)
    try await expectServing(server)
  }
}
