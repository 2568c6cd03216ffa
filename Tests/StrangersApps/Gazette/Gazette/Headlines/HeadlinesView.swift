import SwiftUI

struct HeadlinesView: View {
  @ObservedObject var viewModel = HeadlinesViewModel()
  @State private var presented: Article?

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        Picker(selection: $viewModel.category, label: Text("Category")) {
          ForEach(Category.allCases) { category in
            Text(category.title.text).tag(category)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        .padding(.horizontal)
        .padding(.bottom, 8)
        content
      }
      .navigationBarTitle("Headlines")
      .navigationBarItems(
        trailing: Text(Date(), formatter: Self.dayFormatter).font(.caption).foregroundColor(.secondary)
      )
      .alert(item: $viewModel.error) { error in
        Alert(title: Text("Something went wrong"), message: Text(error.message), dismissButton: .default(Text("OK")))
      }
    }
  }

  private static let dayFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE"
    return formatter
  }()

  private var content: some View {
    Group {
      if viewModel.isLoading && viewModel.articles.isEmpty {
        VStack {
          Spacer()
          ActivityIndicator(isAnimating: .constant(true), style: .large)
          Text("Loading…").font(.footnote).foregroundColor(.secondary)
          Spacer()
        }
      } else {
        List(viewModel.articles) { article in
          Button(action: { self.presented = article }) {
            ArticleRow(article: article)
          }
          .buttonStyle(PlainButtonStyle())
        }
      }
    }
    .sheet(item: $presented) { article in
      ArticleSheet(article: article)
    }
  }
}

struct ArticleRow: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      RemoteImage(url: article.imageURL)
        .frame(height: 180)
        .frame(maxWidth: .infinity)
        .clipped()
        .cornerRadius(12)
      Text(article.title)
        .font(.headline)
        .lineLimit(3)
      if article.description != nil {
        Text(article.description!)
          .font(.subheadline)
          .foregroundColor(.secondary)
          .lineLimit(2)
      }
      HStack {
        Text(article.byline)
          .lineLimit(1)
          .truncationMode(.tail)
        Spacer()
        if article.publishedAt != nil {
          Text(article.publishedAt!.relative)
        }
      }
      .font(.caption)
      .foregroundColor(.gray)
    }
    .padding(.vertical, 8)
  }
}
