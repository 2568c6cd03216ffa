import SwiftUICore
import SwiftUIElements
import SwiftUITesting
import Testing
import UIKit

/// Fields that apps hold from UIKit.
@MainActor
@Suite struct FieldsOfUIKit {
  private struct Amount: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.placeholder = "0.00"
      field.textAlignment = .right
      field.font = .boldSystemFont(ofSize: 20)
      field.textColor = .red
      return field
    }
    func updateUIView(_ view: UITextField, context: Context) {}
  }

  @Test func theyAreWrittenInTheirLooks() {
    let screen = TestScreen { Amount() }
    let looks = screen.tree.nodes.values.map(\.element.style.text)
    #expect(looks.contains { $0.alignment == .trailing } && looks.contains { $0.font?.size == 20 })
    #expect(looks.contains { $0.foreground != nil })
  }

  private struct Search: View {
    struct Kind: Identifiable {
      let id: String
    }

    @State private var text = ""
    @State private var kinds = [Kind(id: "Songs")]

    var body: some View {
      NavigationStack {
        Text("\(kinds.count) kinds").searchable(text: $text, tokens: $kinds) { Text($0.id) }
      }
    }
  }

  @Test func theDeleteKeyTakesATokenOnlyFromAnEmptyField() {
    let screen = TestScreen { Search() }
    #expect(screen.type("ab", into: "Search") && !screen.press(.delete))
    #expect(screen.type("", into: "Search") && screen.press(.delete))
    #expect(screen.words.contains("0 kinds"))
  }
}
