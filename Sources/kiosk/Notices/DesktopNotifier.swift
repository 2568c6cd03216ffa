import Foundation

/// The desktop's own notifications, where there is a desktop.
struct DesktopNotifier: Equatable, Sendable {
  /// The program that shows them.
  let program: URL

  /// Nil without a graphical session (`DISPLAY`, `WAYLAND_DISPLAY`) or without `notify-send` on the path (`PATH`).
  init?(environment: ProcessEnvironment, isExecutable: (String) -> Bool = FileManager.default.isExecutableFile) {
    guard environment[.display] != nil || environment[.waylandDisplay] != nil else { return nil }
    let folders = (environment[.path] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    guard let path = folders.map({ "\($0)/notify-send" }).first(where: isExecutable) else { return nil }
    program = URL(fileURLWithPath: path)
  }

  /// Shows a title, which is plain text, over a sentence of Kiosk's own: desktops read markup in the latter.
  /// - Throws: what the system says where the program cannot start.
  func show(_ title: String, _ sentence: String) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = ["--app-name=Kiosk", "--", title, sentence]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }
}
