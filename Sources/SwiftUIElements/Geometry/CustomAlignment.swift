import Locks

/// A guide that an app made up. Told apart by the type that names it; two bytes, as elements carry it.
package struct CustomAlignment: Hashable, Sendable {
  private let index: UInt16

  private struct Known {
    var indexes: [ObjectIdentifier: UInt16] = [:]
    var values: [@Sendable (LayoutDimensions) -> Double] = []
  }

  /// All guides of the process. Types are as many as the app's sources name.
  private static let known = Locked(Known())

  /// - Parameters:
  ///   - id: the type that names the guide.
  ///   - defaultValue: where the guide lies in a view that sets none, from the view's size and other guides.
  package init(id: ObjectIdentifier, defaultValue: @escaping @Sendable (LayoutDimensions) -> Double) {
    index = Self.known.withLock { known in
      if let index = known.indexes[id] { return index }
      guard let index = UInt16(exactly: known.values.count) else { return .max }
      known.values.append(defaultValue)
      known.indexes[id] = index
      return index
    }
  }

  /// Where the guide lies in a view that sets none.
  package var defaultValue: @Sendable (LayoutDimensions) -> Double {
    Self.known.withLock { $0.values[Int(index)] }
  }
}
