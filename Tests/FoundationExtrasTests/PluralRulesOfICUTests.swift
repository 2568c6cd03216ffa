import Foundation
import Testing

@testable import FoundationExtras

/// Our rules against those of ICU, which Unicode's data come with. Foundation here has none of its own to ask: its bundles read no
/// `.stringsdict`. ICU is there wherever libxml2 is.
@Suite struct PluralRulesOfICUTests {
  private typealias Open = @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      OpaquePointer?, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private struct Rules {
    let open: Open
    let select: Select

    /// The newest ICU of the machine.
    init?() {
      for version in (60...90).reversed() {
        guard let library = dlopen("libicui18n.so.\(version)", RTLD_NOW),
          let open = dlsym(library, "uplrules_openForType_\(version)"),
          let select = dlsym(library, "uplrules_select_\(version)")
        else { continue }
        self.open = unsafeBitCast(open, to: Open.self)
        self.select = unsafeBitCast(select, to: Select.self)
        return
      }
      return nil
    }

    func forms(_ language: String, _ numbers: ClosedRange<Int>) -> [String] {
      var status: Int32 = 0
      let cardinal: Int32 = 0
      let rules = open(language, cardinal, &status)
      return numbers.map { number in
        var name = [UInt16](repeating: 0, count: 32)
        let count = select(rules, Double(number), &name, 32, &status)
        return String(decoding: name.prefix(Int(count)), as: UTF16.self)
      }
    }
  }

  @Test(arguments: ["en", "de", "ar", "ru", "zh", "fr", "pl", "cs", "he", "lt", "sl", "ja"])
  func numbersTakeTheFormsThatUnicodeGivesThem(language: String) throws {
    let rules = try #require(Rules(), "no ICU on this machine")
    let ours = (0...200).map { PluralCategory(of: "\($0)", in: Locale(identifier: language)).rawValue }
    #expect(ours == rules.forms(language, 0...200))
  }
}
