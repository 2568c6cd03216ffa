import SwiftUI

/// What geometry readers have read, by the names of views.
@MainActor
final class ReadPlaces {
  var frames: [String: CGRect] = [:]
  /// The sizes in the order in which they were read.
  var sizes: [CGSize] = []
}

extension View {
  /// Has a reader behind the view note where it stands.
  @MainActor func read(_ name: String, _ places: ReadPlaces?) -> some View {
    background {
      if let places {
        GeometryReader { proxy in
          let _ = places.frames[name] = proxy.frame(in: .global)
          Color.clear
        }
      }
    }
  }
}
