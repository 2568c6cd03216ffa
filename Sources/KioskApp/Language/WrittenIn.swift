import Foundation
import FoundationExtras
import Locks
import SwiftUI

extension View {
  /// The language that the texts of this view are known to be in, as a BCP 47 tag; nil where nobody knows.
  @ViewBuilder func writtenIn(_ tag: String?) -> some View {
    if let tag, !tag.isEmpty { typesettingLanguage(Locale.Language(identifier: tag)) } else { self }
  }
}

/// The language of Hacker News, whose rules ask for English.
enum HackerNewsLanguage {
  /// Said of a text where the window speaks another language; nil where it speaks English itself.
  static var tag: String? {
    let locale = Locale._inForce
    return speakEnglish.answer(locale.identifier) { locale.language.languageCode == .english } ? nil : "en"
  }

  /// Each row asks, and a locale takes itself apart to answer.
  private static let speakEnglish = Memoized<String, Bool>(limit: 128)
}
