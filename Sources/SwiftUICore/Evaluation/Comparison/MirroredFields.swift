import Foundation

/// Finds the stored fields of a value through `Mirror`, where the standard library's own reflection has nothing to say.
///
/// A mirror knows the values of the fields in order, not where they lie: places follow from Swift's layout rule (each field at
/// the next multiple of its alignment). A mirror that the type has made up does not come out: then there is no answer rather
/// than a wrong one. About a hundred times slower, and asked once per type.
@MainActor
enum MirroredFields {
  /// nil where the places cannot be told for certain.
  static func of<Value>(_ value: Value) -> [TypeLayout.Field]? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple, mirror.superclassMirror == nil else {
      return nil
    }
    let places = places(mirror)
    guard places.last?.end ?? 0 == MemoryLayout<Value>.size else { return nil }
    let fields = places.map(\.field)
    let areFound = withUnsafeBytes(of: value) { bytes in
      zip(mirror.children, fields).allSatisfy { holds($0.value, at: $1.offset, of: bytes) }
    }
    return areFound ? fields : nil
  }

  /// Where the fields of a mirror's subject lie, each at the next multiple of its alignment.
  private static func places(_ mirror: Mirror) -> [(field: TypeLayout.Field, end: Int)] {
    var end = 0
    return mirror.children.map { child in
      let shape = Measure(child.value)
      let offset = (end + shape.alignment - 1) / shape.alignment * shape.alignment
      end = offset + shape.size
      return (
        TypeLayout.Field(
          offset: offset, type: shape.type, isFunction: shape.kind == .function,
          isExistential: shape.kind == .existential),
        end
      )
    }
  }

  /// A value's type and its size.
  private struct Measure {
    let type: Any.Type
    let size: Int
    let alignment: Int

    init(_ value: Any) {
      func open<Value>(_ value: Value) -> (Any.Type, Int, Int) {
        (Value.self, MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
      }
      (type, size, alignment) = _openExistential(value, do: open)
    }

    var kind: TypeLayout.Kind { TypeLayout.kind(of: type) }
  }

  /// Whether the bytes at an offset are those of the value, as far as they have a meaning: an enum or a gap between fields may
  /// hold anything where it says nothing.
  private static func holds(_ value: Any, at offset: Int, of bytes: UnsafeRawBufferPointer) -> Bool {
    func open<Value>(_ value: Value) -> Bool {
      let size = MemoryLayout<Value>.size
      guard size > 0, let base = bytes.baseAddress else { return true }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .struct, .tuple:
        let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + size)])
        return zip(mirror.children, places(mirror)).allSatisfy {
          $1.end <= size && holds($0.value, at: $1.field.offset, of: part)
        }
      case nil where Measure(value).kind == .other, .class:
        return withUnsafeBytes(of: value) { own in own.baseAddress.map { memcmp($0, base + offset, size) == 0 } ?? false
        }
      default:
        return true
      }
    }
    return _openExistential(value, do: open)
  }
}
