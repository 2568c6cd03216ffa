import AppFolders
import Foundation

/// Builds the package of an app with the toolchain's package manager.
struct Builder {
  let package: AppPackage
  let scratch: URL

  /// All apps share one folder of what is built, so that the framework is built once.
  var program: URL { scratch.appendingPathComponent("debug/\(package.module)") }

  struct Outcome {
    /// 0 where all went well.
    let status: Int32
    /// What the compiler says of the app's own sources.
    let complaints: [String]
    /// The end of all that was said, for what no source is to blame for.
    let end: [String]
  }

  /// - Parameter said: told each line as it comes.
  func build(_ said: @escaping @Sendable (String) -> Void) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", package.folder.path, "--scratch-path", scratch.path, "--product",
      package.module,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var lines: [String] = []
    var rest = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      rest.append(data)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        lines.append(line)
        said(line)
        // Of a flood only the beginning is kept.
        if lines.count > 50_000 { lines.removeFirst(10_000) }
      }
    }
    process.waitUntilExit()
    var seen: Set<String> = []
    let complaints = lines.filter { $0.contains(": error:") && !$0.hasPrefix(" ") && seen.insert($0).inserted }
    return Outcome(status: process.terminationStatus, complaints: complaints, end: Array(lines.suffix(15)))
  }
}
