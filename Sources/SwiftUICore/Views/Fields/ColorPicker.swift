import Foundation
import UIKit

/// A colour to choose: a row that opens a list of colours.
public nonisolated struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label
  private let supportsOpacity: Bool
  @Environment(\.hidesLabels) private var hidesLabels

  /// A list of fifteen colours; all are opaque, whatever `supportsOpacity` says.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  private static var choices: [(name: String, color: Color)] {
    [
      ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
      ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
      ("Gray", .gray), ("Black", .black), ("White", .white),
    ]
  }

  @MainActor public var body: some View {
    HStack {
      if !hidesLabels {
        label
        Spacer()
      }
      Menu {
        ForEach(Self.choices, id: \.name) { choice in
          Button {
            selection.wrappedValue = choice.color
          } label: {
            SwiftUICore.Label(LocalizedStringKey(choice.name), systemImage: "circle.fill")
          }
        }
      } label: {
        Circle().fill(selection.wrappedValue).frame(width: 24, height: 24)
          .overlay(Circle().stroke(.separator))
          .accessibilityLabel(Self.choices.first { $0.color == selection.wrappedValue }?.name ?? "Colour")
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// With a string key as the label.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// With a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Binding where Value == CGColor {
  /// The same colour as views take it.
  fileprivate var asColor: Binding<Color> {
    Binding<Color>(get: { Color(cgColor: wrappedValue) }, set: { if let new = $0.cgColor { wrappedValue = new } })
  }
}

extension ColorPicker {
  /// A colour of Core Graphics. A colour that has no components of its own, as `.primary`, changes nothing.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection.asColor, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// A colour of Core Graphics, with a string key as the label.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour of Core Graphics, with a string as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
