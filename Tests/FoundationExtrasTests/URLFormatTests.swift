import Foundation
import FoundationExtras
import Testing

@Suite struct URLFormatTests {
  private let address = URL(string: "https://ann:word@example.com:8080/a/b?c=d#e")

  @Test func theUsualFormLeavesOutWhoAndWhatIsAsked() throws {
    #expect(try #require(address).formatted() == "https://example.com/a/b")
    #expect(try #require(URL(string: "ftp://example.com:2121/x")).formatted() == "ftp://example.com:2121/x")
    #expect(try #require(URL(string: "mailto:ann@example.com")).formatted() == "mailto:ann@example.com")
  }

  @Test func eachPartIsChosen() throws {
    let address = try #require(address)
    #expect(address.formatted(.url.scheme(.never).path(.never)) == "example.com")
    #expect(
      address.formatted(.url.user(.always).password(.always).port(.always).query(.always).fragment(.always))
        == "https://ann:word@example.com:8080/a/b?c=d#e")
  }
}
