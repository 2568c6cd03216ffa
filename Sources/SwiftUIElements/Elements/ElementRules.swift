/// What views say of an element to the layout engine alone, whose module knows what that is. Equal where it is the same object.
package struct ElementRules: Equatable, Sendable {
  package let object: any AnyObject & Sendable

  package init(_ object: any AnyObject & Sendable) { self.object = object }

  package static func == (lhs: ElementRules, rhs: ElementRules) -> Bool { lhs.object === rhs.object }
}
