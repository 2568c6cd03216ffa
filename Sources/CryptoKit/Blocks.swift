/// Cuts a message into blocks, keeps what is left of the last, and pads it at the end as the functions of this family ask for.
struct Blocks: Sendable {
  private let size: Int
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  init(of size: Int) {
    self.size = size
    pending.reserveCapacity(size)
  }

  mutating func take(_ bytes: UnsafeRawBufferPointer, _ digest: (UnsafeRawBufferPointer) -> Void) {
    count &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(size - pending.count)
      pending += missing
      rest = rest.dropFirst(missing.count)
      guard pending.count == size else { return }
      pending.withUnsafeBytes(digest)
      pending.removeAll(keepingCapacity: true)
    }
    while rest.count >= size {
      digest(UnsafeRawBufferPointer(rebasing: rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    pending += rest
  }

  /// The last blocks: a one, zeros, and the message's length in bits, in an eighth of a block.
  mutating func finish(isBigEndian: Bool, _ digest: (UnsafeRawBufferPointer) -> Void) {
    let (bits, length) = (count &* 8, size / 8)
    pending.append(0x80)
    if pending.count > size - length {
      pending += [UInt8](repeating: 0, count: size - pending.count)
      pending.withUnsafeBytes(digest)
      pending.removeAll(keepingCapacity: true)
    }
    pending += [UInt8](repeating: 0, count: size - 8 - pending.count)
    withUnsafeBytes(of: isBigEndian ? bits.bigEndian : bits.littleEndian) { pending += $0 }
    pending.withUnsafeBytes(digest)
    pending.removeAll(keepingCapacity: true)
  }
}

extension FixedWidthInteger {
  @inline(__always) func turnedRight(_ bits: Self) -> Self { self &>> bits | self &<< (Self(Self.bitWidth) &- bits) }
  @inline(__always) func turnedLeft(_ bits: Self) -> Self { self &<< bits | self &>> (Self(Self.bitWidth) &- bits) }
}

extension UnsafeRawBufferPointer {
  /// The number at a place that is counted in numbers.
  @inline(__always) func number<Number: FixedWidthInteger>(_ index: Int, _: Number.Type) -> Number {
    loadUnaligned(fromByteOffset: index * MemoryLayout<Number>.size, as: Number.self)
  }
}

/// The bytes of numbers in turn.
func bytes<Number: FixedWidthInteger>(_ numbers: [Number], isBigEndian: Bool) -> [UInt8] {
  numbers.flatMap { number in withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { Array($0) } }
}
