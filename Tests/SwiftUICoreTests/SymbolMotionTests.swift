import Foundation
import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

/// Symbols that hop, fade, turn and grow.
@Suite(.timeLimit(.minutes(4))) @MainActor struct SymbolMotionTests {
  private struct Bell: View {
    @State private var rings = 0
    @State private var isLoud = true

    var body: some View {
      VStack {
        Image(systemName: "bell").symbolEffect(.bounce, value: rings)
        Image(systemName: "speaker").symbolEffect(.scale.up, isActive: isLoud)
        Button("Ring") { rings += 1 }
        Button("Quieter") { isLoud = false }
      }
    }
  }

  /// The scales of all that is drawn, also of what is only told in the frames on the way.
  private func scales(_ screen: TestScreen) -> [Double] {
    screen.patches.compactMap { patch in
      switch patch {
      case .update(_, let element, previous: _), .insert(_, let element, parent: _, before: _):
        element.style.scale.map(\.width)
      default: nil
      }
    }
  }

  @Test func aSymbolHopsEachTimeAValueChanges() async throws {
    let screen = TestScreen { Bell() }
    #expect(!scales(screen).contains { $0 > 1.19 })
    screen.forgetPatches()
    #expect(screen.tap("Ring"))
    try await screen.wait { scales(screen).contains(1.2) && scales(screen).contains(0.95) }
  }

  @Test func aSymbolIsLargerAsLongAsItIsSaid() {
    let screen = TestScreen { Bell() }
    #expect(screen.tap("Quieter"))
    #expect(
      screen.patches.contains { patch in
        guard case .update(_, let element, let previous) = patch else { return false }
        return previous.style.scale?.width == 1.15 && element.style.scale?.width != 1.15
      })
  }

  @Test func aSymbolFadesAndComesBackAsLongAsItIsSaid() async throws {
    let screen = TestScreen { Image(systemName: "heart").symbolEffect(.pulse, options: .speed(8)) }
    var faint = 0
    try await screen.wait {
      faint = screen.patches.count {
        if case .update(_, let element, previous: _) = $0 { element.style.opacity < 0.5 } else { false }
      }
      return faint > 2
    }
  }

  private struct Still: View {
    @State private var isLarge = false

    var body: some View {
      Image(systemName: "heart").symbolEffect(.scale.up, isActive: isLarge).symbolEffectsRemoved()
      Text(isLarge ? "Large" : "Small")
      Button("Grow") { isLarge = true }
    }
  }

  @Test func symbolsStandStillWhereTheirEffectsAreRemoved() {
    let screen = TestScreen { Still() }
    #expect(screen.tap("Grow"))
    #expect(screen.outline.contains("Large") && scales(screen).isEmpty)
  }
}
