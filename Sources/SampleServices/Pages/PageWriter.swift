import Foundation
import JSON

/// Writes the parts of an article as the sites of a style write them.
struct PageWriter {
  let style: PageStyle
  /// The address that pictures lie under.
  let pictures: String

  func parts(_ parts: [PageDraft.Part]) -> String { parts.map(part).joined(separator: "\n") }

  private func part(_ part: PageDraft.Part) -> String {
    switch part {
    case .heading(let text):
      return style == .tables
        ? "<FONT SIZE=4><B>\(Self.inline(text))</B></FONT><BR><BR>" : "<h2>\(Self.inline(text))</h2>"
    case .paragraph(let text): return paragraph(Self.inline(text))
    case .quote(let text): return "<blockquote><p>\(Self.inline(text))</p></blockquote>"
    case .list(let items): return "<ul>\(items.map { "<li>\(Self.inline($0))" }.joined(separator: "</li>\n"))</li></ul>"
    case .steps(let items):
      return "<ol>\(items.map { "<li>\(Self.inline($0))" }.joined(separator: "</li>\n"))</li></ol>"
    case .code(let text): return "<pre><code>\(SubmittedText.escape(text))</code></pre>"
    case .table(let rows): return table(rows)
    case .figure(let name, let caption): return figure(name, caption)
    }
  }

  private func paragraph(_ text: String) -> String {
    switch style {
    case .semantic: "<p>\(text)</p>"
    case .divisions: "<div class=\"para\">\(text)</div>"
    case .tables: "<P>\(text)"
    case .windows1252: "\(text)<br><br>"
    }
  }

  private func table(_ rows: [[String]]) -> String {
    let lines = rows.enumerated().map { index, row in
      let tag = index == 0 ? "th" : "td"
      return "<tr>" + row.map { "<\(tag)>\(Self.inline($0))</\(tag)>" }.joined() + "</tr>"
    }
    return "<table>\(lines.joined(separator: "\n"))</table>"
  }

  private func figure(_ name: String, _ caption: String) -> String {
    let address = "\(pictures)/\(name).png"
    let label = SubmittedText.escape(caption)
    switch style {
    case .semantic:
      return """
        <figure><picture><source srcset="\(address) 640w" type="image/png"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="
        alt="\(label)" width="640" height="360" loading="lazy"></picture><figcaption>\(Self.inline(caption))</figcaption></figure>
        """
    case .divisions:
      return
        "<figure class=\"pic\"><img data-src=\"\(address)\" alt=\"\(label)\"><figcaption>\(Self.inline(caption))</figcaption></figure>"
    case .tables:
      return "<P><IMG SRC=\"\(address)\" WIDTH=640 HEIGHT=360 ALT=\"\(label)\"><BR><I>\(Self.inline(caption))</I>"
    case .windows1252: return "<img src=\"\(address)\" alt=\"\(label)\"><br><br>"
    }
  }

  func date(_ time: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(time)).formatted(.iso8601)
  }

  /// A JSON string that may stand in a script.
  static func json(_ text: String) -> String {
    JSONValue.text(text).text().replacing("<", with: "\\u003c")
  }

  /// `*emphasis*`, `**weight**`, code and links; everything else escaped.
  static func inline(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let index = rest.firstIndex(where: { "*`[".contains($0) }) {
      result += SubmittedText.escape(rest[..<index])
      rest = rest[index...]
      if let match = rest.prefixMatch(of: /\*\*([^*]+)\*\*/) {
        result += "<strong>\(SubmittedText.escape(match.1))</strong>"
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\*([^*]+)\*/) {
        result += "<em>\(SubmittedText.escape(match.1))</em>"
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /`([^`]+)`/) {
        result += "<code>\(SubmittedText.escape(match.1))</code>"
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\[([^\]]+)\]\(([^)\s]+)\)/) {
        result += "<a href=\"\(SubmittedText.escape(match.2))\">\(SubmittedText.escape(match.1))</a>"
        rest = rest[match.range.upperBound...]
      } else {
        result += SubmittedText.escape(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    return result + SubmittedText.escape(rest)
  }
}
