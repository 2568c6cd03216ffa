/// What can be told of closures by the types and words they are kept as.
@MainActor
enum ClosureFields {
  /// A closure that is run for its effect only: it takes nothing that it could change and gives nothing back.
  ///
  /// By the second and third word of a function type's metadata (Swift ABI, "Type Metadata", "Function Metadata"): flags, with
  /// the convention in bits 16…23 and in bit 25 whether a parameter is more than a plain one, then the type of the result.
  nonisolated static func isAction(_ type: Any.Type) -> Bool {
    guard TypeLayout.kind(of: type) == .function else { return false }
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    return words[1] & 0x02FF_0000 == 0 && words[2] == unsafeBitCast(Void.self as Any.Type, to: Int.self)
  }

  /// Whether two closures, each two words long, or two that may be missing, are the same code with the same things taken along
  /// and would do the same.
  ///
  /// A closure that makes something may make something else the next time, although it is the same: what it refers to may have
  /// changed. One that refers to nothing is taken at its word.
  static func areAlike(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, isAction: Bool) -> Bool {
    let (one, other) = (lhs.assumingMemoryBound(to: Int.self), rhs.assumingMemoryBound(to: Int.self))
    guard one[0] == other[0] else { return false }
    // What is missing has no code; its second word says nothing.
    if one[0] == 0 { return true }
    return isAction ? ClosureContext.holdSame(one[1], other[1]) : one[1] == 0 && other[1] == 0
  }
}
