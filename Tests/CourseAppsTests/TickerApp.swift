// Prices: services that fail and stand in, a line of thirty days, a sheet of half the height.
import Combine
import SwiftUI
import os

enum Ticker {
  struct Coin: Identifiable, Codable, Hashable, Sendable {
    let id: String; let name: String; var price: Double; var change: Double; var history: [Double]
  }

  protocol CoinService: Sendable { func coins() async throws -> [Coin] }

  struct RemoteCoins: CoinService {
    let session: URLSession = .shared
    func coins() async throws -> [Coin] {
      var components = URLComponents(string: "http://127.0.0.1:9/coins")!
      components.queryItems = [URLQueryItem(name: "vs_currency", value: "usd")]
      var request = URLRequest(url: components.url!, timeoutInterval: 2)
      request.setValue("application/json", forHTTPHeaderField: "Accept")
      let (data, response) = try await session.data(for: request)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
      let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode([Coin].self, from: data)
    }
  }

  actor SampleCoins: CoinService {
    private var seed = 7
    func coins() async throws -> [Coin] {
      (0..<9).map { i in
        let base = [64_210.5, 3_120.1, 0.52, 148.9, 7.1, 0.12, 36.4, 82.0, 14.7][i]
        let h = (0..<30).map { base * (1 + 0.08 * sin(Double($0 + i * 3) / 4)) }
        return Coin(
          id: ["BTK", "ETR", "ADN", "SLN", "DTK", "DGN", "AVX", "LTN", "LNK"][i],
          name: ["Bitkoin", "Etherum", "Adanno", "Solano", "Dotka", "Dogan", "Avax", "Liten", "Linka"][i],
          price: h.last!, change: (h.last! / h[20] - 1) * 100, history: h)
      }
    }
  }

  @Observable @MainActor final class Market {
    enum Phase { case idle, loading, loaded([Coin]), failed(any Error) }
    private(set) var phase = Phase.idle
    var search = ""
    var sort = SortOrder.rank
    enum SortOrder: String, CaseIterable, Identifiable { case rank, price, change; var id: Self { self } }
    @ObservationIgnored private let services: [any CoinService]
    @ObservationIgnored private let log = Logger(subsystem: "ticker", category: "market")
    init(services: [any CoinService] = [RemoteCoins(), SampleCoins()]) { self.services = services }
    func load() async {
      if case .idle = phase { phase = .loading }
      for service in services {
        do { phase = .loaded(try await service.coins()); return } catch is CancellationError { return } catch {
          log.error("failed \(error.localizedDescription, privacy: .public)"); phase = .failed(error)
        }
      }
    }
    var shown: [Coin] {
      guard case .loaded(let coins) = phase else { return [] }
      let found =
        search.isEmpty
        ? coins : coins.filter { $0.name.localizedStandardContains(search) || $0.id.localizedStandardContains(search) }
      return switch sort {
      case .rank: found;
      case .price: found.sorted { $0.price > $1.price };
      case .change: found.sorted(using: KeyPathComparator(\.change, order: .reverse))
      }
    }
  }

  struct Sparkline: View {
    let values: [Double]; var filled = false
    @State private var shown: CGFloat = 0
    private var color: Color { (values.last ?? 0) >= (values.first ?? 0) ? .green : .red }
    private func path(in size: CGSize) -> Path {
      let low = values.min() ?? 0, high = max(values.max() ?? 1, low + 0.0001)
      return Path { p in
        for (i, v) in values.enumerated() {
          let point = CGPoint(
            x: size.width * CGFloat(i) / CGFloat(max(values.count - 1, 1)),
            y: size.height * (1 - CGFloat((v - low) / (high - low))))
          if i == 0 { p.move(to: point) } else { p.addLine(to: point) }
        }
      }
    }
    var body: some View {
      GeometryReader { geo in
        let line = path(in: geo.size)
        ZStack {
          if filled {
            Path { p in
              p.addPath(line); p.addLine(to: CGPoint(x: geo.size.width, y: geo.size.height));
              p.addLine(to: CGPoint(x: 0, y: geo.size.height)); p.closeSubpath()
            }
            .fill(LinearGradient(colors: [color.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
          }
          line.trim(from: 0, to: shown).stroke(color, style: .init(lineWidth: filled ? 3 : 1.5, lineJoin: .round))
        }
      }
      .task { withAnimation(.easeOut(duration: 0.8)) { shown = 1 } }
      .accessibilityLabel("Price over thirty days")
    }
  }

  struct CoinRow: View {
    let coin: Coin
    var body: some View {
      LabeledContent {
        HStack(spacing: 12) {
          Sparkline(values: coin.history).frame(width: 60, height: 24)
          VStack(alignment: .trailing) {
            Text(coin.price, format: .currency(code: "USD")).monospacedDigit().contentTransition(
              .numericText(value: coin.price))
            Text(coin.change / 100, format: .percent.precision(.fractionLength(2)).sign(strategy: .always())).font(
              .caption
            ).foregroundStyle(coin.change >= 0 ? .green : .red)
          }
        }
      } label: {
        Text(coin.name).font(.headline)
        Text(coin.id)
      }
    }
  }

  struct CoinSheet: View {
    let coin: Coin
    @Environment(\.dismiss) private var dismiss
    @State private var amount = 0.5
    var body: some View {
      NavigationStack {
        VStack(alignment: .leading, spacing: 18) {
          Text(coin.price, format: .currency(code: "USD")).font(.system(.largeTitle, design: .rounded, weight: .bold))
          Sparkline(values: coin.history, filled: true).frame(height: 160)
          Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
            GridRow {
              Text("Low").foregroundStyle(.secondary);
              Text(coin.history.min() ?? 0, format: .number.precision(.fractionLength(2))).gridColumnAlignment(
                .trailing)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
              Text("High").foregroundStyle(.secondary);
              Text(coin.history.max() ?? 0, format: .number.precision(.fractionLength(2)))
            }
          }
          Stepper(value: $amount, in: 0...10, step: 0.25) { Text("Amount: \(amount.formatted())") }
          Gauge(value: amount, in: 0...10) {
            Text("Share")
          } currentValueLabel: {
            Text(amount, format: .number)
          }.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
          Spacer()
        }
        .padding()
        .navigationTitle(coin.name).navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } };
          ToolbarItem(placement: .topBarLeading) { ShareLink(item: "\(coin.name): \(coin.price)") }
        }
      }
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
  }

  struct MarketView: View {
    @State private var market = Market()
    @State private var chosen: Coin?
    var body: some View {
      NavigationStack {
        Group {
          switch market.phase {
          case .idle, .loading: ProgressView("Loading…").frame(maxWidth: .infinity, maxHeight: .infinity)
          case .failed(let error):
            ContentUnavailableView {
              Label("No market", systemImage: "wifi.slash")
            } description: {
              Text(error.localizedDescription)
            } actions: {
              Button("Try again") { Task { await market.load() } }.buttonStyle(.bordered)
            }
          case .loaded:
            List(market.shown) { coin in
              Button {
                chosen = coin
              } label: {
                CoinRow(coin: coin)
              }.buttonStyle(.plain)
            }.listStyle(.plain).refreshable { await market.load() }
          }
        }
        .navigationTitle("Market")
        .searchable(text: $market.search)
        .toolbar {
          ToolbarItem {
            Menu {
              Picker("Sort", selection: $market.sort) {
                ForEach(Market.SortOrder.allCases) { Text($0.rawValue.capitalized) }
              }
            } label: {
              Label("Sort", systemImage: "arrow.up.arrow.down")
            }
          }
        }
      }
      .task { await market.load() }
      .sheet(item: $chosen) { CoinSheet(coin: $0) }
    }
  }
}
