extension Text {
  /// A picture within text, which hosts show as its spoken name.
  public init(_ image: Image) { self.init(verbatim: image.spokenName) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Puts the picture's spoken name into the text.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
