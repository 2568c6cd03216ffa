/// Which views of a section stay in view.
package struct PinnedViews: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let headers = PinnedViews(rawValue: 1)
  package static let footers = PinnedViews(rawValue: 2)
}
