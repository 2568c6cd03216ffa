import Foundation

package enum Gzip {
  /// Zeros compressed by the system's gzip; nil where there is none.
  package static func zeros(megabytes: Int) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "head -c \(megabytes << 20) /dev/zero | gzip -9"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return bytes.isEmpty ? nil : Array(bytes)
  }
}
