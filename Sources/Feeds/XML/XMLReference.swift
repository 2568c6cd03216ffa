/// A reference that XML knows without a document type: a number, or one of five names.
struct XMLReference {
  let bytes: String.UTF8View
  /// Behind its semicolon.
  let end: Int

  /// Nil where none that means a character of XML stands at the place.
  init?(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard place < text.count, text[place] == UInt8(ascii: "&") else { return nil }
    let body = text[(place + 1)...].prefix(Self.longest)
    guard let semicolon = body.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    end = semicolon + 1
    let name = body[..<semicolon]
    if name.first == UInt8(ascii: "#") {
      guard let scalar = Self.numbered(name.dropFirst()) else { return nil }
      bytes = String(Character(scalar)).utf8
    } else {
      guard let known = Self.known.first(where: { name.elementsEqual($0.name.utf8) }) else { return nil }
      bytes = known.meaning.utf8
    }
  }

  private static let longest = 12
  private static let known = [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'")]
    .map { (name: $0, meaning: $1) }

  private static func numbered(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    // A number may have a sign in Swift.
    guard text.first?.isHexDigit == true, let number = UInt32(text, radix: isHexadecimal ? 16 : 10),
      number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number), number != 0xFFFE, number != 0xFFFF
    else { return nil }
    return Unicode.Scalar(number)
  }
}
