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
  private func withUploads(bytes: Int, _ test: (UInt16, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-uploads-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var limits = HTTPServerLimits()
    limits.bodyBytes = 1000
    limits.droppedBytes = 100_000
    var rule = UploadRule(path: "/bring", bytes: bytes, folder: folder) { $0.query["key"] == "right" }
    rule.atOnce = 1
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0), limits: limits, uploads: rule) {
      request, responder in
      switch request.upload {
      case .success(let file): responder.respond(HTTPResponse(body: (try? file.contents()) ?? Data("unreadable".utf8)))
      case .failure(let problem): responder.respond(.plain(400, "\(problem)"))
      case nil: responder.respond(.text("no upload, \(request.body.count) bytes"))
      }
    }
    try server.start()
    defer { server.stop() }
    try test(server.boundAddress.port, folder)
  }

  private func post(_ body: Data, to path: String = "/bring?key=right", _ port: UInt16) throws
    -> LoopbackConnection.Response
  {
    try LoopbackConnection(port: port).request(
      "POST", path, headers: ["Content-Type": "multipart/form-data; boundary=\(Self.boundary)"], body: body)
  }

  @Test func aFileArrivesAsItIsAndLeavesNothingBehind() throws {
    try withUploads(bytes: 8 << 20) { port, folder in
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

  @Test func whatIsTooLargeOrNoFileIsToldAfterItHasCome() throws {
    try withUploads(bytes: 100_000) { port, _ in
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

  @Test func whoMayNotBringFilesHasTheUsualLimits() throws {
    try withUploads(bytes: 8 << 20) { port, _ in
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

  @Test func oneTooManyIsToldAndThePlaceIsFreeAgain() throws {
    try withUploads(bytes: 8 << 20) { port, _ in
      let head =
        "POST /bring?key=right HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=\(Self.boundary)\r\n"
      let first = try LoopbackConnection(port: port)
      let body = form(Data("first".utf8))
      try first.send(Data((head + "Content-Length: \(body.count)\r\n\r\n").utf8) + body.prefix(20))
      let deadline = ContinuousClock.now + .seconds(30)
      while try !post(form(Data("second".utf8)), port).text.contains("tooMany") {
        try #require(ContinuousClock.now < deadline)
      }
      try first.send(body.dropFirst(20))
      #expect(try first.readResponse().text == "first")
      let third = try post(form(Data("third".utf8)), port).text
      #expect(third == "third")
      let left = try LoopbackConnection(port: port)
      try left.send(Data((head + "Content-Length: \(body.count)\r\n\r\n").utf8) + body.prefix(20))
      left.close()
      let end = ContinuousClock.now + .seconds(30)
      while try post(form(Data("fourth".utf8)), port).text != "fourth" { try #require(ContinuousClock.now < end) }
    }
  }
}
