import FaultyServer
import Foundation
import Testing

@testable import SwiftUI

/// Pictures for the terminal from servers that behave and servers that do not. What is waited for although it need not be goes beyond the
/// suite's time.
@Suite(.timeLimit(.minutes(4)))
struct PictureDownloadTests {
  private static func answer(_ body: String, status: String = "200 OK", _ headers: String = "") -> [RawServer.Step] {
    [.send("HTTP/1.1 \(status)\r\nConnection: close\r\n\(headers)\r\n\(body)")]
  }

  private static func server() throws -> RawServer {
    try RawServer { head in
      switch head.split(separator: " ").dropFirst().first ?? "" {
      case "/small": answer("a picture", "Content-Length: 9\r\n")
      case "/moved": answer("", status: "302 Found", "Location: /small\r\n")
      case "/around": answer("", status: "302 Found", "Location: /around\r\n")
      case "/nowhere": answer("", status: "302 Found")
      case "/to-a-file": answer("", status: "302 Found", "Location: file:///etc/hostname\r\n")
      case "/to-ftp": answer("", status: "302 Found", "Location: ftp://127.0.0.1/small\r\n")
      case "/announced": answer("x", "Content-Length: 20000000\r\n") + [.hold]
      case "/endless": answer("") + [.endless(String(repeating: "x", count: 4096))]
      case "/slow": answer("some", "Content-Length: 9\r\n") + [.hold]
      case "/silent": [.hold]
      case "/cut": answer("some", "Content-Length: 9\r\n")
      default: answer("a picture", status: "404 Not Found")
      }
    }
  }

  private static func load(_ path: String, _ server: RawServer, seconds: Double = 3600) async throws -> String? {
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/\(path)"))
    return await PictureDownload.data(at: url, limit: 1_000_000, seconds: seconds)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["small", "moved"]) func aPictureComesAlsoFromElsewhere(path: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    #expect(try await Self.load(path, server) == "a picture")
  }

  @Test(arguments: ["missing", "around", "nowhere", "to-a-file", "to-ftp", "cut"])
  func whatIsNoPictureOrLeadsAwayIsNothing(path: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    #expect(try await Self.load(path, server) == nil)
  }

  @Test(arguments: ["announced", "endless"]) func tooLargeEndsWhileItIsUnderWay(path: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    #expect(try await Self.load(path, server) == nil)
  }

  @Test(arguments: ["slow", "silent"]) func tooLateIsNothing(path: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    #expect(try await Self.load(path, server, seconds: 0.5) == nil)
  }

  @Test(arguments: ["file:///etc/hostname", "ftp://127.0.0.1/a", "data:text/plain,a"])
  func onlyTheWebIsAsked(address: String) async throws {
    let url = try #require(URL(string: address))
    #expect(await PictureDownload.data(at: url) == nil)
  }
}
