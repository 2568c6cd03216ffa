import Foundation
import Testing

@testable import HTTPServer

@Suite struct ListenAddressTests {
  @Test(arguments: [
    ("127.0.0.1:8080", "127.0.0.1", 8080, "127.0.0.1:8080", true),
    ("[::1]:0", "::1", 0, "[::1]:0", true),
    ("localhost:8080", "localhost", 8080, "localhost:8080", true),
    (":8080", "127.0.0.1", 8080, "127.0.0.1:8080", true),
    ("0.0.0.0:80", "0.0.0.0", 80, "0.0.0.0:80", false),
    ("127.evil.example:1", "127.evil.example", 1, "127.evil.example:1", false),
  ])
  func readsHostAndPort(text: String, host: String, port: Int, shown: String, isLoopback: Bool) throws {
    let address = try ListenAddress(text)
    #expect(address == ListenAddress(host: host, port: UInt16(port)))
    #expect(address.description == shown)
    #expect(address.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "", "8080", "localhost", "localhost:", "localhost:http", "localhost:70000", "localhost:-1", "::1:80", "[::1]80",
    "[::1",
    "[localhost]:80", "a b:1", "evil\u{1b}[2J:80", "host:١٢", "http://x:80",
  ])
  func explainsWhatIsNoAddress(text: String) {
    let error = #expect(throws: ListenAddress.ParseError.self) { try ListenAddress(text) }
    #expect(error?.description.contains("127.0.0.1:8080") == true)
    #expect(error?.description.unicodeScalars.contains { $0.value < 0x20 } == false)
  }
}

@Suite struct RequestValueTests {
  @Test(arguments: [
    ("/", "/", "/", ""),
    ("/a%20b?c=d+e&f", "/a%20b", "/a b", "c=d e;f="),
    ("/%zz%4", "/%zz%4", "/%zz%4", ""),
    ("/%ff?%ff=1", "/%ff", "/\u{FFFD}", "\u{FFFD}=1"),
    ("http://host:1/p/q?x=%26", "/p/q", "/p/q", "x=&"),
    ("http://host", "/", "/", ""),
    ("*", "*", "*", ""),
    ("?a=1=2&&b=", "/", "/", "a=1=2;b="),
    ("/plus+stays", "/plus+stays", "/plus+stays", ""),
  ])
  func takesTheTargetApart(target: String, rawPath: String, path: String, query: String) {
    let parsed = RequestTarget(target)
    #expect(parsed.rawPath == rawPath)
    #expect(parsed.path == path)
    #expect(parsed.query.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: ";") == query)
  }

  @Test func readsAnyBytesAsTargetWithoutACrash() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("/?&=%#+ab:é\u{0}2F".unicodeScalars)
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      #expect(!RequestTarget(text).rawPath.isEmpty)
    }
  }

  @Test func findsHeadersWithoutRegardToCaseAndKeepsThemOnOneLine() {
    var headers: HTTPHeaders = ["Content-Type": "text/plain", "X-A": "1\r\nSet-Cookie: evil=1\u{7f}"]
    headers.add("x-a", "2")
    headers.add("bad name", "x")
    headers.add("", "x")
    #expect(headers["content-TYPE"] == "text/plain")
    #expect(headers.values("X-a") == ["1  Set-Cookie: evil=1 ", "2"])
    #expect(headers.lines.count == 3)
    headers["X-A"] = nil
    #expect(headers.values("x-a").isEmpty)
  }

  @Test(arguments: [
    ("a=1; b=2", "b", "2"), ("a=1; a=2", "a", "1"), ("a=\"q\"", "a", "q"), ("ab=1;a=2", "a", "2"), ("a", "a", nil),
    (" a=x=y ;b", "a", "x=y "), ("=1", "", "1"),
  ])
  func readsCookies(line: String, name: String, value: String?) {
    let request = HTTPRequest(
      method: "GET", rawPath: "/", path: "/", query: HTTPQuery(""), headers: ["Cookie": line], body: Data(),
      remoteAddress: "")
    #expect(request.cookie(name) == value)
  }
}

@Suite struct StreamBufferTests {
  @Test func deliversEveryByteInOrderWhateverTheBlockSize() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<80 {
      var buffer = StreamBuffer()
      var expected = Data()
      var delivered = Data()
      for _ in 0..<80 {
        if Bool.random(using: &random) {
          let chunk = Data(
            (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
          if buffer.append(chunk, limit: 300) == .accepted { expected += chunk }
        } else {
          delivered += take(&buffer, Int.random(in: 1...64, using: &random)) ?? Data()
        }
        #expect(buffer.queuedBytes <= 300)
      }
      buffer.end(.finished)
      #expect(buffer.append(Data([1]), limit: 300) == .closed)
      while let more = take(&buffer, 7) { delivered += more }
      #expect(delivered == expected)
      #expect(buffer.queuedBytes == 0)
    }
  }

  @Test func countsBytesAsQueuedUntilTheNextTake() {
    var buffer = StreamBuffer()
    #expect(buffer.append(Data([1, 2, 3]), limit: 3) == .accepted)
    #expect(buffer.append(Data([4]), limit: 3) == .full)
    #expect(take(&buffer, 2) == Data([1, 2]))
    #expect(buffer.queuedBytes == 3)
    #expect(take(&buffer, 2) == Data([3]))
    #expect(buffer.queuedBytes == 1)
    #expect(take(&buffer, 2) == Data())
    #expect(buffer.queuedBytes == 0)
  }

  @Test func losesWhatIsQueuedWhenCut() {
    var buffer = StreamBuffer()
    #expect(buffer.append(Data([1]), limit: 9) == .accepted)
    buffer.end(.aborted)
    #expect(buffer.queuedBytes == 0)
    var byte: UInt8 = 0
    #expect(withUnsafeMutableBytes(of: &byte) { buffer.take(into: $0) } == .cut)
  }

  /// `nil` at the end, empty where nothing is there yet.
  private func take(_ buffer: inout StreamBuffer, _ count: Int) -> Data? {
    var bytes = [UInt8](repeating: 0, count: count)
    switch bytes.withUnsafeMutableBytes({ buffer.take(into: $0) }) {
    case .bytes(let count): return Data(bytes[..<count])
    case .nothingYet: return Data()
    case .end, .cut: return nil
    }
  }
}
