import Foundation

/// What a closure has taken along, as far as the compiler has described it.
///
/// Two closures of the same code that have taken along the same bits do the same whenever they are called: a reference is the same
/// object, text and collections share one storage that neither can change. What the bits refer to may have changed; that concerns
/// closures that have been called before, not those that are called later.
///
/// The layout is that of a heap context (Swift ABI, "Heap Objects"; "Type Metadata", kind 0x400) with its capture descriptor: a
/// count of types, of sources and of bindings, then the types by relative addresses of their mangled names. Wherever something
/// else is found, the answer is no.
@MainActor
enum ClosureContext {
  /// Where the captured bits lie that have a meaning.
  private typealias Pieces = [(offset: Int, count: Int)]

  private static var known: [UnsafeRawPointer: Pieces?] = [:]

  /// - Parameters: the second words of two closures with the same first word.
  static func holdSame(_ lhs: Int, _ rhs: Int) -> Bool {
    guard let one = UnsafeRawPointer(bitPattern: lhs), let other = UnsafeRawPointer(bitPattern: rhs) else {
      return lhs == rhs
    }
    if one == other { return true }
    let kind = one.load(as: UnsafeRawPointer.self)
    guard other.load(as: UnsafeRawPointer.self) == kind, let pieces = pieces(kind) else { return false }
    for piece in pieces where memcmp(one + piece.offset, other + piece.offset, piece.count) != 0 { return false }
    return true
  }

  private static func pieces(_ metadata: UnsafeRawPointer) -> Pieces? {
    if let pieces = known[metadata] { return pieces }
    let pieces = findPieces(metadata)
    known[metadata] = pieces
    return pieces
  }

  private static func findPieces(_ metadata: UnsafeRawPointer) -> Pieces? {
    guard metadata.load(as: Int.self) == 0x400,
      let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    let counts = (0..<3).map { Int(descriptor.load(fromByteOffset: 4 * $0, as: UInt32.self)) }
    // A variable that is shared by several closures looks like a context of one capture: its bits do not tell which it is.
    guard counts[0] > 1, counts[1] == 0, counts[2] == 0 else { return nil }
    var end = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    var pieces: Pieces = []
    for index in 0..<counts[0] {
      let place = descriptor + 12 + 4 * index
      guard let type = type(named: place + Int(place.load(as: Int32.self))), TypeLayout.kind(of: type) != .metatype
      else {
        return nil
      }
      let (size, alignment) = measure(type)
      let offset = (end + alignment - 1) / alignment * alignment
      add(type, at: offset, size, to: &pieces)
      end = offset + size
    }
    return pieces
  }

  /// Adds the fields of structs, without the gaps between them, which may hold anything.
  private static func add(_ type: Any.Type, at offset: Int, _ size: Int, to pieces: inout Pieces) {
    let fields = TypeLayout.fields(of: type)
    if fields.isEmpty || type is AnyClass {
      if size > 0 { pieces.append((offset, size)) }
    } else {
      for field in fields { add(field.type, at: offset + field.offset, field.size, to: &pieces) }
    }
  }

  nonisolated private static func measure(_ type: Any.Type) -> (Int, Int) {
    func open<Value>(_ type: Value.Type) -> (Int, Int) { (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment) }
    return _openExistential(type, do: open)
  }

  /// A mangled name ends with a zero; bytes 1…0x17 are followed by a relative address of four bytes, 0x18…0x1F by one of eight.
  private static func type(named name: UnsafeRawPointer) -> Any.Type? {
    var count = 0
    while true {
      let byte = name.load(fromByteOffset: count, as: UInt8.self)
      if byte == 0 { break }
      count += byte < 0x18 ? 5 : byte < 0x20 ? 9 : 1
    }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(count), genericContext: nil, genericArguments: nil)
  }
}
