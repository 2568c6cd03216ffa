import Foundation

/// Which characters the bytes of a page mean (WHATWG Encoding Standard): a byte order mark, what the server says, what the page
/// says of itself; else UTF-8 where the bytes are that, and windows-1252 where not.
package struct PageEncoding: Equatable, Sendable {
  /// As `iconv` knows it.
  package let name: String

  package static let utf8 = PageEncoding(name: "UTF-8")
  package static let windows1252 = PageEncoding(name: "CP1252")

  package init(name: String) { self.name = name }

  /// By a label from outside; nil for an unknown one.
  package init?(label: some StringProtocol) {
    let label = label.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\"'")))
      .lowercased()
    if let name = Self.names[label] {
      self.init(name: name)
    } else if let part = label.firstMatch(of: /^(?:iso-?8859-?|iso_8859-)(\d{1,2})(?:-[ie])?$/)?.output.1,
      let number = Int(part), (2...16).contains(number), number != 12
    {
      self.init(name: number == 9 ? "CP1254" : "ISO-8859-\(number)")
    } else if let part = label.firstMatch(of: /^(?:windows-|cp|x-cp)(125[0-8])$/)?.output.1 {
      self.init(name: "CP\(part)")
    } else {
      return nil
    }
  }

  private static let names: [String: String] = {
    let table: [(name: String, labels: String)] = [
      ("UTF-8", "utf-8 utf8 unicode-1-1-utf-8"),
      ("CP1252", "iso-8859-1 iso8859-1 iso_8859-1 latin1 l1 ascii us-ascii windows-1252 cp1252 x-cp1252 cp819"),
      ("UTF-16LE", "utf-16 utf-16le unicode ucs-2 csunicode"), ("UTF-16BE", "utf-16be"),
      ("CP932", "shift_jis shift-jis sjis x-sjis windows-31j ms932 ms_kanji"), ("EUC-JP", "euc-jp x-euc-jp"),
      ("ISO-2022-JP", "iso-2022-jp csiso2022jp"), ("CP949", "euc-kr korean ks_c_5601-1987 windows-949 ksc5601"),
      ("GB18030", "gb18030 gbk gb2312 x-gbk chinese gb_2312-80 csgb2312"),
      ("BIG5-HKSCS", "big5 big5-hkscs x-x-big5 cn-big5"), ("KOI8-R", "koi8-r koi8 koi8_r koi"),
      ("KOI8-U", "koi8-u koi8-ru"),
      ("MACINTOSH", "macintosh mac x-mac-roman"), ("CP866", "ibm866 cp866 866"),
      ("CP874", "windows-874 tis-620 dos-874"),
      ("ISO-8859-2", "latin2 l2"), ("CP1254", "latin5 l5"),
    ]
    return Dictionary(
      table.flatMap { entry in entry.labels.split(separator: " ").map { (String($0), entry.name) } }
    ) { first, _ in first }
  }()

  /// The encoding of a page.
  /// - Parameter contentType: the server's header with its parameters.
  init(of data: Data, contentType: String?) {
    if let mark = Self.byteOrderMark(data) {
      self = mark
    } else if let named = Self.charset(inHeader: contentType) ?? Self.charset(inPage: data) {
      self = named
    } else {
      self = Self.isUTF8(data) ? .utf8 : .windows1252
    }
  }

  private static func byteOrderMark(_ data: Data) -> PageEncoding? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if data.starts(with: [0xFF, 0xFE]) { return PageEncoding(name: "UTF-16LE") }
    if data.starts(with: [0xFE, 0xFF]) { return PageEncoding(name: "UTF-16BE") }
    return nil
  }

  /// What the server's header says.
  package static func charset(inHeader line: String?) -> PageEncoding? {
    for part in (line ?? "").split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces).lowercased() == "charset" {
        return PageEncoding(label: pair[1])
      }
    }
    return nil
  }

  /// What a `meta` element or an XML declaration near the start says.
  private static func charset(inPage data: Data) -> PageEncoding? {
    let start = String(decoding: data.prefix(4096).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    let named =
      start.firstMatch(of: /(?i)<meta[^>]{0,300}?charset\s*=\s*["']?\s*([a-z0-9_:.\-]{2,30})/)
      ?? start.firstMatch(of: /(?i)^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([a-z0-9_:.\-]{2,30})/)
    guard let encoding = named.flatMap({ PageEncoding(label: $0.output.1) }) else { return nil }
    // What could be read as ASCII is not two bytes wide, whatever it says.
    return encoding.name.hasPrefix("UTF-16") ? .utf8 : encoding
  }

  private static func isUTF8(_ data: Data) -> Bool {
    // The end may be in the middle of a character where a page was cut.
    String(validating: data.prefix(1 << 20), as: UTF8.self) != nil
      || (0..<4).contains { String(validating: data.prefix(1 << 20).dropLast($0), as: UTF8.self) != nil }
  }
}
