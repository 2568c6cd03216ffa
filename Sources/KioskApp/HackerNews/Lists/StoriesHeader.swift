import Library
import SwiftUI

/// What stands over a list of stories. Made of what it says, so that a story that comes leaves it alone.
struct StoriesHeader: View {
  let origin: KioskServices.Origin
  /// The chosen list's number in the picker: another one has the header made anew.
  let list: Int
  let order: StoryOrder
  let hasFailed: Bool
  let status: StoriesStatus
  /// How many stories came since the reader's last visit, and how long ago that was.
  let newCount: Int
  let visit: String?
  /// How much has come since the reader was last here, in this list and elsewhere.
  let missed: Int
  let library: Library
  let model: StoriesViewModel
  @Environment(\.rowDensity) private var density

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      // On one line with the lists stands that these are samples.
      if density != .line || origin != .samples {
        OriginBanner(origin: origin, service: "Hacker News")
      }
      if density == .line, !hasFailed {
        HStack(spacing: 16) {
          lists
          SortWords(order: order)
          status
        }
      } else {
        lists
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          status
          Spacer(minLength: 0)
          InboxLink(library: library)
          catchUp
        }
        // A finger that means the link must not meet the lists above it.
        .padding(.top, 8)
      }
      if newCount > 0, let visit {
        Text("\(newCount) new here since your last visit, \(visit)")
          .font(.footnote)
          .foregroundColor(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var catchUp: some View {
    Link(destination: [Place.catchUp].address) {
      Text(missed > 0 ? "Catch up, \(missed) new" : "Catch up")
        .monospacedDigit()
    }
    .font(.footnote)
    .fixedSize()
  }

  /// Reads the model, which may have gone on since this header was made: a choice of what was chosen before counts.
  private var choice: Binding<Int> {
    Binding(get: { [model] in model.indexEndpoint }, set: { [model] in model.indexEndpoint = $0 })
  }

  private var lists: some View {
    Picker("List", selection: choice) {
      ForEach(StoriesViewModel.endpoints.indices, id: \.self) { index in
        Text(verbatim: StoriesViewModel.endpoints[index].title).tag(index)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .frame(maxWidth: .infinity)
  }
}
