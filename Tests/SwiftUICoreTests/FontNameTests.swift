import SwiftUIElements
import Testing

@testable import SwiftUICore

/// Faces by name: where a host does not have one, its weight and kind are still seen.
@Suite struct FontNameTests {
  @Test(
    arguments: [
      ("Georgia-Bold", "Georgia", .bold, false, .serif),
      ("HelveticaNeue-Light", "Helvetica Neue", .light, false, .standard),
      ("AvenirNext-DemiBoldItalic", "Avenir Next", .semibold, true, .standard),
      ("ArialRoundedMTBold", "Arial Rounded", .bold, false, .rounded),
      ("Menlo-Bold", "Menlo", .bold, false, .monospaced),
      ("IBMPlexSans", "IBM Plex Sans", .regular, false, .standard),
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", .bold, true, .serif),
      ("Poppins-ExtraBold", "Poppins", .heavy, false, .standard), ("Avenir Black", "Avenir", .black, false, .standard),
      ("Black", "Black", .regular, false, .standard), ("Chalkduster", "Chalkduster", .regular, false, .standard),
    ] as [(String, String, FontStyle.Weight, Bool, FontStyle.Design)])
  func aNameSays(
    _ name: String, _ family: String, _ weight: FontStyle.Weight, _ isItalic: Bool, _ design: FontStyle.Design
  ) {
    let read = FontName(name)
    #expect(read.family == family && read.weight == weight && read.isItalic == isItalic && read.design == design)
  }
}
