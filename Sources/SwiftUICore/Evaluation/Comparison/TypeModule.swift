/// The module in which a type is declared, as its metadata says (Swift ABI, "Type Metadata" and "Nominal Type Descriptor"): to know
/// it by the type's name, all of the name would have to be written first, and names of views are long.
enum TypeModule {
  /// nil for what is neither a struct nor an enum.
  static func name(of type: Any.Type) -> String? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // A struct, an enum, an optional.
    guard (0x200...0x202).contains(metadata.load(as: Int.self)) else { return nil }
    var context = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
    // No type lies deeper in others.
    for _ in 0..<64 {
      guard let found = context else { return nil }
      let isModule = found.load(as: UInt32.self) & 0x1F == 0
      if isModule {
        let name = found + 8
        return String(cString: (name + distance(at: name)).assumingMemoryBound(to: CChar.self))
      }
      context = parent(at: found + 4)
    }
    return nil
  }

  /// Whether a type is of a module that knows nothing of views: none of its types is a part of them that the graph looks after.
  static func isOfPlainValues(_ type: Any.Type) -> Bool { name(of: type).map(plainModules.contains) ?? false }

  private static let plainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "SwiftUIElements",
  ]

  /// What lies at a distance from `place`, or at the address that lies there where the distance is odd.
  private static func parent(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = distance(at: place)
    guard distance != 0 else { return nil }
    let target = place + (distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  private static func distance(at place: UnsafeRawPointer) -> Int { Int(place.load(as: Int32.self)) }
}
