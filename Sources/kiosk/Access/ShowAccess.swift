import Foundation
import HTTPServer
import SwiftUIWeb

/// `kiosk access`: the address that lets another browser in.
@MainActor
struct ShowAccess {
  let makesNew: Bool
  let context: CommandContext

  func run(_ settings: Settings) throws {
    let file = AccessFile(file: settings.folders.accessFile)
    let secret: String
    if makesNew {
      secret = try file.replace()
      try context.messages.tell("Everybody must sign in again.")
    } else {
      let contents = try file.read()
      secret = contents.secret
      if let remark = contents.remark { try context.messages.tell(remark) }
    }
    let running = RunningServers(folder: settings.folders.runningFolder).all().first
    let listen = running?.address ?? settings.listen
    let addresses = WebServer.addresses(of: listen, names: running?.names ?? settings.names, secret: secret)
    for address in addresses { try context.output.write(address + "\n") }
    if listen.isLoopback, (running?.names ?? settings.names).isEmpty {
      try context.messages.tell(
        "It listens for this machine only. To read on a phone: kiosk serve --listen 0.0.0.0:8080")
    }
    guard context.outputTraits.isTerminal, context.outputTraits.isUTF8, let first = addresses.first,
      let code = QRCode(first)
    else { return }
    try context.output.write("\n" + code.lines().joined(separator: "\n") + "\n")
  }
}
