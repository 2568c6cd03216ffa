import SwiftUI

// The first screens of an app: pages that fade as they pass, over a ground that changes with them.

struct WelcomePage: Identifiable {
  let id: Int
  let title: String
  let symbol: String
  let colors: [Color]

  static let all = [
    WelcomePage(id: 0, title: "Plan", symbol: "map.fill", colors: [.cyan, .blue]),
    WelcomePage(id: 1, title: "Pack", symbol: "suitcase.fill", colors: [.orange, .pink]),
    WelcomePage(id: 2, title: "Go", symbol: "airplane", colors: [.purple, .indigo]),
  ]
}

struct WelcomeView: View {
  let pages = WelcomePage.all
  @State private var current: Int? = 0

  var body: some View {
    ZStack {
      LinearGradient(colors: pages[current ?? 0].colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
      VStack(spacing: 24) {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 0) {
            ForEach(pages) { page in
              VStack(spacing: 20) {
                Image(systemName: page.symbol).font(.system(size: 90))
                Text(page.title).font(.largeTitle.bold())
              }
              .foregroundStyle(.white)
              .containerRelativeFrame(.horizontal)
              .scrollTransition(axis: .horizontal) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $current)
        .frame(maxHeight: .infinity)
        HStack {
          ForEach(pages) { page in
            Capsule()
              .fill(.white.opacity(page.id == current ? 1 : 0.4))
              .frame(width: page.id == current ? 24 : 8, height: 8)
          }
        }
        .accessibilityRepresentation { Text("Page \((current ?? 0) + 1) of \(pages.count)") }
        Button {
          withAnimation { current = min((current ?? 0) + 1, pages.count - 1) }
        } label: {
          Text(current == pages.count - 1 ? "Start" : "Continue")
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 6)
        }
        .buttonStyle(.borderedProminent)
        .tint(.white)
        .foregroundStyle(.black)
        .padding(.horizontal, 32)
        Button("Skip") { current = pages.count - 1 }
          .foregroundStyle(.white.opacity(0.8))
          .padding(.bottom)
      }
    }
  }
}
