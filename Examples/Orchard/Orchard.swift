import Foundation
import SwiftUI

/// A harvest in five languages: sentences from a string catalog, counts from a `.stringsdict`.
struct Orchard: View {
  @State private var apples = 1
  @State private var baskets = 0
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction

  private static let harvested = Date(timeIntervalSince1970: 1_790_000_000)

  var body: some View {
    Form {
      Section {
        Text("Good morning", bundle: .words)
          .font(.headline)
        Text("\(apples) apples on the tree", bundle: .words)
        Text(verbatim: carried)
        Text("Picked on \(day)", bundle: .words)
      }
      Section {
        Button(String(localized: "Pick an apple", bundle: .words, locale: locale)) { if apples > 0 { apples -= 1 } }
        Button(String(localized: "Let another one grow", bundle: .words, locale: locale)) { apples += 1 }
        Button {
          baskets += 1
        } label: {
          Label {
            Text("Fill a basket", bundle: .words)
          } icon: {
            Image(systemName: direction == .rightToLeft ? "arrow.left" : "arrow.right")
          }
        }
      }
    }
  }

  /// A format of the `.stringsdict`, with the form that the number asks for.
  private var carried: String {
    String(localized: "\(baskets) baskets carried home", table: "Baskets", bundle: .words, locale: locale)
  }

  private var day: String {
    Self.harvested.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale, timeZone: .gmt))
  }
}

extension Bundle {
  /// The app's words, beside its code.
  static let words = Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Words.bundle")) ?? .module
}
