import Foundation

/// A place on earth with its own time.
struct City: Identifiable, Hashable, Codable {
  let name: String
  let country: String
  /// As in the time zone database: `Europe/Lisbon`.
  let zoneName: String

  var id: String { zoneName }
  var zone: TimeZone { TimeZone(identifier: zoneName) ?? .gmt }

  /// Hour, minute and second there.
  func time(at date: Date) -> ClockTime {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    return ClockTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0)
  }

  /// How far its clocks are ahead of those in `home`, in words.
  func difference(from home: TimeZone, at date: Date) -> String {
    let seconds = zone.secondsFromGMT(for: date) - home.secondsFromGMT(for: date)
    guard seconds != 0 else { return "Same time as here" }
    let hours = abs(seconds) / 3600
    let minutes = abs(seconds) / 60 % 60
    let span = minutes == 0 ? "\(hours) h" : hours == 0 ? "\(minutes) min" : "\(hours) h \(minutes) min"
    return seconds > 0 ? "\(span) ahead" : "\(span) behind"
  }
}

/// What a clock shows.
struct ClockTime: Equatable {
  var hour: Int
  var minute: Int
  var second: Int

  var isDaytime: Bool { (6..<18).contains(hour) }
  var text: String { String(format: "%02d:%02d", hour, minute) }
  var exactText: String { String(format: "%02d:%02d:%02d", hour, minute, second) }
}

extension City {
  static let favourites = [
    City(name: "Lisbon", country: "Portugal", zoneName: "Europe/Lisbon"),
    City(name: "Nairobi", country: "Kenya", zoneName: "Africa/Nairobi"),
    City(name: "Kathmandu", country: "Nepal", zoneName: "Asia/Kathmandu"),
    City(name: "Osaka", country: "Japan", zoneName: "Asia/Tokyo"),
    City(name: "Montevideo", country: "Uruguay", zoneName: "America/Montevideo"),
  ]

  static let others = [
    City(name: "Adelaide", country: "Australia", zoneName: "Australia/Adelaide"),
    City(name: "Anchorage", country: "United States", zoneName: "America/Anchorage"),
    City(name: "Helsinki", country: "Finland", zoneName: "Europe/Helsinki"),
    City(name: "Honolulu", country: "United States", zoneName: "Pacific/Honolulu"),
    City(name: "Lima", country: "Peru", zoneName: "America/Lima"),
    City(name: "Reykjavík", country: "Iceland", zoneName: "Atlantic/Reykjavik"),
    City(name: "Tashkent", country: "Uzbekistan", zoneName: "Asia/Tashkent"),
    City(name: "Wellington", country: "New Zealand", zoneName: "Pacific/Auckland"),
  ]
}
