import Foundation

/// One change of what is drawn. Old tree + patches in order = new tree.
package enum Patch: Equatable, Sendable {
  /// A new node under `parent`, before the sibling `before` or at the end. Parents come before their children.
  case insert(NodeID, Element, parent: NodeID, before: NodeID?)
  /// The node and everything under it goes.
  case remove(NodeID)
  /// The node takes another place among its siblings.
  case move(NodeID, before: NodeID?)
  /// The node is drawn differently. `previous` lets a host send only the difference.
  case update(NodeID, Element, previous: Element)
  /// Something that is not part of the tree.
  case command(Command)
}

/// An effect a host carries out once.
package enum Command: Equatable, Sendable {
  /// The title of the window.
  case title(String)
  /// The address of what is shown, as an absolute path within the app; `replaces` leaves no history entry.
  case address(String, replaces: Bool)
  /// One step back in the history, as the person's own "back".
  case back(to: String)
  case focus(NodeID?)
  case scroll(to: NodeID, anchor: Point?)
  /// An area is scrolled; nil leaves the axis as it is.
  case scrollArea(NodeID, x: ScrollTarget?, y: ScrollTarget?)
  /// Read out by assistive technology.
  case announce(String)
  /// A short sound by name.
  case sound(String)
  /// Opens an outside http(s) or mailto address.
  case open(String)
  /// Puts a text on the person's clipboard.
  case copy(String)
  /// Hands a file to the person.
  case save(SavedFile)
  /// Has something to do with the host's voice.
  case speech(Speech)
  /// Code plays a recording, or does so no longer.
  case playback(Playback)
}

/// What a host's voice is to do.
package enum Speech: Equatable, Sendable {
  /// To be spoken after what waits already.
  case say(SpokenText)
  /// Nothing is spoken any more, nor what waits.
  case stop
  case pause
  case goOn
}

/// A text for a host's voice.
package struct SpokenText: Equatable, Sendable {
  /// By which the host tells that it has been spoken.
  package var number: Int
  package var text: String
  /// A BCP 47 tag; nil for the language of the host.
  package var language: String?
  /// 1 is the voice's own pace.
  package var rate: Double
  /// 1 is the voice's own pitch.
  package var pitch: Double
  /// 0…1.
  package var volume: Double

  package init(
    number: Int = 0, text: String, language: String?, rate: Double = 1, pitch: Double = 1, volume: Double = 1
  ) {
    self.number = number
    self.text = text
    self.language = language
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}

/// A file for the person to keep.
package struct SavedFile: Equatable, Sendable {
  package var id: String
  package var name: String
  /// The media type.
  package var type: String
  package var data: Data

  package init(id: String = UUID().uuidString, name: String, type: String, data: Data) {
    self.id = id
    self.name = name
    self.type = type
    self.data = data
  }
}
