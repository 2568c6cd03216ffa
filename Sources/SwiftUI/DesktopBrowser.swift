import Foundation
import SwiftUICore

/// The desktop's own way to open an address, for apps in a terminal.
enum DesktopBrowser {
  /// Opens an http, https or mailto address where there is a graphical session with `xdg-open`; elsewhere nothing happens. No
  /// shell is involved: the address is one argument.
  static func open(_ address: String, _ environment: [String: String]) {
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    guard hasDesktop,
      let program = folders.map({ "\($0)/xdg-open" }).first(where: FileManager.default.isExecutableFile)
    else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
