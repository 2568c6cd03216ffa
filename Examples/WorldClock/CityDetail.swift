import SwiftUI

struct CityDetail: View {
  let city: City
  @ObservedObject var clock: ClockModel

  var body: some View {
    let time = city.time(at: clock.now)
    ScrollView {
      VStack(spacing: 28) {
        ClockFace(time: time)
          .frame(width: 260, height: 260)
          .padding(.top, 24)
        VStack(spacing: 4) {
          Text(time.exactText)
            .font(.system(size: 44, weight: .light, design: .rounded))
            .monospacedDigit()
          Text(city.difference(from: .current, at: clock.now))
            .foregroundStyle(.secondary)
        }
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 10) {
          GridRow {
            Text("Country").foregroundStyle(.secondary)
            Text(city.country)
          }
          GridRow {
            Text("Time zone").foregroundStyle(.secondary)
            Text(city.zoneName)
          }
          GridRow {
            Text("Daylight saving").foregroundStyle(.secondary)
            Text(city.zone.isDaylightSavingTime(for: clock.now) ? "In effect" : "Not in effect")
          }
        }
      }
      .padding()
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(city.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A clock with hands, drawn with shapes alone.
struct ClockFace: View {
  let time: ClockTime

  var body: some View {
    ZStack {
      Circle()
        .fill(
          LinearGradient(
            colors: time.isDaytime
              ? [Color(red: 1, green: 0.97, blue: 0.88), Color(red: 0.98, green: 0.87, blue: 0.66)]
              : [Color(red: 0.2, green: 0.22, blue: 0.42), Color(red: 0.08, green: 0.09, blue: 0.2)],
            startPoint: .top, endPoint: .bottom))
      Circle().strokeBorder(ink.opacity(0.25), lineWidth: 2)
      ForEach(0..<12) { hour in
        Capsule()
          .fill(ink.opacity(hour.isMultiple(of: 3) ? 0.9 : 0.45))
          .frame(width: hour.isMultiple(of: 3) ? 4 : 2, height: hour.isMultiple(of: 3) ? 16 : 10)
          .offset(y: -108)
          .rotationEffect(.degrees(Double(hour) * 30))
      }
      Hand(length: 62, width: 6, color: ink, angle: (Double(time.hour % 12) + Double(time.minute) / 60) * 30)
      Hand(length: 92, width: 4, color: ink, angle: (Double(time.minute) + Double(time.second) / 60) * 6)
      Hand(length: 98, width: 2, color: .red, angle: Double(time.second) * 6)
      Circle().fill(ink).frame(width: 12, height: 12)
    }
    .accessibilityElement()
    .accessibilityLabel("Clock, \(time.text)")
  }

  private var ink: Color {
    time.isDaytime ? Color(red: 0.2, green: 0.16, blue: 0.1) : Color(red: 0.93, green: 0.93, blue: 1)
  }
}

private struct Hand: View {
  let length: CGFloat
  let width: CGFloat
  let color: Color
  /// Clockwise from noon, in degrees.
  let angle: Double

  var body: some View {
    Capsule()
      .fill(color)
      .frame(width: width, height: length)
      .offset(y: -length / 2 + 6)
      .rotationEffect(.degrees(angle))
  }
}
