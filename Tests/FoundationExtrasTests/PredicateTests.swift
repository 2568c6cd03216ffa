import Foundation
import FoundationExtras
import Testing

/// Predicates and terms from a format.
@Suite struct PredicateTests {
  private struct Person {
    var name = "Änne"
    var age = 30
    var tags = ["a", "b"]
    var home: Home? = Home()
    var born = Date(timeIntervalSince1970: 0)
  }

  private struct Home { var city = "Bonn" }

  private final class Note: NSObject {
    let title = "Milk"
  }

  @Test(arguments: [
    "name CONTAINS[cd] 'anne'", "name BEGINSWITH 'Ä'", "name ENDSWITH[c] \"NE\"", "name LIKE 'Än*'", "name LIKE '?nne'",
    "name MATCHES '[[:alpha:]]+'", "age == 30", "age = 30 AND home.city == 'Bonn'", "age < 10 OR age >= 30",
    "NOT (age BETWEEN {1, 10})", "age BETWEEN {30, 31}", "!(name == 'Anne')", "'b' IN tags", "age IN {1, 30}",
    "ANY tags == 'a'", "NONE tags == 'c'", "ALL tags MATCHES '[ab]'", "tags.@count == 2", "home != nil",
    "home.street == NULL", "TRUEPREDICATE", "age > -1 && (age < 31 || FALSEPREDICATE)", "name <> 'Anne'",
  ])
  func formatsHold(_ format: String) { #expect(NSPredicate(format: format).evaluate(with: Person())) }

  @Test(arguments: [
    "age ==", "", "(age == 30", "age == 30)", "age ~ 30", "name CONTAINS[cd 'x'", "age > 'x'", "'open", "%@ == 1",
    "AND",
    String(repeating: "(", count: 5000), "home.city.street.number == 3",
  ])
  func whatCannotBeReadHoldsForNothing(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: Person()))
  }

  @Test func argumentsTakeTheirPlaces() {
    #expect(NSPredicate(format: "%K == %d AND name == %@", "age", 30, "Änne").evaluate(with: Person()))
    #expect(NSPredicate(format: "SELF MATCHES %@", "[^@ ]+@[^@ ]+").evaluate(with: "a@b.c"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[^@ ]+@[^@ ]+").evaluate(with: "a b"))
    #expect(
      NSPredicate(format: "born < %@", argumentArray: [Date(timeIntervalSince1970: 9)]).evaluate(with: Person()))
    let notes = NSArray(array: [Note(), Note()])
    #expect(notes.filtered(using: NSPredicate(format: "title == %@", "Milk")).count == 2)
  }

  @Test(arguments: [
    ("3 + 4 * 2", 11), ("(1+2)/2", 1), ("3.0/2", 1.5), ("2*(3-(4-5))", 8), ("-3+5", 2), ("2**3", 8), ("10-3-2", 5),
    ("9223372036854775807+1", 9_223_372_036_854_775_808), ("6÷4.0×2", 3),
  ])
  func termsHaveValues(_ term: String, _ value: Double) {
    #expect(ArithmeticExpression(format: term).expressionValue(with: nil, context: nil) as? Double == value)
  }

  @Test(arguments: ["3+", "", "(1", "1)", "x", "1..2", String(repeating: "(", count: 5000)])
  func otherTermsHaveNone(_ term: String) {
    #expect(ArithmeticExpression(format: term).expressionValue(with: nil, context: nil) == nil)
  }
}
