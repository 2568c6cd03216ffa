import Eventually
import Foundation
import KioskRunning
import LoopbackClient
import Testing

/// The recipes for proxies, with the real servers over TLS and HTTP/2.
@Suite(.timeLimit(.minutes(4)), .serialized)
struct ProxyTests {
  enum Proxy: String, CaseIterable, Sendable {
    case nginx, caddy

    var program: String { self == .nginx ? "/usr/sbin/nginx" : "/usr/bin/caddy" }
    var recipe: String { self == .nginx ? "nginx.conf" : "Caddyfile" }
  }

  private static let recipes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/serving")

  /// Kiosk behind a proxy, in a folder of its own.
  private final class World {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proxy-\(UUID())")
    let port = UInt16.random(in: 20_000...30_000)
    private(set) var kiosk: KioskProcess?
    private var proxy: KioskProcess?

    var socket: String { folder.appendingPathComponent("kiosk.socket").path }
    var environment: [String: String] {
      ["XDG_STATE_HOME": folder.appendingPathComponent("state").path, "HOME": folder.path]
    }

    init(_ kind: Proxy) async throws {
      try #require(
        FileManager.default.isExecutableFile(atPath: kind.program),
        "No \(kind) is installed; on Debian: apt-get install \(kind)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      chmod(folder.path, 0o755)
      let made = try await KioskProcess(
        program: URL(fileURLWithPath: "/usr/bin/openssl"),
        [
          "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
          "/CN=news.example.org", "-addext", "subjectAltName=DNS:news.example.org", "-keyout",
          folder.appendingPathComponent("key.pem").path, "-out", folder.appendingPathComponent("cert.pem").path,
        ]
      ).ended()
      #expect(made.code == 0, "\(made)")
      try await startKiosk()
      try startProxy(kind)
    }

    func startKiosk() async throws {
      let kiosk = try KioskProcess(
        [
          "serve", "--demo", "--no-open", "--listen", "unix:\(socket)", "--name", "news.example.org", "--behind-proxy",
        ], environment: environment)
      self.kiosk = kiosk
      try await kiosk.until("it listens") { kiosk.outputSoFar.contains("Kiosk is at \(socket)") }
    }

    func stopKiosk() async throws {
      kiosk?.send(signal: SIGTERM)
      #expect(try await kiosk?.ended().code == 0)
      #expect(!FileManager.default.fileExists(atPath: socket))
    }

    private func startProxy(_ kind: Proxy) throws {
      var text = try String(contentsOf: ProxyTests.recipes.appending(path: kind.recipe), encoding: .utf8)
      let (key, certificate) = (folder.path + "/key.pem", folder.path + "/cert.pem")
      text = text.replacing("/run/kiosk/kiosk.socket", with: socket)
      let file = folder.appendingPathComponent("proxy.conf")
      switch kind {
      case .nginx:
        text = text.replacing("/etc/letsencrypt/live/news.example.org/fullchain.pem", with: certificate)
          .replacing("/etc/letsencrypt/live/news.example.org/privkey.pem", with: key)
          .replacing("listen 443", with: "listen 127.0.0.1:\(port)").replacing(
            "listen [::]:443", with: "listen [::1]:\(port)")
        let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \(folder.path)/\($0);" }
        text =
          "daemon off; master_process off; pid \(folder.path)/pid; error_log stderr;\nevents {}\nhttp { access_log off; "
          + paths.joined(separator: " ") + "\n" + text + "\n}\n"
        try text.write(to: file, atomically: true, encoding: .utf8)
        proxy = try KioskProcess(
          program: URL(fileURLWithPath: kind.program), ["-c", file.path, "-p", folder.path, "-e", "stderr"])
      case .caddy:
        text = text.replacing(
          "news.example.org {",
          with: "https://news.example.org:\(port) {\n\tbind 127.0.0.1\n\ttls \(certificate) \(key)")
        text = "{\n\tadmin off\n\tauto_https off\n\tstorage file_system \(folder.path)/caddy\n}\n" + text
        try text.write(to: file, atomically: true, encoding: .utf8)
        proxy = try KioskProcess(
          program: URL(fileURLWithPath: kind.program), ["run", "--adapter", "caddyfile", "--config", file.path],
          environment: ["HOME": folder.path])
      }
    }

    /// What `curl` says of one request to the proxy: the status and the protocol, then head and body.
    func curl(_ path: String, _ more: [String] = []) async throws -> (code: String, text: String) {
      let ended = try await started(path, ["--max-time", "15"] + more).ended(within: 30)
      let lines = ended.output.split(separator: "\n", omittingEmptySubsequences: false)
      return (lines.last.map(String.init) ?? "", ended.output)
    }

    /// A request that is under way.
    func started(_ path: String, _ more: [String]) throws -> KioskProcess {
      try KioskProcess(
        program: URL(fileURLWithPath: "/usr/bin/curl"),
        [
          "-sS", "-i", "--http2", "--cacert", folder.path + "/cert.pem", "--resolve",
          "news.example.org:\(port):127.0.0.1", "-w", "\n%{http_code} %{http_version}",
          "https://news.example.org:\(port)\(path)",
        ] + more)
    }

    func stop() async {
      kiosk?.send(signal: SIGTERM)
      proxy?.send(signal: SIGTERM)
      _ = try? await kiosk?.ended()
      _ = try? await proxy?.ended()
      try? FileManager.default.removeItem(at: folder)
    }

    var secret: String {
      let text = (try? String(contentsOfFile: folder.path + "/state/kiosk/access", encoding: .utf8)) ?? ""
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private func withWorld(_ kind: Proxy, _ body: (World) async throws -> Void) async throws {
    let world = try await World(kind)
    do {
      try await eventually("the proxy answers") { try await world.curl("/-/health").code == "200 2" }
      try await body(world)
    } catch {
      await world.stop()
      throw error
    }
    await world.stop()
  }

  private func cookie(_ text: String, _ name: String) -> String? {
    text.split(whereSeparator: \.isNewline).first { $0.lowercased().hasPrefix("set-cookie: \(name)") }
      .map { String($0.dropFirst("set-cookie: ".count).prefix { $0 != ";" }) }
  }

  @Test(arguments: Proxy.allCases) func aReaderComesInByTheSecretAndStaysThroughARestart(_ kind: Proxy) async throws {
    try await withWorld(kind) { world in
      // A stranger at the door.
      let stranger = try await world.curl("/place/hn")
      #expect(stranger.code == "401 2", "\(stranger.text)")
      #expect(!stranger.text.contains("Hacker News"))
      #expect(
        try await world.curl("/", ["-H", "X-Forwarded-For: 127.0.0.1", "-H", "Forwarded: for=127.0.0.1"]).code
          == "401 2")
      #expect(try await world.curl("/", ["-H", "Host: evil.example"]).code.hasPrefix("401") == false)
      // The owner's address.
      let opened = try await world.curl("/?access=\(world.secret)")
      #expect(opened.code == "303 2", "\(opened.text)")
      let pass = try #require(cookie(opened.text, "access-0"))
      #expect(opened.text.contains("HttpOnly; SameSite=Lax; Secure"))
      let page = try await world.curl("/", ["-H", "Cookie: \(pass)", "-H", "Sec-Fetch-Site: none", "--compressed"])
      #expect(page.code == "200 2" && page.text.contains("Hacker News"), "\(page.text)")
      // Its event stream comes through as it is sent.
      let browser = try #require(cookie(page.text, "live-0"))
      let meta = try #require(page.text.range(of: "name=\"live\" content=\""))
      let token = String(page.text[meta.upperBound...].prefix { $0 != " " })
      let stream = try world.started(
        "/-/live",
        [
          "-N", "-X", "POST", "-H", "Cookie: \(pass); \(browser)", "-H",
          "Origin: https://news.example.org:\(world.port)", "-H", "Content-Type: application/json", "-d",
          "{\"t\":\"\(token)\",\"s\":0,\"w\":700,\"h\":900}",
        ])
      try await stream.until("the first frame comes through") {
        stream.outputSoFar.contains("text/event-stream") && stream.outputSoFar.contains("\ndata:[")
      }
      stream.send(signal: SIGKILL)
      // Another site's name in the origin.
      let foreign = try await world.curl(
        "/-/events",
        [
          "-H", "Cookie: \(pass); \(browser)", "-H", "Origin: https://evil.example", "-H",
          "Content-Type: application/json", "-d", "{}",
        ])
      #expect(foreign.code == "403 2")
      // A restart.
      try await world.stopKiosk()
      #expect(try await world.curl("/").code == "502 2")
      try await world.startKiosk()
      let again = try await world.curl("/", ["-H", "Cookie: \(pass)", "-H", "Sec-Fetch-Site: none"])
      #expect(again.code == "200 2" && again.text.contains("Hacker News"), "\(again.text)")
      // Thrown out.
      let new = try await KioskProcess.run(["access", "--new"], environment: world.environment)
      #expect(new.code == 0 && new.output.hasPrefix("https://news.example.org/?access="), "\(new)")
      try await world.kiosk?.until("the secret is read again") { world.secret != "" }
      var code = ""
      try await eventually("who came in by the old secret is out", seeing: code) {
        code = try await world.curl("/", ["-H", "Cookie: \(pass)"]).code
        return code == "401 2"
      }
    }
  }

  /// The statuses of what came on one connection, which must be whole answers and nothing else.
  private func statuses(_ received: Data) throws -> [Int] {
    struct NoAnswer: Error { var rest: String }
    var rest = received[...]
    var found: [Int] = []
    while !rest.isEmpty {
      let end = try #require(rest.firstRange(of: Data("\r\n\r\n".utf8)))
      let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      guard head[0].hasPrefix("HTTP/1."), let status = Int(head[0].dropFirst(9).prefix(3)) else {
        throw NoAnswer(rest: String(decoding: rest, as: UTF8.self))
      }
      found.append(status)
      rest = rest[end.upperBound...]
      if let length = head.first(where: { $0.lowercased().hasPrefix("content-length: ") }) {
        rest = rest.dropFirst(Int(length.dropFirst("content-length: ".count)) ?? 0)
      } else if head.contains(where: { $0.lowercased() == "transfer-encoding: chunked" }) {
        let last = try #require(rest.firstRange(of: Data("\r\n0\r\n\r\n".utf8)))
        rest = rest[last.upperBound...]
      } else {
        rest = rest[rest.endIndex...]
      }
    }
    return found
  }

  @Test(arguments: Proxy.allCases) func aMalformedRequestGetsOneAnswerThroughAProxy(_ kind: Proxy) async throws {
    try await withWorld(kind) { world in
      let host = "news.example.org"
      for (number, shape) in MalformedRequest.all.enumerated() {
        let behind = MalformedRequest.smuggled.replacing("Host: x\r\n", with: "Host: \(host)\r\nConnection: close\r\n")
        let file = world.folder.appendingPathComponent("malformed-\(number)")
        try Data((shape.text(host: host) + behind).utf8).write(to: file)
      }
      let command =
        "ls \(world.folder.path)/malformed-* | xargs -P 8 -I FILE sh -c 'timeout 5 openssl s_client -quiet -connect "
        + "127.0.0.1:\(world.port) -servername \(host) < FILE > FILE.answer 2>/dev/null || true'"
      let asked = try await KioskProcess(program: URL(fileURLWithPath: "/bin/sh"), ["-c", command]).ended(within: 60)
      #expect(asked.code == 0, "\(asked)")
      for (number, shape) in MalformedRequest.all.enumerated() {
        let answer = try Data(contentsOf: world.folder.appendingPathComponent("malformed-\(number).answer"))
        let found = try statuses(answer)
        // A proxy may put a request in order, or leave it to Kiosk to refuse one whose end is clear. Then what follows is another
        // one of this client.
        #expect((1...2).contains(found.count), "\(shape.name): \(found)")
        // Whatever a proxy says itself, such as Caddy's empty 200 for a name it does not serve: no page of Kiosk comes out.
        #expect(!String(decoding: answer, as: UTF8.self).contains("name=\"live\""), "\(shape.name)")
      }
      #expect(try await world.curl("/-/health").code == "200 2")
      #expect(try await world.curl("/").code == "401 2")
    }
  }

  @Test(arguments: Proxy.allCases) func nothingIsSmuggledThrough(_ kind: Proxy) async throws {
    try await withWorld(kind) { world in
      // Whatever the proxy makes of it, the next reader's answer is their own.
      for words in [
        [
          "-H", "Transfer-Encoding: chunked", "-H", "Content-Length: 4", "-d",
          "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n",
        ],
        ["--http1.1", "-H", "Transfer-Encoding: xchunked", "-d", "0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n"],
        ["--http1.1", "-H", "Content-Length: 4", "-d", "abcdGET /smuggled HTTP/1.1\r\n\r\n"],
        ["--http1.1", "-H", "Content-Length : 4", "-d", "abcdGET /smuggled HTTP/1.1\r\n\r\n"],
        ["--request-target", "http://evil.example/"],
      ] {
        _ = try? await world.curl("/-/sign-in", words + ["--max-time", "2"])
        let health = try await world.curl("/-/health").code
        let next = try await world.curl("/").code
        #expect(health == "200 2")
        #expect(next == "401 2")
      }
    }
  }
}
