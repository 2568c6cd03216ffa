import Foundation

/// Makes a program of a script, with which a test replaces one of the machine's.
///
/// Another process writes it: what is open for writing here is so for a moment in whatever another test just starts, and a
/// program that somebody writes to cannot be started.
package func writeProgram(_ script: String, at file: URL) async throws {
  let writes = "printf '%s' \"$1\" > \"$0\" && chmod 755 \"$0\""
  let shell = URL(fileURLWithPath: "/bin/sh")
  let written = try await KioskProcess(program: shell, ["-c", writes, file.path, script]).ended()
  guard written.code == 0 else { throw KioskProcess.NotStarted(reason: written.messages) }
}
