import Foundation
import Glibc

/// `openssl s_server` with a certificate of its own for `localhost`, valid or expired.
package final class TLSServer {
  private static let tool = URL(filePath: "/usr/bin/openssl")

  package var port: UInt16 { place.number }
  /// The certificate, which is its own authority.
  package let certificate: URL
  private let place: LoopbackPort
  private let folder: URL
  private let process = Process()

  private struct NotInstalled: Error, CustomStringConvertible {
    var description: String { "No openssl is installed; on Debian: apt-get install openssl" }
  }

  package init(isExpired: Bool = false) throws {
    guard FileManager.default.isExecutableFile(atPath: Self.tool.path) else { throw NotInstalled() }
    folder = FileManager.default.temporaryDirectory.appending(path: "kiosk-tls-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    certificate = folder.appending(path: "certificate.pem")
    let key = folder.appending(path: "key.pem")
    place = try LoopbackPort()
    if isExpired {
      try makeExpiredCertificate(key)
    } else {
      try run(
        [
          "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key.path,
          "-out", certificate.path, "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
        ])
    }
    process.executableURL = Self.tool
    process.arguments = [
      "s_server", "-accept", "\(port)", "-cert", certificate.path, "-key", key.path, "-www", "-quiet", "-4",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// `openssl req` knows no end in the past; `openssl ca` does, and wants its papers in order.
  private func makeExpiredCertificate(_ key: URL) throws {
    let request = folder.appending(path: "request.pem")
    let settings = folder.appending(path: "ca.cnf")
    try """
    [ca]
    default_ca = own
    [own]
    database = \(folder.path)/index.txt
    serial = \(folder.path)/serial
    new_certs_dir = \(folder.path)
    default_md = sha256
    policy = any
    x509_extensions = names
    [any]
    commonName = supplied
    [names]
    subjectAltName = DNS:localhost
    basicConstraints = CA:TRUE
    """.write(to: settings, atomically: true, encoding: .utf8)
    try Data().write(to: folder.appending(path: "index.txt"))
    try Data("01\n".utf8).write(to: folder.appending(path: "serial"))
    try run(
      [
        "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key.path,
        "-out", request.path, "-subj", "/CN=localhost",
      ])
    try run(
      [
        "ca", "-batch", "-notext", "-selfsign", "-config", settings.path, "-keyfile", key.path, "-in", request.path,
        "-out", certificate.path, "-startdate", "20200101000000Z", "-enddate", "20200201000000Z",
      ])
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw POSIXError(.EINVAL) }
  }

  /// Whether the server listens, asked until it does.
  package func isReady() -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    var attempts = 0
    // Also by number: beside tests that keep all threads busy, a deadline may pass after one attempt.
    while attempts < 50 || ContinuousClock.now < end {
      attempts += 1
      if place.isAccepting { return true }
      usleep(20_000)
    }
    return false
  }

  package func stop() {
    // Started from a thread that blocks signals, it would not hear a polite one.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }
}
