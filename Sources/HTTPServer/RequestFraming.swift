/// What a head must be before anything of it is believed (RFC 9112).
///
/// Two readers of one connection that disagree about where a request ends let the rest of it pass as a second one. So whatever
/// could be read in two ways is refused, and the connection ends with the answer.
struct RequestFraming {
  var method: String
  var target: String
  var version: String
  /// As received, names that are no tokens included.
  var lines: [(name: String, value: String)]

  /// Why the request is refused; nil where it is in order.
  var problem: String? {
    if !Self.isToken(method) { return "the method is no word" }
    if let problem = lines.lazy.compactMap(Self.problem).first { return problem }
    return hostProblem ?? lengthProblem ?? targetProblem
  }

  /// The announced length of the body; 0 where there is none.
  var length: Int { values("Content-Length").first.flatMap { Int($0) } ?? 0 }

  private static func problem(_ line: (name: String, value: String)) -> String? {
    guard isToken(line.name) else { return "the name of a header holds characters that no name has" }
    return line.value.utf8.allSatisfy(HTTPHeaders.isValueByte) ? nil : "a header holds control characters"
  }

  private func values(_ name: String) -> [String] {
    lines.filter { HTTPHeaders.same($0.name, name) }.map(\.value)
  }

  private var hostProblem: String? {
    let hosts = values("Host")
    if hosts.count > 1 { return "there are two hosts" }
    return hosts.isEmpty && version != "HTTP/1.0" ? "the host is missing" : nil
  }

  private var lengthProblem: String? {
    let lengths = values("Content-Length")
    let codings = values("Transfer-Encoding")
    if lengths.count > 1 { return "there are two lengths" }
    if codings.count > 1 { return "there are two transfer encodings" }
    if let length = lengths.first {
      if !codings.isEmpty { return "there are both a length and a transfer encoding" }
      if !Self.isLength(length) { return Self.unreadableLength }
    }
    if let coding = codings.first {
      if version == "HTTP/1.0" { return "HTTP/1.0 knows no transfer encodings" }
      if !HTTPHeaders.same(coding, "chunked") { return "the only transfer encoding here is chunked" }
    }
    return nil
  }

  private var targetProblem: String? {
    guard target.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return "the address holds control characters" }
    if target.hasPrefix("/") { return nil }
    // The absolute form: its host is the one that counts, so there must be no other.
    guard let scheme = target.firstRange(of: "://"),
      ["http", "https"].contains(target[..<scheme.lowerBound].lowercased())
    else { return "the address is no path" }
    let authority = target[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return values("Host").first.map { HTTPHeaders.same($0, String(authority)) } == true
      ? nil : "the address names another host"
  }

  static let unreadableLength = "the length is no number"

  static func isLength(_ text: String) -> Bool {
    (1...15).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  static func isToken(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(HTTPHeaders.isTokenByte) }
}
