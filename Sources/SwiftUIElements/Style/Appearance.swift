/// Light or dark surroundings.
package enum Appearance: Hashable, Sendable { case light, dark }
