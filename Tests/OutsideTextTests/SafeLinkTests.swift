import Foundation
import Testing

@testable import OutsideText

@Suite struct SafeLinkTests {
  @Test(arguments: [
    ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"),
    ("  HTTP://Example.com/x ", "HTTP://Example.com/x"),
    ("https://example.com/\u{1B}]8;;x\u{07}\n", "https://example.com/"),
    ("example.com/x", nil), ("//example.com/x", nil), ("javascript:alert(1)", nil), ("https:example.com", nil),
    ("https://", nil), ("http:///path", nil), ("", nil), ("ftp://example.com", nil), ("java\u{0}script:x", nil),
  ])
  func opensWebAddressesOnly(_ text: String, _ url: String?) {
    #expect(SafeLink.url(text)?.absoluteString == url)
  }

  @Test(arguments: [
    ("https://www.Example.com/a", "example.com"), ("http://news.ycombinator.com@evil.example/", "evil.example"),
    ("https://www.", "www."), ("https://blog.example.co.uk:8080/x", "blog.example.co.uk"),
  ])
  func namesTheRealHost(_ text: String, _ site: String) throws {
    let url = try #require(SafeLink.url(text))
    #expect(SafeLink.site(of: url) == site)
  }

  @Test(arguments: [
    ("https://ledger.example/a?b=c#d", "https://ledger.example/a?b=c#d"),
    (" ledger.example/a ", "https://ledger.example/a"),
    ("http://ledger.example", "http://ledger.example"), ("ledger", nil), ("", nil), ("two words.example", nil),
    ("javascript:alert(1)", nil), ("file:///etc/passwd", nil), ("ftp://ledger.example", nil),
  ])
  func anAddressIsTakenAsPeopleTypeIt(_ text: String, _ address: String?) {
    #expect(SafeLink.typed(text)?.absoluteString == address)
  }
}
