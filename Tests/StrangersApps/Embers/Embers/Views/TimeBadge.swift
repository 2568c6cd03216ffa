import SwiftUI

struct TimeBadge: View {
  private static var formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter
  }()

  let time: TimeInterval

  var body: some View {
    Text(TimeBadge.formatter.string(from: Date(timeIntervalSince1970: time)))
      .font(.headline)
      .fontWeight(.heavy)
      .padding(10)
      .foregroundColor(Color.white)
      .background(Color.orange)
      .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .stroke(Color.orange.opacity(0.4), lineWidth: 4)
      )
  }
}

struct PostedBy: View {
  let time: TimeInterval
  let user: String
  let currentDate: Date

  private static var relativeFormatter = RelativeDateTimeFormatter()

  private var relativeTimeString: String {
    return PostedBy.relativeFormatter.localizedString(fromTimeInterval: time - self.currentDate.timeIntervalSince1970)
  }

  var body: some View {
    Text("\(relativeTimeString) by \(user)")
      .font(.subheadline)
      .italic()
      .foregroundColor(Color.gray)
  }
}

#if DEBUG
  struct TimeBadge_Previews: PreviewProvider {
    static var previews: some View {
      TimeBadge(time: Date().timeIntervalSince1970)
        .previewLayout(.sizeThatFits)
        .padding()
    }
  }
#endif
