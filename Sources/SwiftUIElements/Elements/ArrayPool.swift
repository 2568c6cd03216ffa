/// Arrays that many places have alike: those that are equal take the memory of one.
package struct ArrayPool<Element: Hashable> {
  private var known: Set<[Element]> = []
  /// What no other place has must not fill the memory.
  private static var limit: Int { 512 }

  package init() {}

  /// The array of the pool that is equal to `array`.
  package mutating func shared(_ array: [Element]) -> [Element] {
    if known.count >= Self.limit { known.removeAll() }
    return known.insert(array).memberAfterInsert
  }
}
