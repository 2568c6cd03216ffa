import Foundation
import FoundationExtras
import Testing

@Suite struct NamesAndAddressesTests {
  private let link: UInt64 = 1 << 5
  private let number: UInt64 = 1 << 11

  private func found(_ text: String, _ types: UInt64) throws -> [String] {
    let detector = try NSDataDetector(types: types)
    let range = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, range: range).map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" }
  }

  @Test func addressesAreFoundInATextWithoutWhatEndsTheSentence() throws {
    let text = "Ask anna@example.com, or see https://example.com/a?b=1. Older: www.example.org!"
    #expect(
      try found(text, link) == ["mailto:anna@example.com", "https://example.com/a?b=1", "http://www.example.org"])
    #expect(try found("nothing here", link) == [])
  }

  @Test func telephoneNumbersAreFoundOutsideOfAddresses() throws {
    let text = "Call +49 30 1234567 or read https://example.com/1234567890"
    #expect(try found(text, number) == ["+49 30 1234567", "1234567890"])
    #expect(try found(text, number | link) == ["+49 30 1234567", "https://example.com/1234567890"])
  }

  @Test func aRangeOutsideOfTheTextHasNothing() throws {
    let detector = try NSDataDetector(types: link)
    #expect(detector.matches(in: "a", range: NSRange(location: 0, length: 9)).isEmpty)
    #expect(detector.firstMatch(in: "", range: NSRange(location: 0, length: 0)) == nil)
  }

  @Test func namesOfPersonsHaveLengths() {
    let formatter = PersonNamesFormatter()
    let name = formatter.personNameComponents(from: " Anna Maria  Haro ")
    #expect([name?.givenName, name?.middleName, name?.familyName] == ["Anna", "Maria", "Haro"])
    #expect(name?.formatted() == "Anna Haro")
    #expect(name?.formatted(.name(style: .abbreviated)) == "AH")
    #expect(name?.formatted(.name(style: .long)) == "Anna Maria Haro")
    #expect(name?.formatted(.name(style: .short)) == "Anna")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test func anObjectsLockIsTakenByOneThreadAtATimeAndMoreThanOnceByIt() async {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.count += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.count == 4000)
  }

  @Test func notificationsComeOneAfterTheOther() async {
    let center = NotificationCenter()
    let name = Notification.Name("named")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: Notification.Name("other"), object: nil)
    for number in 1...2 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test func filesOfAGroupOfAppsLieWithinOneFolder() throws {
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.test.\(UUID())")
    defer { folder.map { try? FileManager.default.removeItem(at: $0) } }
    #expect(try #require(folder).path.contains("/Groups/group.test."))
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
  }
}
