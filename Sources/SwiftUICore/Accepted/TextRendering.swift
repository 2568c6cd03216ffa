import Foundation

// Texts that an app would draw glyph by glyph. Hosts draw the text as it is: the program has no glyphs.

/// Draws texts in a way of the app's own.
public protocol TextRenderer: Animatable {
  /// Draws the text; never called, since the program has no glyphs.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The room beyond the text that the renderer draws in; never asked.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// No room beyond the text, unless a renderer asks for some.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A mark on a part of a text.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line]

    /// 0 unless there are no lines.
    public var startIndex: Int { lines.startIndex }
    /// How many lines there are.
    public var endIndex: Int { lines.endIndex }
    /// The line at the place.
    public subscript(position: Int) -> Line { lines[position] }
    /// Always false.
    public var isTruncated: Bool { false }

    /// The parts of a line that look alike.
    public struct Line: RandomAccessCollection {
      private let runs: [Run]

      /// The place of the first part.
      public var startIndex: Int { runs.startIndex }
      /// The place behind the last part.
      public var endIndex: Int { runs.endIndex }
      /// The part at the place.
      public subscript(position: Int) -> Run { runs[position] }
      /// Where the line stands.
      public let typographicBounds: TypographicBounds
    }

    /// The glyphs of a part.
    public struct Run: RandomAccessCollection {
      private let slices: [RunSlice]

      /// The place of the first glyph.
      public var startIndex: Int { slices.startIndex }
      /// The place behind the last glyph.
      public var endIndex: Int { slices.endIndex }
      /// The glyph at the place.
      public subscript(position: Int) -> RunSlice { slices[position] }
      /// Where the part stands.
      public let typographicBounds: TypographicBounds
      /// Always nil: marks are not kept.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// One glyph.
    public struct RunSlice {
      /// Where the glyph stands.
      public let typographicBounds: TypographicBounds
      /// Always nil: marks are not kept.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Where a line, a part or a glyph stands, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      /// How wide it is.
      public var width: CGFloat
      /// How far it goes above the baseline.
      public var ascent: CGFloat
      /// How far it goes below the baseline.
      public var descent: CGFloat
      /// The room between lines.
      public var leading: CGFloat
      /// From the top to the lowest point of the letters.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
  }

  /// The text as it is: marks are not kept.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws nothing: the program has no glyphs.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws nothing: the program has no glyphs.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws nothing: the program has no glyphs.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  /// Accepted; hosts draw the text as it is.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
