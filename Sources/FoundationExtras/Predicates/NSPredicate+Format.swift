import Foundation

/// What Foundation on Linux leaves out: predicates from a format.
///
/// Objects are read through their stored properties and the entries of dictionaries. A format that cannot be read holds for nothing,
/// where Apple's systems end the program.
extension NSPredicate {
  /// A predicate by its format, with arguments in place of `%@`, `%K` and others.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A predicate by its format, with the arguments in a list.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let test = PredicateReader.test(predicateFormat, (arguments ?? []).map { PredicateValue($0) })
    self.init(block: { object, _ in test?(object) ?? false })
  }
}
