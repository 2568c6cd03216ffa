import Combine
import Foundation
import UIKit

/// Tells a row that what its cell shows has changed, such as a picture that has come.
@MainActor
final class CellWatch: ObservableObject {
  @Published private var version = 0
  private weak var cell: UIView?

  func follow(_ cell: UIView) {
    guard cell !== self.cell else { return }
    self.cell = cell
    // At the end of the turn: cells may be changed while they are being drawn.
    cell.onChange = { [weak self] in DispatchQueue.main.async { MainActor.assumeIsolated { self?.version += 1 } } }
  }
}
