/// What an app sets for the parts of a bar or a choice that the host draws; nil is as the host has them.
package struct ControlLook: Hashable, Sendable {
  /// Behind all of it.
  package var ground: Paint?
  /// Whether there is a ground; nil is as the host has it: under a bar's title only where something has been scrolled there.
  package var showsGround: Bool?
  /// Light or dark shades for what stands in it.
  package var shades: Appearance?
  /// The title of a page, and what may be chosen.
  package var title: Paint?
  /// The title of a page in large letters.
  package var largeTitle: Paint?
  /// Behind what is chosen.
  package var chosenGround: Paint?
  /// What is chosen.
  package var chosenTitle: Paint?

  package init() {}

  /// What the other says goes before.
  package mutating func take(_ other: ControlLook) {
    if let ground = other.ground { self.ground = ground }
    if let showsGround = other.showsGround { self.showsGround = showsGround }
    if let shades = other.shades { self.shades = shades }
    if let title = other.title { self.title = title }
    if let largeTitle = other.largeTitle { self.largeTitle = largeTitle }
    if let chosenGround = other.chosenGround { self.chosenGround = chosenGround }
    if let chosenTitle = other.chosenTitle { self.chosenTitle = chosenTitle }
  }
}
