import Foundation
import FoundationExtras

/// What the page's script says by itself; it finds them in the element of its status, in this order.
enum ScriptWords {
  static func text(in locale: Locale) -> String {
    [
      String(localized: "Reconnecting…", locale: locale), String(localized: "Not sent yet", locale: locale),
      String(localized: "Too long to be sent.", locale: locale),
      String(localized: "Please do your last step again.", locale: locale),
      String(localized: "You had typed:", locale: locale),
      String(localized: "You are offline. This page is as of \("%@").", locale: locale),
      String(localized: "You are offline, and this page is not kept here.", locale: locale),
    ].joined(separator: "|")
  }
}
