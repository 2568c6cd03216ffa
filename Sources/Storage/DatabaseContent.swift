/// What a file's tables are, and what becomes of a file that is damaged or has others.
package enum DatabaseContent: Sendable {
  /// Can be had again. `schema` makes an empty database usable; a file that is damaged, or of another version, is begun anew.
  /// A damaged one is kept beside as `NAME.damaged` where somebody may want to look at it.
  case replaceable(version: Int, schema: [String], keepsDamagedFile: Bool = false)

  /// Is the only one there is. `steps[n]` makes version n + 1 of version n and leaves in it what is there.
  ///
  /// The whole file is looked through whenever it is opened: one that is damaged is renamed to `NAME.set-aside-SECONDS`, and an
  /// empty one begins. One that is newer than the steps stays in its place and is only read. Damage that shows later is an
  /// error: nothing is lost unnoticed.
  case irreplaceable(steps: [[String]])

  var version: Int {
    switch self {
    case .replaceable(let version, _, _): version
    case .irreplaceable(let steps): steps.count
    }
  }

  var canBeHadAgain: Bool {
    switch self {
    case .replaceable: true
    case .irreplaceable: false
    }
  }
}
