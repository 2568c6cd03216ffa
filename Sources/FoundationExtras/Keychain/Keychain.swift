import Foundation
import Locks

/// Small secrets, kept in one file that its owner alone can read. They are not encrypted. Thread-safe.
package final class Keychain: Sendable {
  private typealias Item = [String: Any]

  /// The keychain of this program.
  static let own = Keychain(
    file: URL.applicationSupportDirectory.appendingPathComponent("Keychains")
      .appendingPathComponent(ProcessInfo.processInfo.processName + ".plist"))

  /// What two items of one kind must not have in common altogether.
  private static let identity = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrApplicationTag]
  /// What asks for an answer instead of describing an item.
  private static let wishes = [kSecReturnData, kSecReturnAttributes, kSecMatchLimit, kSecValueData]

  private let file: URL
  private let turn = Locked(())

  package init(file: URL) { self.file = file }

  package func add(_ attributes: CFDictionary) -> OSStatus {
    guard let item = Self.item(attributes), item[kSecClass] != nil else { return errSecParam }
    return turn.withLock { _ -> OSStatus in
      guard let items = read() else { return errSecIO }
      let isThere = items.contains { other in Self.identity.allSatisfy { Self.areEqual(item[$0], other[$0]) } }
      return isThere ? errSecDuplicateItem : write(items + [item])
    }
  }

  package func find(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let question = Self.item(query), question[kSecClass] != nil else { return errSecParam }
    guard let items = turn.withLock({ _ in read() }) else { return errSecIO }
    let found = items.filter { Self.matches($0, question) }.map { Self.answer($0, question) }
    guard let first = found.first else { return errSecItemNotFound }
    let wantsAll = question[kSecMatchLimit] as? String == kSecMatchLimitAll
    result?.pointee = wantsAll ? found.compactMap { $0 } as AnyObject : first as AnyObject?
    return errSecSuccess
  }

  package func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    guard let question = Self.item(query), let changes = Self.item(changes), question[kSecClass] != nil else {
      return errSecParam
    }
    return turn.withLock { _ -> OSStatus in
      guard let items = read() else { return errSecIO }
      guard items.contains(where: { Self.matches($0, question) }) else { return errSecItemNotFound }
      return write(items.map { Self.matches($0, question) ? $0.merging(changes) { $1 } : $0 })
    }
  }

  package func delete(_ query: CFDictionary) -> OSStatus {
    guard let question = Self.item(query), question[kSecClass] != nil else { return errSecParam }
    return turn.withLock { _ -> OSStatus in
      guard let items = read() else { return errSecIO }
      let left = items.filter { !Self.matches($0, question) }
      return left.count == items.count ? errSecItemNotFound : write(left)
    }
  }

  /// The attributes by their names; nil where a key is no name.
  private static func item(_ attributes: CFDictionary) -> Item? {
    var item: Item = [:]
    for (key, value) in attributes {
      guard let name = key.base as? String else { return nil }
      item[name] = value
    }
    return item
  }

  private static func matches(_ item: Item, _ question: Item) -> Bool {
    question.allSatisfy { name, value in wishes.contains(name) || areEqual(item[name], value) }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): (left as? AnyHashable) == (right as? AnyHashable)
    default: false
    }
  }

  /// The content, the attributes, both in one dictionary, or nothing, as the question asks.
  private static func answer(_ item: Item, _ question: Item) -> Any? {
    let wantsData = question[kSecReturnData] as? Bool == true
    guard question[kSecReturnAttributes] as? Bool == true else { return wantsData ? item[kSecValueData] : nil }
    return wantsData ? item : item.filter { $0.key != kSecValueData }
  }

  /// All items; nil where the file is there and cannot be read, so that nothing is written over it.
  private func read() -> [Item]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [Item]
  }

  private func write(_ items: [Item]) -> OSStatus {
    guard PropertyListSerialization.propertyList(items, isValidFor: .binary) else { return errSecParam }
    do {
      let data = try PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
      try OwnerOnlyFile.makeFolder(file.deletingLastPathComponent())
      try OwnerOnlyFile.replace(file, by: data)
      return errSecSuccess
    } catch { return errSecIO }
  }
}
