import SwiftUI

/// What stands under a list of stories: what is hidden, and what has been read. Made of what it says, so that a story that comes
/// leaves it alone.
struct StoriesFooter: View {
  /// How much of what is shown has been read.
  enum Read: Equatable {
    case nothingShown, none, some, all

    init(_ rows: StoryRows) {
      let count = rows.rows.count { $0.isRead }
      self = rows.rows.isEmpty ? .nothingShown : count == rows.rows.count ? .all : count > 0 ? .some : .none
    }
  }

  let mutedCount: Int
  /// How many are hidden because they were read.
  let readCount: Int
  let read: Read
  let hidesRead: Bool
  let showsMuted: Bool
  let model: StoriesViewModel

  var body: some View {
    HStack(spacing: 12) {
      MutedRowsButton(
        count: mutedCount,
        isShown: Binding(get: { [model] in model.choice.showsMuted }, set: { [model] in model.choice.showsMuted = $0 }))
      if readCount > 0 || hidesRead {
        Button(hidesRead ? DoneRows.read.show(readCount) : DoneRows.read.hide) { model.choice.hidesRead.toggle() }
      } else if read == .some || read == .all {
        Button(DoneRows.read.hide) { model.choice.hidesRead = true }
      }
      Spacer(minLength: 0)
      Button("Mark all read") { model.markAllRead() }
        .disabled(read == .all || read == .nothingShown)
    }
    .buttonStyle(.borderless)
    .font(.footnote)
  }
}
