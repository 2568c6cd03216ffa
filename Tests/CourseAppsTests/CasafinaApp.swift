// A furniture shop: an own bar at the bottom, a picture that goes on under the bar of its page, a cart.
import SwiftUI

enum Casafina {
  struct CasafinaApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }

  static let screenWidth = UIScreen.main.bounds.width

  struct Product: Identifiable {
    let id = UUID(); let name: String; let price: Int; let symbol: String; let shade: UInt; let category: String
  }

  static let products = [
    Product(name: "Luxury Swedian chair", price: 1299, symbol: "chair.fill", shade: 0xC9D6C3, category: "Chair"),
    Product(name: "Linen lounge chair", price: 860, symbol: "chair.lounge.fill", shade: 0xE3CDB8, category: "Chair"),
    Product(name: "Sofa for three", price: 2440, symbol: "sofa.fill", shade: 0xC5CFDD, category: "Sofa"),
    Product(name: "Reading lamp", price: 129, symbol: "lamp.desk.fill", shade: 0xE8DDA8, category: "Lamp"),
    Product(name: "Kitchen table", price: 740, symbol: "table.furniture.fill", shade: 0xD9C3C3, category: "Table"),
  ]

  struct HomeScreen: View {
    @State private var search: String = ""
    @State private var selectedIndex: Int = 1
    @State private var cart: [UUID: Int] = [:]
    private let categories = ["All", "Chair", "Sofa", "Lamp", "Kitchen", "Table"]

    var body: some View {
      NavigationView {
        ZStack {
          Color.bg.ignoresSafeArea()
          ScrollView(showsIndicators: false) {
            VStack(alignment: .leading) {
              AppBarView()
              TagLineView().padding()
              SearchAndScanView(search: $search)
              ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                  ForEach(0..<categories.count) { i in
                    Button(action: { selectedIndex = i }) {
                      CategoryView(isActive: selectedIndex == i, text: categories[i])
                    }
                  }
                }
                .padding()
              }
              Text("Popular").font(.custom("PlayfairDisplay-Bold", size: 24)).padding(.horizontal)
              ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                  ForEach(products.filter { selectedIndex == 0 || $0.category == categories[selectedIndex] }) { p in
                    NavigationLink(
                      destination: DetailScreen(product: p, cart: $cart),
                      label: { ProductCardView(product: p, size: 210) }
                    )
                    .navigationBarHidden(true)
                    .foregroundColor(.black)
                  }
                  .padding(.leading)
                }
              }
              .padding(.bottom)
              Text("Best").font(.custom("PlayfairDisplay-Bold", size: 24)).padding(.horizontal)
              ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                  ForEach(products.reversed()) { p in ProductCardView(product: p, size: 180) }.padding(.leading)
                }
              }
            }
            .padding(.bottom, 100)
          }
          VStack {
            Spacer()
            BottomNavBarView(count: cart.values.reduce(0, +))
          }
        }
      }
      .navigationBarTitle("")
      .navigationBarHidden(true)
      .navigationBarBackButtonHidden(true)
    }
  }

  struct AppBarView: View {
    var body: some View {
      HStack {
        Button(action: {}) {
          Image(systemName: "line.3.horizontal.decrease").font(.title3).foregroundColor(.brandPrimary)
            .padding().background(Color.white).cornerRadius(10)
        }
        Spacer()
        Button(action: {}) {
          Image(systemName: "person.fill").resizable().frame(width: 26, height: 26).padding(8).background(
            Color.brandPrimary.opacity(0.3)
          ).cornerRadius(10)
        }
      }
      .padding(.horizontal)
    }
  }

  struct TagLineView: View {
    var body: some View {
      Text("Find the \nBest ").font(.custom("PlayfairDisplay-Regular", size: 28)).foregroundColor(.brandPrimary)
        + Text("Furniture!").font(.custom("PlayfairDisplay-Bold", size: 28)).fontWeight(.bold).foregroundColor(
          .brandPrimary)
    }
  }

  struct SearchAndScanView: View {
    @Binding var search: String
    var body: some View {
      HStack {
        HStack {
          Image(systemName: "magnifyingglass").padding(.trailing, 8)
          TextField("Search Furniture", text: $search)
        }
        .padding(.all, 20)
        .background(Color.white)
        .cornerRadius(10.0)
        .padding(.trailing, 8)
        Button(action: {}) {
          Image(systemName: "qrcode.viewfinder").font(.title2).padding().foregroundColor(.white).background(
            Color.brandPrimary
          ).cornerRadius(10.0)
        }
      }
      .padding(.horizontal)
    }
  }

  struct CategoryView: View {
    let isActive: Bool
    let text: String
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(text).font(.system(size: 18)).fontWeight(.medium).foregroundColor(
          isActive ? .brandPrimary : Color.black.opacity(0.5))
        if isActive { Color.brandPrimary.frame(width: 15, height: 2).clipShape(Capsule()) }
      }
      .padding(.trailing)
    }
  }

  struct ProductCardView: View {
    let product: Product
    let size: CGFloat
    var body: some View {
      VStack {
        ZStack {
          Color(hex: product.shade)
          Image(systemName: product.symbol).resizable().aspectRatio(contentMode: .fit).padding(40).foregroundColor(
            .black.opacity(0.65))
        }
        .frame(width: size, height: 200 * (size / 210))
        .cornerRadius(20.0)
        Text(product.name).font(.title3).fontWeight(.bold)
        HStack(spacing: 2) {
          ForEach(0..<5) { item in
            Image(systemName: item < 4 ? "star.fill" : "star.leadinghalf.filled").foregroundColor(.yellow).font(
              .footnote)
          }
          Spacer()
          Text("$\(product.price)").font(.title3).fontWeight(.bold)
        }
      }
      .frame(width: size)
      .padding()
      .background(Color.white)
      .cornerRadius(20.0)
    }
  }

  struct BottomNavBarView: View {
    var count: Int
    var body: some View {
      HStack {
        BottomNavBarItem(image: Image(systemName: "house.fill"), action: {})
        BottomNavBarItem(image: Image(systemName: "heart"), action: {})
        BottomNavBarItem(image: Image(systemName: "cart"), action: {})
          .overlay(
            Group {
              if count > 0 {
                Text("\(count)").font(.caption2).bold().foregroundColor(.white).frame(width: 18, height: 18).background(
                  Circle().fill(Color.red)
                ).offset(x: 12, y: -10)
              }
            }
          )
        BottomNavBarItem(image: Image(systemName: "person"), action: {})
      }
      .padding()
      .background(Color.white)
      .clipShape(Capsule())
      .padding(.horizontal)
      .shadow(color: Color.black.opacity(0.15), radius: 8, x: 2, y: 6)
    }
  }

  struct BottomNavBarItem: View {
    let image: Image
    let action: () -> Void
    var body: some View { Button(action: action) { image.foregroundColor(.brandPrimary).frame(maxWidth: .infinity) } }
  }

  struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  struct DetailScreen: View {
    let product: Product
    @Binding var cart: [UUID: Int]
    @State private var quantity = 1
    @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>
    var body: some View {
      ZStack {
        Color.bg
        ScrollView {
          ZStack {
            Color(hex: product.shade); Image(systemName: product.symbol).resizable().scaledToFit().padding(60)
          }
          .aspectRatio(1, contentMode: .fit)
          .edgesIgnoringSafeArea(.top)
          VStack(alignment: .leading) {
            Text(product.name).font(.title).fontWeight(.bold)
            HStack(spacing: 4) {
              ForEach(0..<5) { _ in Image(systemName: "star.fill").foregroundColor(.orange) }
              Text("(4.9)").opacity(0.5).padding(.leading, 8)
              Spacer()
            }
            Text("Description").fontWeight(.medium).padding(.vertical, 8)
            Text(
              "Luxury chair is a contemporary chair based on the virtues of modern craft. It carries on the simplicity and honesty of the archetypical chair."
            ).lineSpacing(8.0).opacity(0.6)
            HStack(alignment: .top) {
              VStack(alignment: .leading) {
                Text("Size").font(.system(size: 16)).fontWeight(.semibold)
                Text("Height: 120 cm").opacity(0.6)
                Text("Wide: 80 cm").opacity(0.6)
              }.frame(maxWidth: .infinity, alignment: .leading)
              Spacer()
              VStack(alignment: .leading) {
                Text("Treatment").font(.system(size: 16)).fontWeight(.semibold)
                Text("Jati Wood, Canvas, \nAmazing Love").opacity(0.6)
              }.frame(maxWidth: .infinity, alignment: .leading)
            }.padding(.vertical)
            HStack(alignment: .bottom) {
              VStack(alignment: .leading) {
                Text("Colors").fontWeight(.semibold)
                HStack {
                  ForEach([Color.white, .black, .brandPrimary], id: \.self) {
                    Circle().foregroundColor($0).frame(width: 24, height: 24).overlay(
                      Circle().stroke(Color.gray.opacity(0.4)))
                  }
                }
              }.frame(maxWidth: .infinity, alignment: .leading)
              VStack(alignment: .leading) {
                Text("Quantity").fontWeight(.semibold)
                HStack {
                  Button(action: { if quantity > 1 { quantity -= 1 } }) { Image(systemName: "minus").padding(.all, 8) }
                    .frame(width: 30, height: 30).overlay(RoundedCorner(radius: 50).stroke()).foregroundColor(.black)
                  Text("\(quantity)").font(.title2).fontWeight(.semibold).padding(.horizontal, 8)
                  Button(action: { quantity += 1 }) {
                    Image(systemName: "plus").foregroundColor(.white).padding(.all, 8).background(Color.brandPrimary)
                      .clipShape(Circle())
                  }
                }
              }.frame(maxWidth: .infinity, alignment: .leading)
            }
          }
          .padding()
          .padding(.top)
          .background(Color.bg)
          .cornerRadius(30, corners: [.topLeft, .topRight])
          .offset(x: 0, y: -30.0)
        }
        .edgesIgnoringSafeArea(.top)
        HStack {
          Text("$\(product.price)").font(.title).foregroundColor(.white)
          Spacer()
          Button {
            cart[product.id, default: 0] += quantity; presentationMode.wrappedValue.dismiss()
          } label: {
            Text("Add to Cart").font(.title3).fontWeight(.semibold).foregroundColor(.brandPrimary).padding().padding(
              .horizontal, 8
            ).background(Color.white).cornerRadius(10.0)
          }
        }
        .padding().padding(.horizontal)
        .background(Color.brandPrimary)
        .cornerRadius(60.0, corners: .topLeft)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .edgesIgnoringSafeArea(.bottom)
      }
      .navigationBarBackButtonHidden(true)
      .navigationBarItems(
        leading: Button(action: { presentationMode.wrappedValue.dismiss() }) {
          Image(systemName: "chevron.backward").foregroundColor(.black).padding(.all, 12).background(Color.white)
            .cornerRadius(8.0)
        }, trailing: Image(systemName: "ellipsis.circle"))
    }
  }
}

extension Color {
  fileprivate static let bg = Color(hex: 0xF0EEE9)
  fileprivate static let brandPrimary = Color(hex: 0xDF6E52)
}
