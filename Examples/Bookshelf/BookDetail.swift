import SwiftUI

struct BookDetail: View {
  let book: Book
  @Binding var path: [Book]
  @AppStorage("bookshelf.saved") private var saved = ""

  private var isSaved: Bool { saved.split(separator: " ").contains("\(book.id)") }
  private var related: [Book] {
    Array(SampleLibrary.all.filter { $0.subject == book.subject && $0.id != book.id }.prefix(8))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        HStack(alignment: .top, spacing: 24) {
          BookCover(book: book)
            .frame(width: 124, height: 182)
          VStack(alignment: .leading, spacing: 8) {
            Text(book.title)
              .font(.title2)
              .bold()
            Text(book.author)
              .font(.title3)
              .foregroundStyle(.secondary)
            Rating(value: book.rating)
            Button(isSaved ? "Saved" : "Save for Later", systemImage: isSaved ? "bookmark.fill" : "bookmark") {
              withAnimation { toggleSaved() }
            }
            .buttonStyle(.borderedProminent)
            .padding(.top, 8)
          }
        }
        HStack(spacing: 0) {
          fact("Year", String(book.year))
          Divider()
          fact("Pages", String(book.pageCount))
          Divider()
          fact("Subject", book.subject.rawValue)
        }
        .fixedSize(horizontal: false, vertical: true)
        Text(
          "*\(book.title)* first appeared in \(String(book.year)). In \(book.pageCount) unhurried pages, \(book.author) follows one subject further than anybody had thought it would go."
        )
        .lineSpacing(4)
        VStack(alignment: .leading, spacing: 12) {
          Text("More about \(book.subject.rawValue.lowercased())")
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(alignment: .top, spacing: 16) {
              ForEach(related) { other in
                Button {
                  path.append(other)
                } label: {
                  VStack(alignment: .leading, spacing: 8) {
                    BookCover(book: other)
                      .frame(width: 88, height: 128)
                    Text(other.title)
                      .font(.caption)
                      .lineLimit(2)
                      .frame(width: 88, alignment: .leading)
                  }
                }
                .buttonStyle(.plain)
              }
            }
            .padding(.bottom, 8)
          }
        }
      }
      .padding()
      .frame(maxWidth: 720)
    }
    .navigationTitle(book.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if path.count > 1 {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("All Books") { path.removeAll() }
        }
      }
    }
  }

  private func fact(_ name: String, _ value: String) -> some View {
    VStack(spacing: 2) {
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(value)
        .font(.headline)
    }
    .frame(maxWidth: .infinity)
  }

  private func toggleSaved() {
    var numbers = saved.split(separator: " ").map(String.init)
    if isSaved { numbers.removeAll { $0 == "\(book.id)" } } else { numbers.append("\(book.id)") }
    saved = numbers.joined(separator: " ")
  }
}
