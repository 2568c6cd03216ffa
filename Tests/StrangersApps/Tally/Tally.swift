import Combine
import Foundation

struct Counter: Identifiable, Codable {
  var id = UUID()
  var name: String
  var count = 0
}

final class Tally: ObservableObject {
  @Published var counters = [Counter(name: "Swifts"), Counter(name: "Swallows", count: 3)]

  @objc func add() { counters.append(Counter(name: "Birds")) }
}
