import Foundation
import SwiftUI

extension View {
  /// The language that the texts of this view are known to be in, as a BCP 47 tag; nil where nobody knows.
  @ViewBuilder func writtenIn(_ tag: String?) -> some View {
    if let tag, !tag.isEmpty { typesettingLanguage(Locale.Language(identifier: tag)) } else { self }
  }
}
