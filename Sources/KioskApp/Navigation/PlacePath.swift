import Foundation
import Locks

extension [Place] {
  /// The pane that the pages belong to.
  var pane: Pane {
    if case .pane(let pane)? = first { pane } else { .hackerNews }
  }

  /// The page beside the list, where there is one.
  var detail: Place? {
    guard let last, case .pane = last else { return last }
    return nil
  }

  /// The address of the last page within the app.
  package var address: URL { PlaceAddresses.address(map(\.description)) }

  /// The pages of an address that `address` has made; nil for others.
  static func at(_ url: URL) -> [Place]? {
    guard url.host() == nil else { return nil }
    let segments = url.path(percentEncoded: true).split(separator: "/").map(String.init)
    guard segments.count % 2 == 0 else { return nil }
    var places: [Place] = []
    for index in stride(from: 0, to: segments.count, by: 2) {
      guard segments[index] == "place", let text = segments[index + 1].removingPercentEncoding,
        let place = Place(text)
      else { return nil }
      places.append(place)
    }
    return places
  }

  /// The first page of a pane.
  package static func start(of pane: Pane) -> [Place] { pane == .hackerNews ? [] : [.pane(pane)] }

  /// `place` beside the list of this path's pane.
  func beside(_ place: Place) -> [Place] { Self.start(of: pane) + [place] }
}

/// Each list has an address for every row: they are made once and shared by all windows.
private enum PlaceAddresses {
  private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
  private static let known = Memoized<[String], URL>(limit: 4096)

  static func address(_ places: [String]) -> URL {
    known.answer(places) {
      let path = places.map { "/place/" + ($0.addingPercentEncoding(withAllowedCharacters: plain) ?? "") }
      guard let url = URL(string: path.isEmpty ? "/" : path.joined()) else {
        preconditionFailure("An address within the app is made of percent-encoded names")
      }
      return url
    }
  }
}
