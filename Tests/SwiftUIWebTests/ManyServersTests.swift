import CryptoKit
import Foundation
import LoopbackClient
import SwiftUI
import Testing

@testable import SwiftUIWeb

/// Servers begin and end in one process.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct ManyServersTests {
  @Test func moreThanAHundredServersAnswerOneAfterTheOther() async throws {
    for _ in 0..<120 {
      let server = WebServer(WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "App")) {
        Text("content")
      }
      try server.start()
      let port = server.boundAddress.port
      let headers = ["Host": "127.0.0.1:\(port)"]
      let answer = try await Task.detached {
        try LoopbackConnection(port: port).request("GET", "/", headers: headers)
      }.value
      server.stop()
      #expect(answer.status == 200)
      if answer.status != 200 { return }
    }
  }

  @Test func theDoorsPagesCarryTheStyleThatTheirPolicyNames() async throws {
    let pages = DoorPages(title: "App", language: PageLanguage(Locale(identifier: "en")), script: "/-/arrival-x.js")
    let answer = pages.signIn(status: 401, to: "/")
    let text = String(decoding: answer.body, as: UTF8.self)
    let style = try #require(text.firstMatch(of: /<style>([^<]*)<\/style>/)?.1)
    #expect(style == ClientScript.text(PackageResources.door_css))
    let hash = Data(SHA256.hash(data: Data(style.utf8))).base64EncodedString()
    #expect(answer.headers["Content-Security-Policy"]?.contains("'sha256-\(hash)'") == true)
    #expect(DoorScripts.arrival.contains("location.replace") && !DoorScripts.arrival.contains("//"))
    #expect(DoorScripts.still.contains("location.reload"))
  }
}
