import Foundation
import SwiftUI
import SwiftUITesting
import Testing

// What reader apps write with Foundation's names, beside an import of Foundation itself.

struct FoundationNames: View {
  let length = DateComponentsFormatter()
  let relative: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    return formatter
  }()

  var body: some View {
    VStack {
      Text(relative.localizedString(for: Date(), relativeTo: Date()))
      Text(length.string(from: 65) ?? "")
      Text(ListFormatter.localizedString(byJoining: ["a", "b"]))
      Text(Measurement(value: 3, unit: UnitLength.meters).formatted(.measurement(width: .narrow)))
      Text(String(localized: "Key", comment: "for translators"))
      Text((try? AttributedString(markdown: "**bold**")) ?? AttributedString("plain"))
    }
  }
}

@Suite @MainActor struct FoundationNamesTests {
  @Test func theNamesAreThereWithSwiftUI() {
    let view = FoundationNames()
    view.length.allowedUnits = [.minute, .second]
    #expect(view.length.string(from: 65) == "1:05")
    _ = view.body
  }
}
