import Foundation

/// How fast a drag is, from the places that are reported.
final class DragSpeed {
  private var last: (place: CGPoint, time: Date)?
  private var velocity = CGSize.zero

  /// Points a second at a new place. A report of the same moment, or of the end where the finger is lifted, keeps the speed.
  func take(_ place: CGPoint, at time: Date, hasEnded: Bool) -> CGSize {
    defer { last = hasEnded ? nil : (place, time) }
    guard let last else {
      velocity = .zero
      return velocity
    }
    let seconds = time.timeIntervalSince(last.time)
    let isSamePlace = place == last.place
    if seconds > 0.2 {
      velocity = .zero
    } else if seconds > 0.001, !(hasEnded && isSamePlace) {
      velocity = CGSize(width: (place.x - last.place.x) / seconds, height: (place.y - last.place.y) / seconds)
    }
    return velocity
  }
}
