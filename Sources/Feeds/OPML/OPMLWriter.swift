import Foundation
import OutsideText

extension FeedList {
  /// OPML 2.0 that other readers take: one outline for each folder, sources outside of folders first.
  package static func opml(_ sources: [ListedFeed], title: String, date: Date) -> String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<opml version=\"2.0\">", "  <head>",
      "    " + XMLText.element("title", title), "    " + XMLText.element("dateCreated", FeedDate.rfc822(date)),
      "  </head>", "  <body>",
    ]
    lines += sources.filter { $0.folder == nil }.map { "    " + outline($0) }
    var folders: [String] = []
    for folder in sources.compactMap(\.folder) where !folders.contains(folder) { folders.append(folder) }
    for folder in folders {
      lines.append("    <outline" + XMLText.attribute("text", folder) + XMLText.attribute("title", folder) + ">")
      lines += sources.filter { $0.folder == folder }.map { "      " + outline($0) }
      lines.append("    </outline>")
    }
    return (lines + ["  </body>", "</opml>", ""]).joined(separator: "\n")
  }

  private static func outline(_ source: ListedFeed) -> String {
    let title = source.title.isEmpty ? source.url.host() ?? source.url.absoluteString : source.title
    return "<outline type=\"rss\"" + XMLText.attribute("text", title) + XMLText.attribute("title", title)
      + XMLText.attribute("xmlUrl", source.url.absoluteString)
      + XMLText.attribute("htmlUrl", source.siteURL?.absoluteString) + "/>"
  }
}
