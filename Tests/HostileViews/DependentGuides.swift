import Foundation
import SwiftUICore

extension VerticalAlignment {
  private enum One: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.other] + 1 }
  }

  private enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.dependent] + 1 }
  }

  /// A guide that needs another one, which needs it.
  package static let dependent = VerticalAlignment(One.self)
  private static let other = VerticalAlignment(Other.self)
}
