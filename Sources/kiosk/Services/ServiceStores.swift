import Foundation
import Networking

/// What outlives a run: answers, counted requests and the log of requests. Nothing of it holds a key.
struct ServiceStores {
  let cache: any CacheStore
  let ledger: any QuotaLedger
  let log: RequestLog

  /// In the user's folders. Where they cannot be written, nothing is kept and all else works.
  init(folders: UserFolders) {
    cache = LayeredCache(disk: DiskCache(file: folders.answersFile))
    RenamedDatabase.move(from: folders.formerQuotasFile, to: folders.quotasFile)
    ledger = DiskLedger(file: folders.quotasFile)
    log = RequestLog(file: folders.requestsFile)
  }

  /// In memory, for the samples.
  init() {
    cache = MemoryCache()
    ledger = MemoryLedger()
    log = RequestLog()
  }
}
