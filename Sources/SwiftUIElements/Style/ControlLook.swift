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
  /// What can be pressed in a bar.
  package var tint: Paint?
  /// Behind what is chosen.
  package var chosenGround: Paint?
  /// What is chosen.
  package var chosenTitle: Paint?

  package init() {}

  /// This look, with what another one says where this one says nothing.
  package func over(_ other: ControlLook?) -> ControlLook {
    guard let other else { return self }
    var look = self
    look.ground = ground ?? other.ground
    look.showsGround = showsGround ?? other.showsGround
    look.shades = shades ?? other.shades
    look.title = title ?? other.title
    look.largeTitle = largeTitle ?? other.largeTitle
    look.tint = tint ?? other.tint
    look.chosenGround = chosenGround ?? other.chosenGround
    look.chosenTitle = chosenTitle ?? other.chosenTitle
    return look
  }
}
