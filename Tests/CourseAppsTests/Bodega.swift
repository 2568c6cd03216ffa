import SwiftUI

// A shop: products that lead to pages and are put into the cart where they stand.

@Observable final class ShopRouter { var path = NavigationPath(); var tab = 0 }

struct Product: Identifiable, Hashable, Codable {
  let id: Int
  let name: String
  let price: Double
  let symbol: String
  let rating: Double
  let kind: Kind
  enum Kind: String, Codable, CaseIterable { case bread, fruit, drinks }

  static let all: [Product] = [
    .init(id: 1, name: "Rye loaf", price: 4.2, symbol: "birthday.cake", rating: 4.5, kind: .bread),
    .init(id: 2, name: "Plums", price: 3.1, symbol: "leaf.circle", rating: 3.9, kind: .fruit),
    .init(id: 3, name: "Oat milk", price: 2.4, symbol: "mug", rating: 4.1, kind: .drinks),
    .init(id: 4, name: "Pretzel", price: 1.3, symbol: "takeoutbag.and.cup.and.straw", rating: 5, kind: .bread),
    .init(id: 5, name: "Cider", price: 6.8, symbol: "wineglass", rating: 3.2, kind: .drinks),
    .init(id: 6, name: "Pears", price: 2.9, symbol: "carrot", rating: 4.8, kind: .fruit),
  ]
}

final class Cart: ObservableObject {
  @Published private(set) var lines: [Product: Int] = [:]
  var count: Int { lines.values.reduce(0, +) }
  var total: Double { lines.reduce(into: 0) { $0 += $1.key.price * Double($1.value) } }
  func add(_ product: Product) { lines[product, default: 0] += 1 }
  func set(_ product: Product, _ count: Int) { lines[product] = count > 0 ? count : nil }
  subscript(product: Product) -> Int {
    get { lines[product] ?? 0 }
    set { set(product, newValue) }
  }
}

struct ShopView: View {
  @EnvironmentObject private var cart: Cart
  @Environment(ShopRouter.self) private var router
  @State private var query = ""
  @State private var scope: Product.Kind?
  @State private var showingCart = false
  @Namespace private var hero

  private var found: [Product] {
    Product.all.filter {
      (scope == nil || $0.kind == scope) && (query.isEmpty || $0.name.lowercased().contains(query.lowercased()))
    }
  }

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      ScrollView {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack {
            KindChip(title: "All", isOn: scope == nil) { scope = nil }
            ForEach(Product.Kind.allCases, id: \.self) { kind in
              KindChip(title: kind.rawValue.capitalized, isOn: scope == kind) { scope = kind }
            }
          }
          .padding(.horizontal)
        }
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16, pinnedViews: [.sectionHeaders])
        {
          Section {
            ForEach(found) { product in
              NavigationLink(value: product) { ProductCard(product: product) }
                .buttonStyle(CardPress())
            }
          } header: {
            HStack {
              Text("\(found.count) products").font(.headline)
              Spacer()
            }
            .padding(.vertical, 8)
            .background(.bar)
          }
        }
        .padding(.horizontal)
        .animation(.default, value: found)
      }
      .navigationTitle("Bodega")
      .navigationDestination(for: Product.self) { ProductPage(product: $0) }
      .searchable(text: $query, prompt: "Search the shelves")
      .searchSuggestions {
        ForEach(Product.all.prefix(2)) { Text($0.name).searchCompletion($0.name) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if cart.count > 0 { CartBar(showingCart: $showingCart).transition(.move(edge: .bottom)) }
      }
      .animation(.spring(), value: cart.count)
      .fullScreenCover(isPresented: $showingCart) { CartView() }
    }
  }
}

struct KindChip: View {
  let title: String
  let isOn: Bool
  let action: () -> Void
  var body: some View {
    Button(title, action: action)
      .padding(.horizontal, 14).padding(.vertical, 7)
      .foregroundStyle(isOn ? .white : .primary)
      .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: Capsule())
      .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

struct CardPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct StarRow: View {
  let rating: Double
  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { n in
        Image(
          systemName: rating >= Double(n) ? "star.fill" : rating >= Double(n) - 0.5 ? "star.leadinghalf.filled" : "star"
        )
      }
    }
    .font(.caption2)
    .foregroundStyle(.yellow)
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating, specifier: "%.1f") of 5")
  }
}

struct ProductCard: View {
  @EnvironmentObject var cart: Cart
  let product: Product
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        Image(systemName: product.symbol)
          .resizable().scaledToFit().padding(30)
          .frame(height: 120).frame(maxWidth: .infinity)
          .foregroundStyle(.white)
          .background(LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
        Button {
          cart.add(product)
        } label: {
          Image(systemName: "plus").font(.headline).padding(8).background(.thinMaterial, in: Circle())
        }
        .padding(8)
        .accessibilityLabel("Add \(product.name)")
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(product.name).font(.headline).foregroundStyle(.primary)
        StarRow(rating: product.rating)
        Text(product.price, format: .currency(code: "USD")).font(.subheadline).foregroundStyle(.secondary)
      }
      .padding([.horizontal, .bottom], 10)
    }
    .background(Color(uiColor: .secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .overlay(alignment: .topLeading) {
      if cart[product] > 0 {
        Text("\(cart[product])").font(.caption.bold()).padding(6).background(.red, in: Circle()).foregroundStyle(.white)
          .offset(x: -4, y: -4)
      }
    }
  }
}

struct ProductPage: View {
  @EnvironmentObject var cart: Cart
  let product: Product
  @State private var isFavorite = false
  @State private var scale: CGFloat = 1
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        GeometryReader { proxy in
          let y = proxy.frame(in: .global).minY
          Rectangle().fill(.orange.gradient)
            .overlay {
              Image(systemName: product.symbol).font(.system(size: 110)).foregroundStyle(.white).scaleEffect(scale)
            }
            .frame(width: proxy.size.width, height: proxy.size.height + max(0, y))
            .offset(y: -max(0, y))
            .gesture(
              MagnifyGesture().onChanged { scale = $0.magnification }.onEnded { _ in withAnimation { scale = 1 } })
        }
        .frame(height: 280)
        VStack(alignment: .leading, spacing: 12) {
          HStack(alignment: .firstTextBaseline) {
            Text(product.name).font(.largeTitle.bold())
            Spacer()
            Text(product.price, format: .currency(code: "USD").presentation(.narrow)).font(.title2)
          }
          StarRow(rating: product.rating)
          Text("Made around the corner this morning, by people who know each other by name.").lineSpacing(4)
          Stepper(value: $cart[product], in: 0...20) { Text("In the cart: \(cart[product])") }
          Button {
            cart.add(product)
          } label: {
            Label("Add to cart", systemImage: "cart.badge.plus").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.roundedRectangle(radius: 14))
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          isFavorite.toggle()
        } label: {
          Image(systemName: isFavorite ? "heart.fill" : "heart").foregroundStyle(.red)
        }
        .accessibilityLabel("Favorite")
      }
    }
    .toolbarBackground(.hidden, for: .navigationBar)
  }
}

struct CartBar: View {
  @EnvironmentObject var cart: Cart
  @Binding var showingCart: Bool
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("^[\(cart.count) item](inflect: true)").font(.caption).foregroundStyle(.secondary)
        Text(cart.total, format: .currency(code: "USD")).font(.headline).contentTransition(.numericText())
      }
      Spacer()
      Button("View cart") { showingCart = true }.buttonStyle(.borderedProminent)
    }
    .padding()
    .background(.regularMaterial)
  }
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      List {
        ForEach(cart.lines.keys.sorted { $0.name < $1.name }) { product in
          HStack {
            Text(product.name)
            Spacer()
            Stepper("\(cart[product])", value: $cart[product], in: 0...99).fixedSize()
          }
        }
        Section { LabeledContent("Total", value: cart.total, format: .currency(code: "USD")).bold() }
      }
      .overlay { if cart.count == 0 { ContentUnavailableView("Empty", systemImage: "cart") } }
      .navigationTitle("Cart")
      .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close", systemImage: "xmark") { dismiss() } } }
    }
  }
}
