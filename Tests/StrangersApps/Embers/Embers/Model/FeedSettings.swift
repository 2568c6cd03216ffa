import Foundation
import Combine

struct Keyword: Identifiable, Codable, Equatable {
  var id = UUID()
  var value: String
  var isOn = true
}

final class FeedSettings: ObservableObject {
  @Published var keywords: [Keyword] = []
  @Published var refreshes = true
  @Published var interval: Double = 10

  private let file = FileManager.default
    .urls(for: .documentDirectory, in: .userDomainMask)[0]
    .appendingPathComponent("keywords")
    .appendingPathExtension("json")

  init() {
    guard let data = try? Data(contentsOf: file) else { return }
    keywords = (try? JSONDecoder().decode([Keyword].self, from: data)) ?? []
  }

  func save() {
    try? JSONEncoder().encode(keywords).write(to: file, options: [.atomicWrite])
  }
}
