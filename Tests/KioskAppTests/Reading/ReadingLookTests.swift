import Articles
import Foundation
import Library
import SwiftUI
import SwiftUITesting
import Testing

@testable import KioskApp
@testable import SwiftUICore

@MainActor @Suite(.timeLimit(.minutes(2))) struct ReadingLookTests {
  private func screen(_ look: ReadingLook) -> TestScreen {
    let blocks: [ReadableDocument.Block] = [
      .heading(level: 2, [.init("A heading")]), .paragraph([.init("A paragraph")]), .code("let a = 1"),
    ]
    return TestScreen {
      ArticleBlocks(blocks: blocks, pictures: nil)
        .readingMeasure()
        .environment(\.readingLook, look)
    }
  }

  private func sizes(_ look: ReadingLook) -> Set<Double> {
    Set(screen(look).tree.nodes.values.compactMap { $0.element.style.text.font?.size })
  }

  @Test func lettersAreAsLargeAsTheReaderWants() throws {
    let standard = ReadingLook()
    let large = ReadingLook(size: .large, typeface: .serif)
    #expect(!standard.hasOwnFonts && large.hasOwnFonts)
    #expect(large.font(.text) == .system(size: 20, design: .serif))
    #expect(ReadingLook(size: .small).font(.text) == .system(size: 15, design: .default))
    #expect(sizes(standard).isEmpty, "the host's own fonts")
    #expect(sizes(large) == [24, 20], "a heading and what stands below it; code stays as it is")
    #expect(ReadingLook(size: .largest, measure: .wide).width > ReadingLook(measure: .wide).width)
    #expect(ReadingLook(measure: .narrow).width < standard.width && standard.width == ArticleView.measure)
  }

  @Test func theReadersChoiceIsKeptAndNonsenseIsTheStandard() {
    let library = Library(work: .immediate, watchInterval: nil)
    #expect(ReadingLook(library) == ReadingLook())
    library.set(ReaderSettings.Name.textSize, to: "largest")
    library.set(ReaderSettings.Name.typeface, to: "serif")
    library.set(ReaderSettings.Name.measure, to: "wide")
    #expect(ReadingLook(library) == ReadingLook(size: .largest, measure: .wide, typeface: .serif))
    library.set(ReaderSettings.Name.textSize, to: "huge")
    #expect(ReadingLook(library).size == .standard)
  }
}
