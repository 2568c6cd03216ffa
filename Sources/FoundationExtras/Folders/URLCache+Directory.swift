import Foundation
import FoundationNetworking

extension URLCache {
  /// A cache of so many bytes in memory and on disk; without a folder it is the one that the system gives to the program.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
