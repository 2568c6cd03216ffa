import Foundation

/// Feeds of invented words, the same in every run.
enum InventedFeed {
  /// 20,000 words of two to five syllables; the first ones are the usual ones.
  static let vocabulary: [String] = {
    let syllables = "har bour lan tern mea dow brid ge cop per win ter sig nal gar den let ter is land ket tle mar ket"
      .split(
        separator: " "
      ).map(String.init)
    var state: UInt64 = 19
    return (0..<20_000).map { _ in
      (0..<2 + Int(next(&state) % 4)).map { _ in syllables[Int(next(&state) % UInt64(syllables.count))] }.joined()
    }
  }()

  private static func next(_ state: inout UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Words as texts have them: a few of them everywhere, most of them seldom.
  static func words(_ count: Int, seed: Int) -> String {
    var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    return (0..<count).map { _ in
      let place = Double(next(&state) >> 11) / Double(1 << 53)
      return vocabulary[Int(pow(place, 4) * Double(vocabulary.count))]
    }.joined(separator: " ")
  }

  /// RSS 2.0 as weblogs write it: `count` items of about `size` bytes.
  static func rss(items count: Int, size: Int) -> String {
    let items = (0..<count).map { number in
      let day = 1 + number % 28
      let text = words(max(1, size / 9), seed: number)
      return """
        <item><title>\(words(7, seed: number &+ 1_000_000).capitalized) &amp; more</title>
        <link>https://blog.example/2026/11/\(number)/</link><guid isPermaLink="false">https://blog.example/?p=\(number)</guid>
        <pubDate>\(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][day % 7]), \(day < 10 ? "0" : "")\(day) Nov 2026 10:00:00 +0000</pubDate>
        <dc:creator><![CDATA[Ann Author]]></dc:creator><category><![CDATA[News]]></category><category>Harbours</category>
        <description><![CDATA[<p>\(text.prefix(size / 6))…</p>]]></description>
        <content:encoded><![CDATA[<p>\(text)</p><p>It’s by <a href="https://blog.example/about">Ann</a>.</p>]]></content:encoded>
        <slash:comments>\(number % 40)</slash:comments></item>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:slash="http://purl.org/rss/1.0/modules/slash/">
      <channel><title>An invented weblog</title><link>https://blog.example/</link><description>Words</description>
      <language>en</language>
      \(items.joined(separator: "\n"))
      </channel></rss>
      """
  }
}
