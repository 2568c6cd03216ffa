// A purse: a card with a balance, what was spent, and a bar of tabs whose hump stands where the chosen tab is.
import SwiftUI

enum NestEgg {
  struct Payment: Identifiable {
    let id = UUID()
    let name: String
    let icon: String
    let amount: Double
    let color: Color
    let date: Date
  }

  final class Purse: ObservableObject {
    @Published var payments: [Payment] = [
      Payment(
        name: "Groceries", icon: "cart.fill", amount: -52.4, color: .green,
        date: .init(timeIntervalSince1970: 1_700_000_000)),
      Payment(
        name: "Salary", icon: "briefcase.fill", amount: 3200, color: .blue,
        date: .init(timeIntervalSince1970: 1_699_900_000)),
      Payment(
        name: "Metro card", icon: "tram.fill", amount: -30, color: .orange,
        date: .init(timeIntervalSince1970: 1_699_800_000)),
    ]
    var balance: Double { payments.map(\.amount).reduce(0, +) }
  }

  struct Hump: Shape {
    var middle: CGFloat
    var animatableData: CGFloat {
      get { middle }
      set { middle = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addPath(Rectangle().path(in: rect))
        path.move(to: .init(x: middle - 60, y: 0))
        let top = CGPoint(x: middle, y: -25)
        path.addCurve(to: top, control1: .init(x: middle - 25, y: 0), control2: .init(x: middle - 25, y: -25))
        path.addCurve(
          to: CGPoint(x: middle + 60, y: 0), control1: .init(x: middle + 25, y: -25),
          control2: .init(x: middle + 25, y: 0))
      }
    }
  }

  enum TabItem: String, CaseIterable {
    case home = "Home", figures = "Figures", cards = "Cards", me = "Me"
    var icon: String {
      switch self {
      case .home: "house"
      case .figures: "chart.bar"
      case .cards: "creditcard"
      case .me: "person"
      }
    }
  }

  struct HomeView: View {
    @StateObject var purse = Purse()
    @State var active: TabItem = .home
    @State var place: CGPoint = .zero
    @Namespace var space

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 20) {
            balance
            ForEach(purse.payments) { row($0) }
          }.padding()
        }
        bar
      }
      .background(Color(.systemGroupedBackground).ignoresSafeArea())
    }

    private var balance: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .fill(
            LinearGradient(colors: [.indigo, .purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
        Circle().fill(.white.opacity(0.1)).frame(width: 180).offset(x: 120, y: -60)
        VStack(spacing: 14) {
          Text("Total balance").foregroundStyle(.white.opacity(0.8))
          Text(purse.balance, format: .currency(code: "USD")).font(.system(size: 36, weight: .bold, design: .rounded))
            .foregroundStyle(.white)
        }
      }.frame(height: 210).clipped()
    }

    private func row(_ payment: Payment) -> some View {
      HStack(spacing: 12) {
        Image(systemName: payment.icon).foregroundStyle(.white).frame(width: 46, height: 46)
          .background(payment.color.gradient, in: Circle())
        Text(payment.name).fontWeight(.semibold).lineLimit(1)
        Spacer()
        VStack(alignment: .trailing, spacing: 7) {
          Text(payment.amount, format: .currency(code: "USD").sign(strategy: .always()))
            .foregroundColor(payment.amount < 0 ? .red : Color(.systemGreen))
          Text(payment.date, format: .dateTime.day().month()).font(.caption).opacity(0.5)
        }
      }
      .padding().background { RoundedRectangle(cornerRadius: 15, style: .continuous).fill(.white) }
    }

    @ViewBuilder private var bar: some View {
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(TabItem.allCases, id: \.rawValue) { item in
          VStack(spacing: 5) {
            Image(systemName: item.icon).symbolVariant(active == item ? .fill : .none)
              .frame(width: active == item ? 58 : 35, height: active == item ? 58 : 35)
              .background {
                if active == item { Circle().fill(Color.purple.gradient).matchedGeometryEffect(id: "tab", in: space) }
              }
            Text(item.rawValue).font(.caption)
          }
          .frame(maxWidth: .infinity).contentShape(Rectangle())
          .overlay(
            GeometryReader { proxy in
              Color.clear.onAppear { if item == active { place.x = proxy.frame(in: .global).midX } }
            }
          )
          .onTapGesture {
            withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7)) { active = item }
          }
        }
      }
      .padding(.horizontal, 15).padding(.vertical, 10)
      .background(Hump(middle: place.x).fill(.white).ignoresSafeArea().padding(.top, 25))
      .accessibilityElement(children: .contain).accessibilityLabel("Tabs, \(active.rawValue) at \(Int(place.x))")
    }
  }
}
