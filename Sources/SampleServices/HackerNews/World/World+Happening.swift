import Foundation

extension HackerNewsWorld {
  /// When something happens by itself next; `nil` for never.
  var nextEventTime: Date? { timetable.next?.time }

  /// Lets everything happen that is due until `date`. A date in the past changes nothing.
  mutating func advance(to date: Date) -> Changes {
    var changes = Changes()
    while let (event, time) = timetable.next, time <= date {
      now = max(now, time)
      let step: Changes =
        switch event {
        case .story: storyArrives()
        case .comment: commentArrives()
        case .votes: votesArrive()
        case .ranking: Changes(ranks: rank())
        }
      changes.add(step)
      timetable.schedule(event, after: time, using: &random)
    }
    now = max(now, date)
    note(changes)
    return changes
  }

  private mutating func storyArrives() -> Changes {
    add(nextDraft()).changes
  }

  /// The next written story, or an invented one when all have been told.
  mutating func nextDraft() -> StoryDraft {
    if let written = upcoming.popLast() { return written }
    let known = Set(stories.compactMap { items[$0]?.title })
    return InventedStories.next(by: content.people.map(\.name), unlike: known, using: &random)
  }

  private mutating func commentArrives() -> Changes {
    let front = (lists[.top] ?? []).prefix(40).filter { items[$0]?.kind != .job }
    let weights = front.enumerated().map { index, id in (items[id]?.heat ?? 0) / Double(index + 4) }
    guard let chosen = random.weightedIndex(weights), let story = items[front[chosen]] else { return Changes() }
    let below = comments(below: story.id).filter { items[$0]?.isVisible == true }
    let answersComment = !below.isEmpty && Double.random(in: 0..<1, using: &random) < 0.55
    let parent = answersComment ? below[Int.random(in: 0..<below.count, using: &random)] : story.id
    let pool = answersComment ? content.replies : content.remarks[story.topic] ?? []
    let used = usedRemarks[story.id] ?? []
    guard let text = pool.filter({ !used.contains($0) }).randomElement(using: &random) else { return Changes() }
    let author = items[parent]?.by
    let name = content.people.map(\.name).filter { $0 != author }.randomElement(using: &random) ?? "okonma"
    return addComment(text, by: name, to: parent)?.changes ?? Changes()
  }

  private mutating func votesArrive() -> Changes {
    var changes = Changes()
    let top = (lists[.top] ?? []).prefix(60)
    let new = (lists[.new] ?? []).prefix(12)
    let candidates = (Array(top) + new.filter { !top.contains($0) }).filter { items[$0]?.kind != .job }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let weights = candidates.enumerated().map { index, id in (items[id]?.heat ?? 0) / Double(index + 3) }
      guard let chosen = random.weightedIndex(weights), items[candidates[chosen]]?.isVisible == true else { continue }
      changes.add(vote(candidates[chosen], by: Int.random(in: 1...3, using: &random)))
    }
    return changes
  }

  /// Adds votes (or takes some) and gives the author the same.
  mutating func vote(_ id: Int, by points: Int) -> Changes {
    guard let item = items[id], let score = item.score, item.isVisible else { return Changes() }
    items[id]?.score = score + points
    people[item.by]?.karma += points
    var changes = Changes(items: [id], people: people[item.by] == nil ? [] : [item.by])
    if item.kind == .poll, let option = item.parts.randomElement(using: &random) {
      let votes = items[option]?.score ?? 0
      items[option]?.score = votes + max(0, points)
      changes.items.insert(option)
    }
    return changes
  }

  /// Publishes a story now.
  mutating func add(_ draft: StoryDraft) -> (id: Int, changes: Changes) {
    let time = Int(now.timeIntervalSince1970)
    newestNumber += Int.random(in: 1...4, using: &random)
    let id = newestNumber
    var item = SampleItem(
      id: id, kind: draft.kind, by: draft.by, time: time, title: draft.title,
      url: draft.address.map { $0.contains("://") ? $0 : "https://" + $0 },
      text: draft.text.isEmpty ? nil : SubmittedText.html(draft.text), score: 1)
    item.topic = draft.topic
    // One in five finds much interest.
    item.heat = Double.random(in: 0..<1, using: &random) < 0.2 ? 6 : Double.random(in: 0.3...1.5, using: &random)
    var changes = Changes(items: [id])
    for option in draft.options {
      newestNumber += 1
      items[newestNumber] = SampleItem(
        id: newestNumber, kind: .pollopt, by: draft.by, time: time, text: SubmittedText.html(option.text), score: 0,
        root: id)
      item.parts.append(newestNumber)
      changes.items.insert(newestNumber)
    }
    items[id] = item
    stories.insert(id, at: 0)
    if people[draft.by] != nil {
      people[draft.by]?.submitted.insert(id, at: 0)
      changes.people.insert(draft.by)
    }
    forgetOldest()
    changes.ranks = rank()
    return (id, changes)
  }

  /// Publishes a comment now; `nil` where there is nothing to answer.
  mutating func addComment(_ text: String, by name: String, to parent: Int) -> (id: Int, changes: Changes)? {
    guard let target = items[parent], target.kind != .pollopt, target.kind != .job, let story = items[target.root]
    else {
      return nil
    }
    newestNumber += Int.random(in: 1...4, using: &random)
    let id = newestNumber
    items[id] = SampleItem(
      id: id, kind: .comment, by: name, time: Int(now.timeIntervalSince1970), text: SubmittedText.html(text),
      parent: parent, root: story.id)
    // A new comment begins among the first three and sinks as others come.
    items[parent]?.kids.insert(id, at: Int.random(in: 0...min(2, target.kids.count), using: &random))
    items[story.id]?.descendants += 1
    usedRemarks[story.id, default: []].insert(text)
    var changes = Changes(items: [id, parent, story.id])
    if people[name] != nil {
      people[name]?.submitted.insert(id, at: 0)
      people[name]?.karma += 1
      changes.people.insert(name)
    }
    return (id, changes)
  }

  /// Takes an item away as its author or a moderator would. Comments keep their place and their replies.
  mutating func remove(_ id: Int, asDead: Bool) -> Changes? {
    guard let item = items[id], item.isVisible, item.kind != .pollopt else { return nil }
    if asDead { items[id]?.isDead = true } else { items[id]?.isDeleted = true }
    var changes = Changes(items: [id])
    if item.kind == .comment {
      items[item.root]?.descendants -= 1
      changes.items.insert(item.root)
    } else {
      changes.ranks = rank()
    }
    return changes
  }

  /// Puts a story first, or mixes the first thirty where none is named.
  mutating func shuffleRanks(first: Int? = nil) -> Changes {
    let top = lists[.top] ?? []
    if let first {
      guard let item = items[first], item.isVisible, stories.contains(first) else { return Changes() }
      items[first]?.score = max(2, item.score ?? 1)
      lift(first)
    } else {
      for id in top.prefix(30) { items[id]?.boost *= Double.random(in: 0.4...2.5, using: &random) }
    }
    return Changes(items: first.map { [$0] } ?? [], ranks: rank())
  }

  private mutating func forgetOldest() {
    while stories.count > storyLimit, let oldest = stories.popLast() {
      for comment in comments(below: oldest) { items[comment] = nil }
      for option in items[oldest]?.parts ?? [] { items[option] = nil }
      items[oldest] = nil
      usedRemarks[oldest] = nil
    }
  }
}
