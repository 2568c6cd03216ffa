import Foundation
import UIKit

// Effects on the drawn picture that elements do not carry: hosts draw the view without them.

extension View {
  public nonisolated func luminanceToAlpha() -> some View { self }
  public nonisolated func geometryGroup() -> some View { self }
}
