/// What a person or a host can make happen to an element. The numbers are part of what pages and servers tell each other.
package enum EventKind: UInt8, Sendable, CaseIterable {
  /// Pressed, tapped or activated by key. Value: none.
  case press = 0
  /// Pressed twice.
  case doublePress = 1
  /// Held. Value: none.
  case longPress = 2
  /// A new value: text of a field, `bool` of a toggle, `index` of a picker or tabs, `number` of a slider, `index` ±1 of a stepper.
  case change = 3
  /// Return in a field. Value: none.
  case submit = 4
  /// Focus came (`bool` true) or went.
  case focus = 5
  /// Came into view (`bool` true) or left it.
  case visible = 6
  /// A sheet, dialog or menu was dismissed without a choice.
  case dismiss = 7
  /// The reader pulled or pressed refresh.
  case refresh = 8
  /// The size of the element as drawn, in points. Value: `size`; `frame` where it also accepts `scroll`, and again when it has moved.
  case resize = 9
  /// The pointer came over it (`bool` true) or left it.
  case hover = 10
  /// A drag: `drag` with start, place and whether it ended.
  case drag = 11
  /// A key that the element or session listens to. Value: `text` with the key's name.
  case key = 12
  /// Held down (`bool` true) or let go.
  case pressing = 13
  /// A picture was loaded (`bool` true) or could not be; the letters of a text are there: `words`; or a control is: `size`, that of the
  /// part of it that is no element of its own.
  case load = 14
  /// What scrolls has come to rest: `scroll`; or, where that is asked (`ScrollBehavior`), has begun to move: `index`, 2 where the
  /// reader moves it.
  case scroll = 15
  /// Taken up to be carried elsewhere (`bool` true), or let go.
  case carry = 16
  /// Something that is carried comes over it, leaves it or is put down on it: `drop`.
  case drop = 17
  /// A row is put elsewhere among its like: `index`, by how many places it moves down.
  case move = 18
  /// The person pastes: `drop` with what the clipboard holds.
  case paste = 19
  /// The person copies (`bool` false) or cuts.
  case copy = 20
  /// Files were chosen: `files`.
  case files = 21
  /// Two fingers move apart, together or round: `pinch`.
  case pinch = 22
  /// Where it is about to be pressed: `place`.
  case place = 23
  /// It has a menu that comes when it is held, which hosts open by themselves: nothing is reported.
  case menu = 24
}

/// A set of event kinds.
package struct EventKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package init(_ kind: EventKind) { rawValue = 1 << UInt32(kind.rawValue) }

  package static let press = EventKinds(.press)
  package static let doublePress = EventKinds(.doublePress)
  package static let longPress = EventKinds(.longPress)
  package static let change = EventKinds(.change)
  package static let submit = EventKinds(.submit)
  package static let focus = EventKinds(.focus)
  package static let visible = EventKinds(.visible)
  package static let dismiss = EventKinds(.dismiss)
  package static let refresh = EventKinds(.refresh)
  package static let resize = EventKinds(.resize)
  package static let hover = EventKinds(.hover)
  package static let drag = EventKinds(.drag)
  package static let key = EventKinds(.key)
  package static let pressing = EventKinds(.pressing)
  package static let load = EventKinds(.load)
  package static let scroll = EventKinds(.scroll)
  package static let carry = EventKinds(.carry)
  package static let drop = EventKinds(.drop)
  package static let move = EventKinds(.move)
  package static let paste = EventKinds(.paste)
  package static let copy = EventKinds(.copy)
  package static let files = EventKinds(.files)
  package static let pinch = EventKinds(.pinch)
  package static let place = EventKinds(.place)
  package static let menu = EventKinds(.menu)

  package func contains(_ kind: EventKind) -> Bool { contains(EventKinds(kind)) }
}
