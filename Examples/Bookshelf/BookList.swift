import SwiftUI

struct BookList: View {
  @StateObject private var model: BookListModel
  @State private var path: [Book] = []

  init(model: @autoclosure @escaping () -> BookListModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(model.books) { book in
          NavigationLink(value: book) {
            BookRow(book: book)
          }
        }
        if model.hasMore {
          HStack {
            Spacer()
            ProgressView()
            Spacer()
          }
          .listRowSeparator(.hidden)
          .onAppear { model.loadMore() }
        }
      }
      .listStyle(.plain)
      .overlay {
        if model.books.isEmpty && !model.isLoading {
          ContentUnavailableView.search(text: model.query)
        }
      }
      .searchable(text: $model.query, prompt: "Title or author")
      .refreshable { await model.reload() }
      .navigationTitle("Bookshelf")
      .navigationDestination(for: Book.self) { book in
        BookDetail(book: book, path: $path)
      }
      .alert("Cannot read on", isPresented: isFailed, presenting: model.error) { _ in
        Button("OK", role: .cancel) {}
      } message: { error in
        Text(error.localizedDescription)
      }
    }
  }

  private var isFailed: Binding<Bool> {
    Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } })
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 16) {
      BookCover(book: book)
        .frame(width: 52, height: 76)
      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
          .font(.headline)
          .lineLimit(2)
        Text(book.author)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        HStack(spacing: 8) {
          Rating(value: book.rating)
          Text(String(book.year))
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Spacer()
    }
    .padding(.vertical, 4)
  }
}

struct Rating: View {
  let value: Double

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1..<6) { star in
        Image(systemName: symbol(star))
          .imageScale(.small)
          .font(.caption)
      }
    }
    .foregroundStyle(.orange)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(value.formatted()) of 5 stars")
  }

  private func symbol(_ star: Int) -> String {
    value >= Double(star) ? "star.fill" : value >= Double(star) - 0.5 ? "star.leadinghalf.filled" : "star"
  }
}
