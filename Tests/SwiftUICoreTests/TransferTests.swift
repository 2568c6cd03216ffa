import Foundation
import Testing

@testable import SwiftUICore

private struct Note: Codable, Equatable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

@Suite struct TransferTests {
  @Test func valuesBecomeBytesAndValuesAgain() async throws {
    let note = Note(text: "hello")
    let (kind, data) = try #require(try await Transfer.export(note))
    #expect(kind == .json)
    #expect(try await Transfer.value(Note.self, of: data, kind) == note)
    #expect(try await Transfer.value(Note.self, of: data, .png) == nil)
    let (textKind, text) = try #require(try await Transfer.export("hi"))
    #expect(textKind.conforms(to: .plainText) && text == Data("hi".utf8))
  }

  @Test func kindsKnowWhatTheyAreKindsOf() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(UTType(filenameExtension: "JSON") == .json)
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType("nobody.knows") == nil)
    for (name, entry) in UTType.table {
      for parent in entry.parents { #expect(UTType.table[parent] != nil, "\(name) is a kind of unknown \(parent)") }
    }
  }
}
