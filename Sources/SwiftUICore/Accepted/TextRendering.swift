import Foundation

// Texts that an app would draw glyph by glyph. Hosts draw the text as it is: the program has no glyphs.

/// Draws texts in a way of the app's own.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A mark on a part of a text.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text.
  public struct Layout: RandomAccessCollection {
    private let lines: [Line]

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(position: Int) -> Line { lines[position] }
    public var isTruncated: Bool { false }

    /// The parts of a line that look alike.
    public struct Line: RandomAccessCollection {
      private let runs: [Run]

      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(position: Int) -> Run { runs[position] }
      public let typographicBounds: TypographicBounds
    }

    /// The glyphs of a part.
    public struct Run: RandomAccessCollection {
      private let slices: [RunSlice]

      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(position: Int) -> RunSlice { slices[position] }
      public let typographicBounds: TypographicBounds
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// One glyph.
    public struct RunSlice {
      public let typographicBounds: TypographicBounds
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Where a line, a part or a glyph stands, in points.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
  }

  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line) {}
  public func draw(_ run: Text.Layout.Run) {}
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
