import SwiftUIElements

extension Text {
  /// A symbol among words; a picture is shown as its spoken name.
  public init(_ image: Image) {
    if case .symbol(let name) = image.source, !name.isEmpty {
      self.init(storage: .runs([TextContent.Run(image.spokenName, symbol: name)]))
    } else {
      self.init(verbatim: image.spokenName)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts a symbol into the text, or a picture's spoken name.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
