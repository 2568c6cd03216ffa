import Foundation
@_spi(Reflection) import Swift

extension Locale {
  /// Makes this the locale of all in this process that is not told another: formatters, styles, calendars, `Locale.current`.
  ///
  /// Foundation on Linux reads no setting: it takes English of the whole world for current, which has no currency (`¤4.20`, `US$4.20`). To be called where
  /// a program starts, before anything is formatted.
  /// - Returns: whether Foundation's own value was found as expected, and changed; where not, it stays as it was.
  @discardableResult
  package func becomeCurrent() -> Bool {
    NSLocale.current.takeIdentifier(identifier)
  }

  /// Gives the object that all copies of this value share another identifier.
  package func takeIdentifier(_ new: String) -> Bool {
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else { return false }
    let object = withUnsafeBytes(of: self) { words in
      Unmanaged<AnyObject>.fromOpaque(words.load(as: UnsafeRawPointer.self)).takeUnretainedValue()
    }
    let type: Any.Type = Swift.type(of: object)
    guard "\(type)" == "_LocaleICU" else { return false }
    var offsets: [String: Int] = [:]
    // The constant `classType`, which is a mutable global to the compiler.
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, fieldType, _ in
      if fieldType == String.self { offsets[String(cString: name)] = offset }
      return true
    }
    let fields = ["identifier", "identifierCapturingPreferences"].compactMap { name in
      offsets[name].map {
        Unmanaged.passUnretained(object).toOpaque().advanced(by: $0).assumingMemoryBound(to: String.self)
      }
    }
    guard fields.count == 2, fields[0].pointee == identifier else { return false }
    for field in fields { field.pointee = new }
    return true
  }
}
