/// Requests whose end two readers would see in two places, or that are no requests.
package struct MalformedRequest: Sendable {
  package let name: String
  private let head: String

  private init(_ name: String, _ head: String) {
    self.name = name
    self.head = head
  }

  /// What goes behind one, and must never be served.
  package static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n"

  /// As sent to a server of this name.
  package func text(host: String = "x") -> String { head.replacing("Host: x\r\n", with: "Host: \(host)\r\n") }

  package static let all: [MalformedRequest] = {
    let post = "POST / HTTP/1.1\r\nHost: x\r\n"
    let chunks = "5\r\nabcde\r\n0\r\n\r\n"
    return [
      MalformedRequest("two equal lengths", post + "Content-Length: 4\r\nContent-Length: 4\r\n\r\nabcd"),
      MalformedRequest("two different lengths", post + "Content-Length: 4\r\nContent-Length: 40\r\n\r\nabcd"),
      MalformedRequest("the longer length first", post + "Content-Length: 40\r\nContent-Length: 4\r\n\r\nabcd"),
      MalformedRequest("a list of lengths", post + "Content-Length: 4, 4\r\n\r\nabcd"),
      MalformedRequest("length and chunks", post + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks),
      MalformedRequest("chunks and length", post + "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n" + chunks),
      MalformedRequest("a space before the colon of the length", post + "Content-Length : 4\r\n\r\nabcd"),
      MalformedRequest(
        "a space before the colon of the encoding", post + "Transfer-Encoding : chunked\r\n\r\n" + chunks),
      MalformedRequest("a tab before the colon", post + "Transfer-Encoding\t: chunked\r\n\r\n" + chunks),
      MalformedRequest(
        "chunked twice", post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks),
      MalformedRequest(
        "chunked and identity", post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n" + chunks),
      MalformedRequest("a list of encodings", post + "Transfer-Encoding: identity, chunked\r\n\r\n" + chunks),
      MalformedRequest("an unknown encoding", post + "Transfer-Encoding: xchunked\r\n\r\n" + chunks),
      MalformedRequest("another encoding", post + "Transfer-Encoding: gzip\r\n\r\n" + chunks),
      MalformedRequest("identity", post + "Transfer-Encoding: identity\r\n\r\n" + chunks),
      MalformedRequest(
        "a control character in the encoding", post + "Transfer-Encoding: \u{0B}chunked\r\n\r\n" + chunks),
      MalformedRequest("quotes around the encoding", post + "Transfer-Encoding: \"chunked\"\r\n\r\n" + chunks),
      MalformedRequest("a plus before the length", post + "Content-Length: +4\r\n\r\nabcd"),
      MalformedRequest("a minus before the length", post + "Content-Length: -4\r\n\r\nabcd"),
      MalformedRequest("a length in figures of sixteen", post + "Content-Length: 0x4\r\n\r\nabcd"),
      MalformedRequest("a length with a space", post + "Content-Length: 4 4\r\n\r\nabcd"),
      MalformedRequest("a length with a unit", post + "Content-Length: 4b\r\n\r\nabcd"),
      MalformedRequest("an empty length", post + "Content-Length:\r\n\r\n"),
      MalformedRequest("a length beyond all numbers", post + "Content-Length: 18446744073709551620\r\n\r\nabcd"),
      MalformedRequest(
        "a length of a GET twice", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 37\r\n\r\n"),
      MalformedRequest(
        "chunks in HTTP/1.0", "POST / HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks),
      MalformedRequest("two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"),
      MalformedRequest("no host", "GET / HTTP/1.1\r\nAccept: a\r\n\r\n"),
      MalformedRequest("another host in the address", "GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n"),
      MalformedRequest("another scheme in the address", "GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n"),
      MalformedRequest("an address without a slash", "GET x HTTP/1.1\r\nHost: x\r\n\r\n"),
      MalformedRequest("an address of a proxy", "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n"),
      MalformedRequest("a name with a space", "GET / HTTP/1.1\r\nHost: x\r\nX Y: z\r\n\r\n"),
      MalformedRequest("a name in brackets", "GET / HTTP/1.1\r\nHost: x\r\n(X): z\r\n\r\n"),
      MalformedRequest("a control character in a header", "GET / HTTP/1.1\r\nHost: x\r\nX: a\u{01}b\r\n\r\n"),
      MalformedRequest("a line without a colon", "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding\r\n\r\n"),
      MalformedRequest(
        "a chunk's size with a sign", post + "Transfer-Encoding: chunked\r\n\r\n-5\r\nabcde\r\n0\r\n\r\n"),
      MalformedRequest(
        "a chunk's size beyond all numbers",
        post + "Transfer-Encoding: chunked\r\n\r\n10000000000000005\r\nabcde\r\n0\r\n\r\n"
      ),
      MalformedRequest(
        "a chunk's size that is none", post + "Transfer-Encoding: chunked\r\n\r\nxyz\r\nabcde\r\n0\r\n\r\n"),
      MalformedRequest(
        "a chunk longer than its size", post + "Transfer-Encoding: chunked\r\n\r\n3\r\nabcde\r\n0\r\n\r\n"),
    ]
  }()
}
