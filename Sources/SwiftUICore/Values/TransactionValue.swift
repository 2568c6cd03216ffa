/// A value that an app has put into a transaction. Equal to itself alone.
final class TransactionValue: Equatable, @unchecked Sendable {
  let value: Any
  init(value: Any) { self.value = value }
  static func == (one: TransactionValue, other: TransactionValue) -> Bool { one === other }
}
