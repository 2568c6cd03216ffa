import Foundation

extension String: Transferable {
  /// Text in UTF-8; any plain text is read.
  public static var transferRepresentation: _TransferRepresentations<String> {
    _TransferRepresentations(ways: [
      DataRepresentation(
        contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) }),
      DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) },
    ])
  }
}

extension Data: Transferable {
  /// Bytes of any kind.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The address as text.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: { data in
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw CocoaError(.coderInvalidValue) }
        return url
      })
  }
}

extension AttributedString: Transferable {
  /// The characters in UTF-8; looks are not carried.
  public static var transferRepresentation: DataRepresentation<AttributedString> {
    DataRepresentation(
      contentType: .utf8PlainText, exporting: { Data(String($0.characters).utf8) },
      importing: { AttributedString(String(decoding: $0, as: UTF8.self)) })
  }
}
