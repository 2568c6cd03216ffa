import Library

/// What one `kiosk follow` line asks for.
enum FollowRequest: Equatable, Sendable {
  /// What has come of the things that are followed.
  case inbox
  case list
  case add(FollowedSubject)
  case remove(FollowedSubject)
  case markRead
}
