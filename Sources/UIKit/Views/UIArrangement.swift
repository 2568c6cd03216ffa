import Foundation

/// Rows and columns of subviews, by their places, as far as rules of layout tie the end of one to the start of another.
package indirect enum UIArrangement: Equatable {
  case view(Int)
  case row([UIArrangement])
  case column([UIArrangement])

  package var views: [Int] {
    switch self {
    case .view(let place): [place]
    case .row(let parts), .column(let parts): parts.flatMap(\.views)
    }
  }
}

/// Of two subviews the second begins where the first ends.
private struct Succession {
  let axis: NSLayoutConstraint.Axis
  let first: Int
  var second: Int
  /// In points.
  var distance: CGFloat
  /// Whether the distance is kept, and not the least one.
  let isExact: Bool
}

/// The distance between two neighbours, in points.
package struct UIGap {
  package let distance: CGFloat
  package let isExact: Bool
}

extension UIView {
  /// How the subviews that rules tie to each other stand; nil where none are. Others stand by themselves.
  package final var arrangement: UIArrangement? {
    let successions = successions
    let members = Set(successions.flatMap { [$0.first, $0.second] }).sorted()
    return members.count > 1 ? slice(members, successions) : nil
  }

  /// The distance between two neighbours in a row or column; nil where no rule keeps one.
  package final func gap(
    from one: UIArrangement, to next: UIArrangement, along axis: NSLayoutConstraint.Axis
  ) -> UIGap? {
    let (firsts, seconds) = (Set(one.views), Set(next.views))
    let between = successions.filter {
      $0.axis == axis && firsts.contains($0.first) && seconds.contains($0.second)
    }
    return (between.first(where: \.isExact) ?? between.first).map { UIGap(distance: $0.distance, isExact: $0.isExact) }
  }

  /// Whether rules hold both side edges of a subview, so that it is as wide as the room between them.
  package final func stretches(_ subview: UIView) -> Bool {
    guard subview.fixedLength(.width) == nil else { return false }
    if subview.isAsLong(.width) { return true }
    let pins = pins(of: subview)
    guard pins.trailing != nil else { return false }
    if pins.leading != nil { return true }
    let place = subviews.firstIndex { $0 === subview }
    return successions.contains { $0.axis == .horizontal && $0.second == place && $0.isExact }
  }

  private var successions: [Succession] {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { places[ObjectIdentifier(view)] = place }
    func place(_ item: AnyObject?) -> Int? { item.flatMap { places[ObjectIdentifier($0)] } }
    var all: [Succession] = []
    var sameStarts: [(axis: NSLayoutConstraint.Axis, one: Int, other: Int, shift: CGFloat)] = []
    for rule in subviews.flatMap(\.rules) where rule.isActive {
      guard let first = place(rule.firstItem), let second = place(rule.secondItem), first != second else { continue }
      let isExact = rule.relation == .equal
      switch (rule.firstAttribute, rule.secondAttribute) {
      case (.top, .bottom), (.leading, .trailing), (.left, .right):
        let axis: NSLayoutConstraint.Axis = rule.firstAttribute == .top ? .vertical : .horizontal
        all.append(Succession(axis: axis, first: second, second: first, distance: rule.constant, isExact: isExact))
      case (.bottom, .top), (.trailing, .leading), (.right, .left):
        let axis: NSLayoutConstraint.Axis = rule.firstAttribute == .bottom ? .vertical : .horizontal
        all.append(Succession(axis: axis, first: first, second: second, distance: -rule.constant, isExact: isExact))
      case (.top, .top) where isExact: sameStarts.append((.vertical, first, second, rule.constant))
      case (.leading, .leading) where isExact, (.left, .left) where isExact:
        sameStarts.append((.horizontal, first, second, rule.constant))
      default: break
      }
    }
    // What starts where another starts comes after the same as that one.
    for start in sameStarts {
      for (own, other, shift) in [(start.one, start.other, start.shift), (start.other, start.one, -start.shift)] {
        guard !all.contains(where: { $0.axis == start.axis && $0.second == own }) else { continue }
        for var inherited in all
        where inherited.axis == start.axis && inherited.second == other && inherited.first != own {
          inherited.second = own
          inherited.distance += shift
          all.append(inherited)
        }
      }
    }
    return all
  }

  /// A column of what is not side by side, or else a row of what is not one below the other.
  private func slice(_ members: [Int], _ successions: [Succession]) -> UIArrangement {
    if let only = members.first, members.count == 1 { return .view(only) }
    let own = successions.filter { members.contains($0.first) && members.contains($0.second) }
    let (across, down) = (own.filter { $0.axis == .horizontal }, own.filter { $0.axis == .vertical })
    if let parts = sorted(groups(of: members, tiedBy: across), by: down) {
      return .column(parts.map { slice($0, successions) })
    }
    if let parts = sorted(groups(of: members, tiedBy: down), by: across) {
      return .row(parts.map { slice($0, successions) })
    }
    return .column(members.map(UIArrangement.view))
  }

  /// Members that successions tie together, directly or by others; the groups by their first members.
  private func groups(of members: [Int], tiedBy successions: [Succession]) -> [[Int]] {
    var groups = members.map { [$0] }
    for tie in successions {
      guard let one = groups.firstIndex(where: { $0.contains(tie.first) }),
        let other = groups.firstIndex(where: { $0.contains(tie.second) }), one != other
      else { continue }
      groups[min(one, other)] = (groups[one] + groups[other]).sorted()
      groups.remove(at: max(one, other))
    }
    return groups
  }

  /// Groups in the order of their successions; nil for a single one, and where they go round in a circle.
  private func sorted(_ groups: [[Int]], by successions: [Succession]) -> [[Int]]? {
    guard groups.count > 1 else { return nil }
    var (left, result) = (groups, [[Int]]())
    while !left.isEmpty {
      let next = left.firstIndex { group in
        !successions.contains { tie in
          group.contains(tie.second) && !group.contains(tie.first) && left.contains { $0.contains(tie.first) }
        }
      }
      guard let next else { return nil }
      result.append(left.remove(at: next))
    }
    return result
  }
}
