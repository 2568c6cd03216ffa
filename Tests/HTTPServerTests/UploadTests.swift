import Eventually
import Foundation
import HTTPServer
import LoopbackClient
import Testing

/// Files that come with a form.
@Suite(.timeLimit(.minutes(5))) struct UploadTests {
  private static let boundary = "----x7"

  private func form(_ content: Data, field: String = "file\"; filename=\"library.json") -> Data {
    Data("--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"other\"\r\n\r\nvalue\r\n".utf8)
      + Data("--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"\(field)\"\r\n\r\n".utf8)
      + content + Data("\r\n--\(Self.boundary)--\r\n".utf8)
  }

  /// A server that says what has become of each upload.
  private func withUploads(bytes: Int, _ test: (HTTPServer, URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-uploads-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var limits = HTTPServerLimits()
    limits.bodyBytes = 1000
    limits.droppedBytes = 100_000
    var rule = UploadRule(path: "/bring", bytes: bytes, folder: folder) { $0.query["key"] == "right" }
    rule.atOnce = 1
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0), limits: limits, uploads: [rule]) {
      request, responder in
      switch request.upload {
      case .success(let file): responder.respond(HTTPResponse(body: (try? file.contents()) ?? Data("unreadable".utf8)))
      case .failure(let problem): responder.respond(.plain(400, "\(problem)"))
      case nil: responder.respond(.text("no upload, \(request.body.count) bytes"))
      }
    }
    try server.start()
    defer { server.stop() }
    try await test(server, folder)
  }

  private func post(_ body: Data, to path: String = "/bring?key=right", _ port: UInt16) throws
    -> LoopbackConnection.Response
  {
    try LoopbackConnection(port: port).request(
      "POST", path, headers: ["Content-Type": "multipart/form-data; boundary=\(Self.boundary)"], body: body)
  }

  @Test func aFileArrivesAsItIsAndLeavesNothingBehind() async throws {
    try await withUploads(bytes: 8 << 20) { server, folder in
      let port = server.boundAddress.port
      var bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      bytes.append(contentsOf: "\r\n--\(Self.boundary.dropLast())\r\n\r\n--".utf8)
      for content in [bytes, Data(), Data("{}".utf8)] {
        let answer = try post(form(content), port)
        #expect(answer.status == 200)
        let isSame = answer.body == content
        #expect(isSame, "\(answer.body.count) of \(content.count)")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test func whatIsTooLargeOrNoFileIsToldAfterItHasCome() async throws {
    try await withUploads(bytes: 100_000) { server, _ in
      let port = server.boundAddress.port
      for (body, told) in [
        (form(Data(count: 300_000)), "tooLarge(limit: 100000)"), (form(Data("x".utf8), field: "file"), "noFile"),
        (Data("no form".utf8), "noFile"), (form(Data("cut".utf8)).dropLast(12), "noFile"),
      ] {
        let answer = try post(body, port).text
        #expect(answer.contains(told))
      }
      #expect(throws: LoopbackConnection.Failure.self) { try post(form(Data(count: 900_000)), port) }
      let whole = try post(form(Data("whole".utf8)), port).text
      #expect(whole == "whole")
    }
  }

  @Test func whoMayNotBringFilesHasTheUsualLimits() async throws {
    try await withUploads(bytes: 8 << 20) { server, _ in
      let port = server.boundAddress.port
      let small = try post(form(Data("x".utf8)), to: "/bring?key=wrong", port).text
      #expect(small.hasPrefix("no upload"))
      for path in ["/bring?key=wrong", "/elsewhere?key=right"] {
        let status = try post(form(Data(count: 50_000)), to: path, port).status
        #expect(status == 413)
      }
      #expect(throws: LoopbackConnection.Failure.self) {
        try post(form(Data(count: 900_000)), to: "/bring?key=wrong", port)
      }
    }
  }

  @Test func oneTooManyIsToldAndThePlaceIsFreeAgain() async throws {
    try await withUploads(bytes: 8 << 20) { server, _ in
      let port = server.boundAddress.port
      let head =
        "POST /bring?key=right HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=\(Self.boundary)\r\n"
      let first = try LoopbackConnection(port: port)
      let body = form(Data("first".utf8))
      try first.send(Data((head + "Content-Length: \(body.count)\r\n\r\n").utf8) + body.prefix(20))
      try await eventually("the first file is on its way") { server.uploadCount == 1 }
      let second = try post(form(Data("second".utf8)), port).text
      #expect(second.contains("tooMany"))
      try first.send(body.dropFirst(20))
      #expect(try first.readResponse().text == "first")
      let third = try post(form(Data("third".utf8)), port).text
      #expect(third == "third")
    }
  }

  /// The end of the stream comes with the last bytes, or after them.
  @Test(arguments: [false, true]) func whoLeavesInTheMiddleHoldsNoPlace(later: Bool) async throws {
    try await withUploads(bytes: 8 << 20) { server, _ in
      let body = form(Data("cut".utf8))
      let head = "POST /bring?key=right HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.count)\r\n"
      for _ in 0..<5 {
        let left = try LoopbackConnection(port: server.boundAddress.port)
        try left.send(
          Data((head + "Content-Type: multipart/form-data; boundary=\(Self.boundary)\r\n\r\n").utf8) + body.prefix(20))
        if later { try await eventually("the file is on its way") { server.uploadCount == 1 } }
        left.close()
        try await eventually("the connection is gone", within: .seconds(20)) { server.connectionCount == 0 }
        #expect(server.uploadCount == 0)
      }
    }
  }
}
