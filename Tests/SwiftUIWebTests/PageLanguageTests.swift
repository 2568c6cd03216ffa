import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@testable import SwiftUIWeb

/// Which language and direction pages and their texts say they have.
@Suite @MainActor struct PageLanguageTests {
  private func html(_ text: String, in language: String? = nil) -> String {
    var element = Element(.text(TextContent(text)))
    element.accessibility.language = language.map { TextLanguage(Locale.Language(identifier: $0)) }
    return Draw.html(element)
  }

  @Test func aTextOfAKnownLanguageSaysIt() {
    #expect(html("Straße", in: "de-AT").contains("lang=de-AT dir=ltr"))
    #expect(html("سلام", in: "fa").contains("lang=fa dir=rtl"))
  }

  @Test func aTextOfAnUnknownLanguageIsOrderedByItsLetters() {
    #expect(html("خبر عاجل").contains("dir=auto"))
    #expect(html("שלום").contains("dir=auto"))
    #expect(!html("Breaking news, naïve café, новости, 新闻").contains("dir="))
  }

  @Test func theDocumentAndItsScriptSpeakTheReadersLanguage() {
    #expect(PageLanguage(Locale(identifier: "ar_EG@hours=h23")).attributes.map(\.value) == ["ar", "rtl"])
    #expect(PageLanguage(Locale(identifier: "zh_CN")).attributes.map(\.value) == ["zh"])
    #expect(ScriptWords.text(in: Locale(identifier: "en")).split(separator: "|").first == "Reconnecting…")
    #expect(ScriptWords.text(in: Locale(identifier: "en")).split(separator: "|").count == 7)
  }

  @Test func aViewGivesItsTextsTheirLanguage() throws {
    let screen = TestScreen {
      VStack { Text(verbatim: "Straße") }.typesettingLanguage(Locale.Language(identifier: "de"))
      Text(verbatim: "street").typesettingLanguage(.automatic)
    }
    let languages = screen.tree.nodes.values.compactMap(\.element.accessibility.language?.tag)
    #expect(languages == ["de"])
  }
}
