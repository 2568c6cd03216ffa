import FoundationExtras
import Library
import SwiftUI

/// Labels and a note of a saved thing.
struct RemarksSheet: View {
  let item: KeptItem
  let books: SavedBookLinks?
  @ObservedObject var library: Library
  @Environment(\.dismiss) private var dismiss
  @State private var labels: String
  @State private var note: String

  /// - Parameter books: where it is given out; nil where it is not.
  init(item: KeptItem, library: Library, books: SavedBookLinks?) {
    self.item = item
    self.books = books
    self.library = library
    _labels = State(initialValue: item.remarks.typedLabels)
    _note = State(initialValue: item.remarks.note)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: item.title)
        .font(.title2)
        .bold()
        .lineLimit(3)
        .padding(.trailing, 40)
      TextField("Labels", text: $labels, prompt: Text("Labels, with commas between"))
        .textFieldStyle(.roundedBorder)
      if !others.isEmpty {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 8) {
            ForEach(others, id: \.self) { label in
              Button {
                labels = labels.trimmingCharacters(in: .whitespaces).isEmpty ? label : "\(labels), \(label)"
              } label: {
                Text(verbatim: label)
                  .lineLimit(1)
              }
              .accessibilityLabel("Add the label \(label)")
            }
          }
          .buttonStyle(.bordered)
        }
      }
      TextField("Note", text: $note, prompt: Text("A note for yourself"), axis: .vertical)
        .textFieldStyle(.roundedBorder)
        .lineLimit(4...12)
      if case .failure(let problem) = written {
        Label(problem.words.text, systemImage: "exclamationmark.triangle")
          .foregroundColor(.orange)
          .font(.footnote)
      }
      HStack(spacing: 10) {
        Button("Keep") { keep() }
          .buttonStyle(.borderedProminent)
          .disabled((try? written.get()) == nil)
        Button("Cancel") { dismiss() }
          .buttonStyle(.bordered)
      }
      if let books {
        BookLinks { books.book(of: item.key, as: $0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
  }

  /// What is typed, as it would be kept.
  private var written: Result<Remarks, Remarks.Problem> {
    Result { () throws(Remarks.Problem) in try Remarks(labels: [labels], note: note) }
  }

  /// Labels of other things.
  private var others: [String] {
    let own = (try? written.get()) ?? item.remarks
    return library.contents.labels.filter { !own.has(label: $0) }
  }

  private func keep() {
    guard let remarks = try? written.get() else { return }
    library.say(remarks, of: item)
    dismiss()
  }
}
