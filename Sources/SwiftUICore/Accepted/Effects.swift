import Foundation
import UIKit

// Effects on the drawn picture that elements do not carry: hosts draw the view without them.

extension View {
  /// Accepted; hosts place each view by itself.
  public nonisolated func geometryGroup() -> some View { self }
}
