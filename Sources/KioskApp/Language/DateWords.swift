import Foundation
import FoundationExtras

extension Date {
  /// The date in the language, the clock and the time zone of the window whose view asks.
  func words(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle = .omitted) -> String {
    formatted(Date.FormatStyle(date: date, time: time, locale: ._inForce, timeZone: .inForce))
  }
}
