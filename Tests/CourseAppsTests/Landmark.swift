import SwiftUI

// A place with a map above and a picture over its edge.

struct DrawnMap: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green.opacity(0.3)))
      for start in stride(from: 0.0, to: size.width, by: 30) {
        var path = Path()
        path.move(to: CGPoint(x: start, y: 0))
        path.addCurve(
          to: CGPoint(x: start + 60, y: size.height), control1: CGPoint(x: start + 80, y: size.height / 3),
          control2: CGPoint(x: start - 60, y: size.height / 2))
        context.stroke(path, with: .color(.white), lineWidth: 2)
      }
    }
  }
}

struct LandmarkView: View {
  @State private var isFavorite = true

  var body: some View {
    NavigationStack {
      ScrollView {
        DrawnMap().frame(height: 300)
        Circle()
          .fill(LinearGradient(colors: [.brown, .orange], startPoint: .top, endPoint: .bottom))
          .overlay(Image(systemName: "mountain.2.fill").font(.system(size: 90)).foregroundStyle(.white))
          .frame(width: 220, height: 220)
          .overlay { Circle().stroke(.white, lineWidth: 4) }
          .shadow(radius: 7)
          .offset(y: -130)
          .padding(.bottom, -130)
        VStack(alignment: .leading) {
          HStack {
            Text("Turtle Rock").font(.title)
            Button {
              isFavorite.toggle()
            } label: {
              Label("Favorite", systemImage: isFavorite ? "star.fill" : "star")
                .labelStyle(IconOnlyLabelStyle())
                .foregroundStyle(isFavorite ? .yellow : .gray)
            }
          }
          HStack {
            Text("Joshua Tree National Park")
            Spacer()
            Text("California")
          }
          .font(.subheadline)
          .foregroundStyle(.secondary)
          Divider()
          Text("About Turtle Rock").font(.title2)
          Text("A boulder of granite that looks like a turtle from the west.")
            .accessibilityTextContentType(AccessibilityTextContentType.narrative)
        }
        .scenePadding()
      }
      .navigationTitle("Turtle Rock")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
