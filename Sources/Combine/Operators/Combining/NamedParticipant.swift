/// What the inner parts of operators say about themselves: the operator's name and nothing else.
@usableFromInline
protocol NamedParticipant: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  static var operatorName: String { get }
}

extension NamedParticipant {
  @usableFromInline var description: String { Self.operatorName }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  @usableFromInline var playgroundDescription: Any { description }
}
