import Combine
import Foundation

/// The time now, and the cities whose time is shown.
@MainActor
final class ClockModel: ObservableObject {
  @Published private(set) var now: Date
  @Published var cities = City.favourites

  private var subscription: AnyCancellable?

  /// Cities that could be added.
  var otherCities: [City] { (City.favourites + City.others).filter { !cities.contains($0) } }

  init<Ticks: Publisher>(now: Date = Date(), ticks: Ticks) where Ticks.Output == Date, Ticks.Failure == Never {
    self.now = now
    subscription = ticks.sink { [weak self] date in self?.now = date }
  }

  convenience init() {
    self.init(ticks: Timer.publish(every: 1, on: .main, in: .common).autoconnect())
  }

  func add(_ city: City) { cities.append(city) }
  func delete(at offsets: IndexSet) { cities.remove(atOffsets: offsets) }
  func move(from offsets: IndexSet, to place: Int) { cities.move(fromOffsets: offsets, toOffset: place) }
}
