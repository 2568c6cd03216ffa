import SwiftUI

@main
struct AlmanacApp: App {
  var body: some Scene {
    WindowGroup { MonthsView() }
  }
}

/// Rests at whole months.
struct MonthBehavior: ScrollTargetBehavior {
  var width: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal), context.velocity.dx != 0 else { return }
    target.rect.origin.x = (target.rect.minX / width).rounded() * width
  }
}

struct MonthsView: View {
  @State private var shown: Int? = 1
  @Namespace private var scope
  @Environment(\.resetFocus) private var resetFocus
  @Environment(\.labelsVisibility) private var labels

  private let names = Calendar(identifier: .gregorian).monthSymbols

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(1...12, id: \.self) { month in
            VStack {
              Text(names[month - 1]).font(.title2.bold())
              Text("\(Calendar.current.shortWeekdaySymbols.joined(separator: " "))").font(.caption)
            }
            .frame(width: 280, height: 160)
            .background(.quaternary, in: OffsetShape(shape: RoundedRectangle(cornerRadius: 16), offset: .zero))
            .scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.6) }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(MonthBehavior(width: 280))
      .scrollPosition(id: $shown)
      .scrollInputBehavior(.enabled, for: .look)
      .focusScope(scope)
      Button("Back to the first") {
        shown = 1
        resetFocus(in: scope)
      }
      .materialActiveAppearance(.active)
      .interactionActivityTrackingTag("first month")
      if labels != .hidden { Text("The year has \(names.count) months") }
    }
    .padding()
  }
}
