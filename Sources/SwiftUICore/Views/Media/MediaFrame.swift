import Foundation
import SwiftUIElements

/// A recording or a film with the host's controls to play it.
package nonisolated struct MediaFrame: View {
  package typealias Body = Never

  let address: URL
  let isSound: Bool

  /// - Parameter isSound: whether there is nothing to see.
  package init(address: URL, isSound: Bool) {
    self.address = address
    self.isSound = isSound
  }

  @MainActor package static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let content = MediaContent(address: view.address.absoluteString, isSound: view.isSound)
    return DrawingNode.leaf(Element(.media(content)), replacing: old, inputs)
  }
}
