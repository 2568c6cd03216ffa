import Foundation
import HTTPServer

/// Which servers of this account are running, and where: a small file for each in the state folder.
struct RunningServers {
  struct Server: Codable, Equatable {
    var process: Int32
    var listen: String
    var names: [String]

    var address: ListenAddress? { try? ListenAddress(listen) }
  }

  let folder: URL

  private func file(_ process: Int32) -> URL {
    folder.appendingPathComponent("\(process).json", isDirectory: false)
  }

  /// This process listens at `address` from now on.
  func add(_ address: ListenAddress, names: [String]) throws(CommandFailure) {
    let server = Server(process: getpid(), listen: address.description, names: names)
    guard let data = try? JSONEncoder().encode(server) else { return }
    try SecretFile.makeFolder(folder)
    try SecretFile.replace(file(server.process), by: data)
  }

  func remove() { unlink(file(getpid()).path) }

  /// Those that run, the latest first; what ended without a word is forgotten.
  func all() -> [Server] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found: [(server: Server, time: Int)] = []
    for name in names where name.hasSuffix(".json") {
      let file = folder.appendingPathComponent(name, isDirectory: false)
      guard let data = try? Data(contentsOf: file), data.count < 65_536,
        let server = try? JSONDecoder().decode(Server.self, from: data)
      else { continue }
      var status = stat()
      guard kill(server.process, 0) == 0, stat(file.path, &status) == 0 else {
        unlink(file.path)
        continue
      }
      found.append((server, status.st_mtim.tv_sec))
    }
    return found.sorted { $0.time > $1.time }.map(\.server)
  }
}
