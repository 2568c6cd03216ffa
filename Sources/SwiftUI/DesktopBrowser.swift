import Foundation

/// The desktop's own way to open an address, where there is a desktop.
package struct DesktopBrowser: Equatable, Sendable {
  /// The program that opens addresses.
  package let program: URL

  /// Nil without a graphical session (`DISPLAY`, `WAYLAND_DISPLAY`) or without `xdg-open` on the path (`PATH`).
  /// - Parameter environment: variables by their names; an empty one is none.
  package init?(
    environment: [String: String], isExecutable: (String) -> Bool = FileManager.default.isExecutableFile
  ) {
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    guard let path = folders.map({ "\($0)/xdg-open" }).first(where: isExecutable) else { return nil }
    program = URL(fileURLWithPath: path)
  }

  /// Opens an address that the host has let through, or one of this program's own. No shell is involved: the address is one
  /// argument.
  /// - Throws: what the system says where the program cannot start.
  package func open(_ address: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = [address.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }
}
