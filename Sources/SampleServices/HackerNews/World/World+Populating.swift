import Foundation

extension HackerNewsWorld {
  /// Gives the written content its times and numbers: everything has happened before `now`, replies after what they answer.
  mutating func populate() {
    let start = Int(now.timeIntervalSince1970)
    for person in content.people {
      people[person.name] = SampleUser(
        name: person.name, created: start - Int(person.years * 31_557_600), karma: person.karma,
        about: person.about.isEmpty ? nil : SubmittedText.html(person.about))
    }

    var planned: [Planned] = []
    for draft in content.stories {
      let time = start - draft.ageMinutes * 60 - Int.random(in: 0..<60, using: &random)
      let index = planned.count
      planned.append(Planned(time: time, story: draft))
      for option in draft.options {
        planned.append(Planned(time: time, parent: index, root: index, option: option))
      }
      let thread = draft.thread.flatMap { content.threads[$0] } ?? smallTalk(about: draft)
      plan(thread, under: index, root: index, from: time, to: start, into: &planned)
    }
    number(planned)
  }

  /// An item in waiting; indices point into the plan.
  private struct Planned {
    var time: Int
    var parent: Int?
    var root: Int?
    var story: StoryDraft?
    var comment: CommentDraft?
    var option: (votes: Int, text: String)?

    init(time: Int, story: StoryDraft) {
      self.time = time
      self.story = story
    }

    init(time: Int, parent: Int, root: Int, comment: CommentDraft) {
      self.time = time
      self.parent = parent
      self.root = root
      self.comment = comment
    }

    init(time: Int, parent: Int, root: Int, option: (votes: Int, text: String)) {
      self.time = time
      self.parent = parent
      self.root = root
      self.option = option
    }
  }

  private mutating func plan(
    _ drafts: [CommentDraft], under parent: Int, root: Int, from: Int, to end: Int, into planned: inout [Planned]
  ) {
    for draft in drafts {
      // Early comments are more likely than late ones, as in life.
      let share = pow(Double.random(in: 0.02..<1, using: &random), 1.7)
      let time = min(end - 1, from + max(30, Int(Double(end - from) * share * 0.8)))
      let index = planned.count
      planned.append(Planned(time: max(from, time), parent: parent, root: root, comment: draft))
      plan(draft.replies, under: index, root: root, from: max(from, time), to: end, into: &planned)
    }
  }

  private mutating func number(_ planned: [Planned]) {
    let order = planned.indices.sorted { (planned[$0].time, $0) < (planned[$1].time, $1) }
    var numbers = [Int](repeating: 0, count: planned.count)
    for index in order {
      newestNumber += Int.random(in: 1...3, using: &random)
      numbers[index] = newestNumber
    }
    for index in planned.indices {
      let plan = planned[index]
      if let story = plan.story {
        insertStory(story, id: numbers[index], time: plan.time)
      } else if let parent = plan.parent, let root = plan.root {
        if let comment = plan.comment {
          insertComment(comment, id: numbers[index], time: plan.time, parent: numbers[parent], root: numbers[root])
        } else if let option = plan.option {
          let by = items[numbers[root]]?.by ?? ""
          items[numbers[index]] = SampleItem(
            id: numbers[index], kind: .pollopt, by: by, time: plan.time, text: SubmittedText.html(option.text),
            score: option.votes, root: numbers[root])
          items[numbers[root]]?.parts.append(numbers[index])
        }
      }
    }
    stories.sort(by: >)
    for name in people.keys { people[name]?.submitted.sort(by: >) }
    recentItems = Array(stories.prefix(20))
  }

  private mutating func insertStory(_ draft: StoryDraft, id: Int, time: Int) {
    var item = SampleItem(
      id: id, kind: draft.kind, by: draft.by, time: time, title: draft.title,
      url: draft.address.map { "https://" + $0 }, text: draft.text.isEmpty ? nil : SubmittedText.html(draft.text),
      score: draft.score)
    item.topic = draft.topic
    item.isDead = draft.isDead
    item.heat = Double.random(in: 0.5...2, using: &random)
    items[id] = item
    stories.append(id)
    people[draft.by]?.submitted.append(id)
  }

  private mutating func insertComment(_ draft: CommentDraft, id: Int, time: Int, parent: Int, root: Int) {
    var item = SampleItem(
      id: id, kind: .comment, by: draft.by, time: time, text: SubmittedText.html(draft.text), parent: parent, root: root
    )
    item.isDeleted = draft.state == .deleted
    item.isDead = draft.state == .dead
    items[id] = item
    items[parent]?.kids.append(id)
    if item.isVisible { items[root]?.descendants += 1 }
    if !item.isDeleted { people[draft.by]?.submitted.append(id) }
    usedRemarks[root, default: []].insert(draft.text)
  }

  /// A few remarks for a story without a written thread, more for one with more points.
  private mutating func smallTalk(about draft: StoryDraft) -> [CommentDraft] {
    guard draft.kind != .job, !draft.isDead else { return [] }
    let wanted = min(14, Int(Double(draft.score) / 14 * Double.random(in: 0.5...1.5, using: &random)))
    var remarks = (content.remarks[draft.topic] ?? []).shuffled(using: &random)
    var replies = content.replies.shuffled(using: &random)
    var thread: [CommentDraft] = []
    var names: [String] = content.people.map(\.name).filter { $0 != draft.by }.shuffled(using: &random)
    for _ in 0..<wanted {
      guard let name = names.popLast() else { break }
      if thread.isEmpty || Double.random(in: 0..<1, using: &random) < 0.55 {
        guard let text = remarks.popLast() else { break }
        thread.append(CommentDraft(by: name, state: .normal, text: text))
      } else if let text = replies.popLast() {
        let reply = CommentDraft(by: name, state: .normal, text: text)
        let index = Int.random(in: 0..<thread.count, using: &random)
        if thread[index].replies.isEmpty || Bool.random(using: &random) {
          thread[index].replies.append(reply)
        } else {
          thread[index].replies[0].replies.append(reply)
        }
      }
    }
    return thread
  }
}
