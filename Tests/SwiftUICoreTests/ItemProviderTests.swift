import Foundation
import Locks
import Testing

@testable import SwiftUICore

/// What an item provider holds, and how it is read.
@Suite(.timeLimit(.minutes(1))) struct ItemProviderTests {
  private func answer<T: Sendable>(_ ask: (@escaping @Sendable (T?, (any Error)?) -> Void) -> Void) async -> T? {
    await withCheckedContinuation { continuation in ask { value, _ in continuation.resume(returning: value) } }
  }

  @Test func aTextIsReadAsWhatIsAskedFor() async {
    let provider = NSItemProvider(object: "https://example.org" as NSString)
    #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    let data: Data? = await answer {
      provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text", completionHandler: $0)
    }
    #expect(data == Data("https://example.org".utf8))
    let nothing: Data? = await answer { provider.loadDataRepresentation(for: .png, completionHandler: $0) }
    #expect(nothing == nil)
  }

  @Test func anAddressIsATextToo() async {
    let provider = NSItemProvider(address: URL(filePath: "/tmp"))
    #expect(provider.canLoadObject(ofClass: URL.self) && provider.canLoadObject(ofClass: String.self))
    let url: URL? = await answer { provider.loadObject(ofClass: URL.self, completionHandler: $0) }
    #expect(url == URL(filePath: "/tmp"))
  }

  @Test func whatIsRegisteredIsAskedForWhenItIsNeeded() async {
    let provider = NSItemProvider()
    let asked = Locked(0)
    provider.registerDataRepresentation(forTypeIdentifier: UTType.json.identifier) { give in
      asked.withLock { $0 += 1 }
      give(Data("[1]".utf8), nil)
      give(nil, nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.json] && asked.withLock { $0 } == 0)
    let data: Data? = await answer { provider.loadDataRepresentation(for: .json, completionHandler: $0) }
    #expect(data == Data("[1]".utf8) && asked.withLock { $0 } == 1)
  }
}
