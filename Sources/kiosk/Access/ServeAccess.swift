import Foundation
import SwiftUIWeb

/// What `kiosk serve` lets in by, read from its files and read again when they change.
@MainActor
final class ServeAccess {
  private let file: AccessFile
  private let passwordFile: PasswordFile?
  private let requiresSecret: Bool
  private let messages: any TextOutput
  private var watch: FileWatch
  private(set) var access: WebAccess

  /// - Throws: ``CommandFailure`` where one of the files is not what it must be.
  init(file: AccessFile, passwordFile: String?, requiresSecret: Bool, messages: any TextOutput) throws {
    self.file = file
    self.passwordFile = passwordFile.map(PasswordFile.init)
    self.requiresSecret = requiresSecret
    self.messages = messages
    access = try Self.read(file, self.passwordFile, requiresSecret, messages)
    watch = FileWatch(file.file)
  }

  private static func read(
    _ file: AccessFile, _ passwordFile: PasswordFile?, _ requiresSecret: Bool, _ messages: any TextOutput
  ) throws -> WebAccess {
    let contents = try file.read()
    if let remark = contents.remark { try messages.tell(remark) }
    var access = WebAccess(secret: contents.secret, password: try passwordFile?.read())
    access.requiresSecret = requiresSecret
    return access
  }

  /// Reads the files again; what cannot be read leaves everything as it was, and is said.
  /// - Returns: whether something else lets in now.
  func readAgain() throws -> Bool {
    do {
      let next = try Self.read(file, passwordFile, requiresSecret, messages)
      defer { access = next }
      return next != access
    } catch let failure as CommandFailure {
      try messages.tell("\(failure.allWords) The old secret and password stay valid.")
      return false
    }
  }

  /// Whether the file of the secret has become another one.
  func hasChanged() -> Bool { watch.hasChanged() }
}
