import SwiftUI

/// A cover drawn from the book itself, so that every book has one.
struct BookCover: View {
  let book: Book

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 6)
        .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      motif
        .foregroundStyle(.white.opacity(0.85))
        .padding(12)
      HStack(spacing: 0) {
        Rectangle().fill(.black.opacity(0.18)).frame(width: 4)
        Spacer()
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
    .accessibilityHidden(true)
  }

  @ViewBuilder private var motif: some View {
    switch book.subject {
    case .seas: Waves().stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round))
    case .gardens: Image(systemName: "leaf.fill").resizable().scaledToFit()
    case .machines: Image(systemName: "gearshape.fill").resizable().scaledToFit()
    case .night: Image(systemName: "moon.fill").resizable().scaledToFit()
    case .cooking: Image(systemName: "flame.fill").resizable().scaledToFit()
    }
  }

  private var colors: [Color] {
    let shift = Double(book.id % 7) * 0.012
    let hue =
      switch book.subject {
      case .seas: 0.56
      case .gardens: 0.34
      case .machines: 0.07
      case .night: 0.68
      case .cooking: 0.99
      }
    return [
      Color(hue: hue - shift, saturation: 0.55, brightness: 0.72),
      Color(hue: hue - shift, saturation: 0.75, brightness: 0.42),
    ]
  }
}

/// Three waves, one above the other.
struct Waves: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for row in 0..<3 {
      let y = rect.minY + rect.height * (0.3 + 0.2 * CGFloat(row))
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: y), control1: CGPoint(x: rect.minX + rect.width * 0.35, y: y - rect.height * 0.2),
        control2: CGPoint(x: rect.minX + rect.width * 0.65, y: y + rect.height * 0.2))
    }
    return path
  }
}
