import Foundation
import SwiftUIElements

/// A recording or a film with the host's controls to play it.
package nonisolated struct MediaFrame: View {
  package typealias Body = Never

  let address: URL
  let isSound: Bool
  let number: Int?

  /// - Parameters:
  ///   - isSound: whether there is nothing to see.
  ///   - number: by which code plays it; nil where none does.
  package init(address: URL, isSound: Bool, number: Int? = nil) {
    self.address = address
    self.isSound = isSound
    self.number = number
  }

  @MainActor package static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let content = MediaContent(address: view.address.absoluteString, isSound: view.isSound, number: view.number)
    return DrawingNode.leaf(Element(.media(content)), replacing: old, inputs)
  }
}
