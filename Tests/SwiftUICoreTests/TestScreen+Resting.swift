import SwiftUITesting

@testable import SwiftUICore

@MainActor
extension TestScreen {
  var restingRows: Int { session.graph.restingRows.count }

  /// Whether what the screen was told is what there is.
  var isAsDrawn: Bool { misfits.isEmpty && tree == session.tree }
}
