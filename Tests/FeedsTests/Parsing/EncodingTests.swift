import Foundation
import Testing

@testable import Feeds

@Suite("Encodings of feeds")
struct EncodingTests {
  private func title(_ data: Data, type: String? = nil) throws -> String? {
    try FeedParser.feed(from: data, contentType: type, address: URL(string: "https://x.example/")!).items.first?.title
  }

  private func text(_ encoding: String?, _ title: String) -> String {
    let declaration = encoding.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>" } ?? ""
    return declaration + "<rss><channel><item><title>\(title)</title></item></channel></rss>"
  }

  @Test func believesTheDeclaration() throws {
    let data = try #require(text("ISO-8859-1", "Café").data(using: .isoLatin1))
    #expect(try title(data) == "Café")
    let cyrillic = try #require(text("windows-1251", "Новости").data(using: .windowsCP1251))
    #expect(try title(cyrillic) == "Новости")
    let japanese = try #require(text("Shift_JIS", "新聞").data(using: .shiftJIS))
    #expect(try title(japanese) == "新聞")
    let shifted = try #require(text("ISO-2022-JP", "新聞").data(using: .iso2022JP))
    #expect(try title(shifted) == "新聞")
  }

  @Test func believesTheServer() throws {
    let data = try #require(text(nil, "Новости").data(using: .windowsCP1251))
    #expect(try title(data, type: "text/xml; charset=windows-1251") == "Новости")
  }

  @Test func believesTheBytesMore() throws {
    #expect(try title(Data(text("ISO-8859-1", "Café – 新聞").utf8), type: "text/xml; charset=iso-8859-1") == "Café – 新聞")
    let latin = try #require(text("UTF-8", "Café").data(using: .isoLatin1))
    #expect(try title(latin) == "Café")
    #expect(try title(Data(text("UTF-16", "Café").utf8)) == "Café")
  }

  @Test func readsTwoBytesWide() throws {
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let data = try #require(text("UTF-16", "Café 新聞").data(using: encoding))
      #expect(try title(data) == "Café 新聞")
    }
    let marked = try #require(text("UTF-16", "Café 新聞").data(using: .utf16))
    #expect(try title(marked) == "Café 新聞")
  }

  @Test func mendsCharactersThatAreCut() throws {
    var bytes = Array(text("UTF-8", "Éééééééé naïve ï").utf8)
    bytes.insert(0xC3, at: bytes.count - 31)
    let found = try title(Data(bytes))
    #expect(found?.hasPrefix("Éééééééé naïve ï") == true)
  }
}
