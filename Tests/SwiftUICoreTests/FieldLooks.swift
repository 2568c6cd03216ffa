import Foundation
import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing

/// Whether fields have a border.
@MainActor
@Suite struct FieldLooks {
  private func borders<Content: View>(_ width: Double, @ViewBuilder _ content: @escaping @MainActor () -> Content)
    -> [Bool]
  {
    let screen = TestScreen(size: CGSize(width: width, height: 800), content: content)
    var found: [Bool] = []
    func visit(_ id: NodeID) {
      if case .field(let field)? = screen.tree[id]?.element.role { found.append(field.isBordered) }
      for child in screen.tree.children(of: id) { visit(child) }
    }
    for id in screen.tree.children(of: .root) { visit(id) }
    return found
  }

  @Test func aFieldOnAPhoneHasABorderOnlyWhereTheAppSaysSo() {
    for (width, usual) in [(390.0, false), (1024.0, true)] {
      let found = borders(width) {
        TextField("usual", text: .constant(""))
        TextField("round", text: .constant("")).textFieldStyle(.roundedBorder)
        TextField("plain", text: .constant("")).textFieldStyle(.plain)
        VStack { TextField("usual again", text: .constant("")).textFieldStyle(.automatic) }.textFieldStyle(.plain)
        DatePicker("day", selection: .constant(Date()), displayedComponents: .date)
      }
      #expect(found == [usual, true, false, usual, true], "\(width)")
    }
  }

  private struct Named: TextFieldStyle {
    let name: String

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("icon of \(name)")
        configuration
      }
    }
  }

  @Test func aStyleOfTheAppDrawsSecretsToo() {
    let screen = TestScreen {
      VStack {
        SecureField("PIN", text: .constant("")).textFieldStyle(Named(name: "secrets"))
        TextField("Name", text: .constant("")).textFieldStyle(Named(name: "names"))
      }
    }
    #expect(screen.outline.contains("icon of secrets") && screen.outline.contains("icon of names"))
    var kinds: [String] = []
    func visit(_ id: NodeID) {
      if case .field(let field)? = screen.tree[id]?.element.role { kinds.append("\(field.kind)") }
      for child in screen.tree.children(of: id) { visit(child) }
    }
    for id in screen.tree.children(of: .root) { visit(id) }
    #expect(kinds == ["secure", "text"])
  }

  @Test func aHiddenLabelTakesNoRoomAndStaysTheFieldsName() throws {
    let screen = TestScreen {
      DatePicker("Day", selection: .constant(Date()), displayedComponents: .date).labelsHidden()
      ColorPicker("Paint", selection: .constant(.red)).labelsHidden()
    }
    #expect(!screen.words.contains("Day") && !screen.words.contains("Paint"), "\(screen.words)")
    let fields = screen.tree.nodes.values.filter { if case .field = $0.element.role { true } else { false } }
    #expect(fields.map(\.element.accessibility.label) == ["Day"])
  }
}
