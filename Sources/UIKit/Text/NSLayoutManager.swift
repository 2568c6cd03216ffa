import Foundation

/// How lines are broken. Hosts break them by themselves.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// Kept; hosts break lines by themselves.
  open var allowsNonContiguousLayout = false
  /// Kept; hosts do not draw them.
  open var showsInvisibleCharacters = false
  /// Kept; hosts decide how far apart lines are.
  open var usesFontLeading = true
  /// Accepted; hosts break lines by themselves.
  open func ensureLayout(for container: NSTextContainer) {}
}
