import Foundation

/// The desktop's own way to open an address, where there is a desktop.
struct Browser: Equatable {
  /// The program that opens addresses.
  let program: URL

  /// Nil without a graphical session (`DISPLAY`, `WAYLAND_DISPLAY`) or without `xdg-open` on the path.
  init?(environment: Environment, isExecutable: (String) -> Bool = FileManager.default.isExecutableFile) {
    guard environment[.display] != nil || environment[.waylandDisplay] != nil else { return nil }
    let folders = (environment[.path] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    guard let path = folders.map({ "\($0)/xdg-open" }).first(where: isExecutable) else { return nil }
    program = URL(fileURLWithPath: path)
  }

  /// Opens an address of this program's own. No shell is involved: the address is one argument.
  /// - Throws: what the system says where the program cannot start.
  func open(_ address: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = [address.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }
}
