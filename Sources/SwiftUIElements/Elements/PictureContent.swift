/// A picture and how it fills its frame.
package struct ImageContent: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// An outside picture, already allowed by the app.
    case address(String)
    /// Encoded bytes by content hash, registered with the session's image store.
    case stored(hash: String)
  }

  package enum Fit: Equatable, Sendable { case natural, stretch, fit, fill }

  package var source: Source
  package var fit: Fit
  /// In points, where known, so that nothing jumps when it arrives.
  package var naturalSize: Size?
  package var isTemplate: Bool

  package init(source: Source, fit: Fit = .natural, naturalSize: Size? = nil, isTemplate: Bool = false) {
    self.source = source
    self.fit = fit
    self.naturalSize = naturalSize
    self.isTemplate = isTemplate
  }
}

/// A system symbol.
package struct SymbolContent: Equatable, Sendable {
  package enum Scale: Equatable, Sendable { case small, medium, large }

  /// The system name, as in `"star.fill"`.
  package var name: String
  package var scale: Scale
  /// A resizable symbol fills its frame instead of following the font.
  package var fit: ImageContent.Fit
  /// Whether parts have colours of their own: the sun behind a cloud.
  package var isMulticolor: Bool

  package init(name: String, scale: Scale = .medium, fit: ImageContent.Fit = .natural, isMulticolor: Bool = false) {
    self.name = name
    self.scale = scale
    self.fit = fit
    self.isMulticolor = isMulticolor
  }
}

/// A shape with its paint.
package struct ShapeContent: Equatable, Sendable {
  package var outline: Outline
  package var fill: Paint?
  /// Whether what lies within the outline an even number of times is left out.
  package var isEvenOdd: Bool
  package var stroke: Stroke?
  /// The part of the outline that is drawn, 0…1.
  package var trim: ClosedRange<Double>
  /// Distance of the drawn outline from the frame, in points.
  package var inset: Double

  package init(
    outline: Outline, fill: Paint? = nil, isEvenOdd: Bool = false, stroke: Stroke? = nil,
    trim: ClosedRange<Double> = 0...1, inset: Double = 0
  ) {
    self.outline = outline
    self.fill = fill
    self.isEvenOdd = isEvenOdd
    self.stroke = stroke
    self.trim = trim
    self.inset = inset
  }
}

/// A recording or a film: elsewhere, by `http` or `https`, or a file of this machine.
package struct MediaContent: Equatable, Sendable {
  package var address: String
  /// Whether there is nothing to see.
  package var isSound: Bool
  /// By which ``Playback`` means it; nil where no code plays it.
  package var number: Int?

  package init(address: String, isSound: Bool, number: Int? = nil) {
    self.address = address
    self.isSound = isSound
    self.number = number
  }
}

/// HTML by its content hash, registered with the document store.
package struct DocumentContent: Equatable, Sendable {
  package var hash: String

  package init(hash: String) { self.hash = hash }
}
