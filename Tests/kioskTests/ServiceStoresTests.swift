import Foundation
import Networking
import Testing

@testable import kiosk

@Suite struct ServiceStoresTests {
  private let quota = Quota("news", [.init(100, per: 86_400)])

  private func inFolders(_ body: (UserFolders) throws -> Void) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "kiosk-stores-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let folders = UserFolders(environment: ProcessEnvironment(["HOME": home.path]))
    try FileManager.default.createDirectory(at: folders.state, withIntermediateDirectories: true)
    try body(folders)
  }

  @Test func requestsCountedUnderTheFormerNameStillCount() throws {
    try inFolders { folders in
      let now = Date()
      var former: DiskLedger? = DiskLedger(file: folders.formerQuotasFile)
      for _ in 0..<3 { #expect(former?.spend(quota, at: now) == nil) }
      former = nil
      for _ in 0..<2 {
        #expect(ServiceStores(folders: folders).ledger.state(of: quota, at: now).left == 97)
      }
      #expect(!FileManager.default.fileExists(atPath: folders.formerQuotasFile.path))
    }
  }

  @Test func aDatabaseOfTheNewNameStays() throws {
    try inFolders { folders in
      let now = Date()
      _ = DiskLedger(file: folders.formerQuotasFile).spend(quota, at: now)
      let ledger = DiskLedger(file: folders.quotasFile)
      for _ in 0..<5 { _ = ledger.spend(quota, at: now) }
      #expect(ServiceStores(folders: folders).ledger.state(of: quota, at: now).left == 95)
      #expect(FileManager.default.fileExists(atPath: folders.formerQuotasFile.path))
    }
  }
}
