import FoundationExtras
import HTTPServer

extension ListenAddress {
  static let option = Option<ListenAddress>(
    "listen", "ADDRESS", "where to listen, such as 127.0.0.1:8080 or unix:PATH; port 0 takes any free one"
  ) { text throws(InvalidValue) in
    do throws(ParseError) {
      return try ListenAddress(text)
    } catch {
      throw InvalidValue(
        expected: "an address such as 127.0.0.1:8080 (\(String.LocalizationValue(english: error.reason)))")
    }
  }
}
