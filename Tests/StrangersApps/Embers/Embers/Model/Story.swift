import Foundation

public struct Story: Codable, Identifiable, Hashable {
  public let id: Int
  public let title: String
  public let by: String
  public let time: TimeInterval
  public let url: String?
  public let score: Int
  public let descendants: Int?
}

extension Story: Comparable {
  public static func < (lhs: Story, rhs: Story) -> Bool {
    return lhs.time > rhs.time
  }
}

extension Story: CustomDebugStringConvertible {
  public var debugDescription: String { "\n\(title)\nby \(by)\n\(url ?? "-")\n-----" }

  var host: String? {
    url.flatMap { URL(string: $0)?.host }?.replacingOccurrences(of: "www.", with: "")
  }
}
