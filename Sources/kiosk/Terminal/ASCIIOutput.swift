import SwiftUITerminal

/// Writes text in ASCII, for locales that have no other characters.
final class ASCIIOutput: TextOutput {
  private let output: any TextOutput

  init(_ output: any TextOutput) {
    self.output = output
  }

  func write(_ text: String) throws(OutputError) { try output.write(Self.ascii(text)) }

  func onReaderGone(_ action: @escaping @Sendable () -> Void) { output.onReaderGone(action) }

  static func ascii(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.reduce(into: "") { result, cluster in
      result +=
        cluster.isASCII ? String(cluster) : cluster == "…" ? "..." : ASCIICells.text(String(cluster), columns: 1)
    }
  }
}
