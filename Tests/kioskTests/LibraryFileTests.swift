import Foundation
import KioskRunning
import Library
import LoopbackClient
import Testing

/// The library as a file, in the page.
@Suite(.timeLimit(.minutes(4)))
struct LibraryFileTests {
  private static let boundary = "x7"

  private struct Server {
    let world: SampleWorld
    let kiosk: KioskProcess
    let port: UInt16
    var cookie = ""

    init() async throws {
      world = try SampleWorld()
      kiosk = try KioskProcess(["serve", "--no-open", "--listen", "127.0.0.1:0"], environment: world.environment)
      let address = try await ReaderPage.address(of: kiosk)
      port = UInt16(address.split(separator: ":").last ?? "") ?? 0
    }

    func get(_ path: String) throws -> LoopbackConnection.Response {
      try LoopbackConnection(port: port).request(
        "GET", path, headers: ["Host": "127.0.0.1:\(port)", "Sec-Fetch-Site": "none", "Cookie": cookie])
    }

    func end() {
      kiosk.send(signal: SIGKILL)
      world.stop()
    }

    /// Where the form leads; keeps the cookie that came with it.
    mutating func form() throws -> String {
      let page = try get("/-/bring/kiosk-library.json")
      if let given = page["set-cookie"] { cookie = String(given.prefix { $0 != ";" }) }
      let start = try #require(page.text.firstRange(of: "action=\"")?.upperBound)
      return String(page.text[start...].prefix { $0 != "\"" })
    }

    func bring(_ file: Data, to action: String, origin: String? = nil) throws -> LoopbackConnection.Response {
      let body =
        Data("--x7\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.json\"\r\n\r\n".utf8) + file
        + Data("\r\n--x7--\r\n".utf8)
      return try LoopbackConnection(port: port).request(
        "POST", action,
        headers: [
          "Host": "127.0.0.1:\(port)", "Origin": origin ?? "http://127.0.0.1:\(port)", "Cookie": cookie,
          "Content-Type": "multipart/form-data; boundary=x7",
        ], body: body)
    }
  }

  private func file(_ count: Int) -> Data {
    let records = (0..<count).map { "{\"kind\":\"read\",\"key\":\"hn:\($0 + 1)\",\"value\":1800000000}" }
    return Data(("{\"kiosk-library\":1,\"records\":[" + records.joined(separator: ",\n") + "]}").utf8)
  }

  @Test func anyLibraryGoesInAndOutAsAFile() async throws {
    var server = try await Server()
    defer { server.end() }
    let action = try server.form()
    // Far beyond what events may carry.
    let library = file(20_000)
    let taken = try server.bring(library, to: action)
    #expect(taken.status == 200 && taken.text.contains("Imported 20000 records."), "\(taken.status) \(taken.text)")
    let again = try server.bring(library, to: action)
    #expect(again.text.contains("Nothing new in it."))
    let saved = try server.get("/-/file/kiosk-library.json")
    #expect(saved["content-disposition"] == "attachment; filename=\"kiosk-library.json\"")
    #expect(saved["cache-control"] == "no-store")
    let records = try LibraryFile.records(in: saved.body)
    #expect(records.count == 20_000)
  }

  @Test func whatIsNoLibraryChangesNothingAndIsTold() async throws {
    var server = try await Server()
    defer { server.end() }
    let action = try server.form()
    let broken = Data(String(decoding: file(3), as: UTF8.self).replacing("hn:3", with: "nobody").utf8)
    for (body, status, told) in [
      (Data("no library".utf8), 422, "This is not JSON."), (broken, 422, "Record 3 cannot be read"),
      (Data(count: LibraryFile.largest + 1000), 413, "larger than 256 MB"),
    ] {
      let answer = try server.bring(body, to: action)
      #expect(answer.status == status && answer.text.contains(told), "\(answer.status) \(answer.text)")
      // The form is there again.
      #expect(answer.text.contains("<input type=\"file\""))
    }
    let saved = try server.get("/-/file/kiosk-library.json")
    #expect(try LibraryFile.records(in: saved.body).isEmpty)
  }

  @Test func savedThingsAreGivenOutAsBooksToTheReaderAlone() async throws {
    var server = try await Server()
    defer { server.end() }
    let action = try server.form()
    let item = "{\"key\":\"hn:7\",\"title\":\"A <folder>\",\"origin\":\"x.example\",\"date\":1,\"labels\":[\"a+b\"]}"
    let library = "{\"kiosk-library\":1,\"records\":[{\"kind\":\"saved\",\"key\":\"hn:7\",\"value\":\(item)}]}"
    #expect(try server.bring(Data(library.utf8), to: action).status == 200)
    let page = try server.get("/-/made/kiosk-saved.html?kind=story&label=a%2Bb")
    #expect(page.status == 200 && page.text.contains("A &lt;folder&gt;"), "\(page.status) \(page.text)")
    #expect(page["content-disposition"] == "attachment; filename=\"kiosk-saved.html\"")
    #expect(page["cache-control"] == "no-store")
    let book = try server.get("/-/made/kiosk-saved.epub?key=hn:7")
    #expect(book["content-type"] == "application/epub+zip" && book.body.starts(with: [0x50, 0x4B, 3, 4]))
    for nothing in [
      "kiosk-saved.epub?kind=song", "kiosk-saved.epub?key=hn:8", "kiosk-saved.epub?key=",
      "kiosk-saved.html?words=zebra",
      "kiosk-saved.pdf", "", "../file/kiosk-library.json",
    ] {
      #expect(try server.get("/-/made/\(nothing)").status >= 400, "\(nothing)")
    }
    let link = try LoopbackConnection(port: server.port).request(
      "GET", "/-/made/kiosk-saved.html",
      headers: [
        "Host": "127.0.0.1:\(server.port)", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "document",
      ])
    #expect(link.status >= 400 && !link.text.contains("folder"))
  }

  @Test func onlyAFormOfThisBrowserIsTaken() async throws {
    var server = try await Server()
    defer { server.end() }
    let action = try server.form()
    let foreign = try server.bring(file(1), to: action, origin: "http://evil.example")
    #expect(foreign.status == 403)
    let unkeyed = try server.bring(file(1), to: "/-/bring/kiosk-library.json?key=0123456789abcdef0123456789abcdef")
    #expect(unkeyed.status == 403 && unkeyed.text.contains("nothing has changed"), "\(unkeyed.text)")
    var other = server
    other.cookie = ""
    let stolen = try other.bring(file(1), to: action)
    #expect(stolen.status == 403)
    let link = try LoopbackConnection(port: server.port).request(
      "GET", "/-/file/kiosk-library.json",
      headers: [
        "Host": "127.0.0.1:\(server.port)", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "document",
      ])
    #expect(link.status == 403 && link["content-disposition"] == nil)
    let saved = try server.get("/-/file/kiosk-library.json")
    #expect(try LibraryFile.records(in: saved.body).isEmpty)
  }
}
