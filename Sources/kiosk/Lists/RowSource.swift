import Combine
import Foundation
import FoundationExtras

/// Where the rows of a list come from.
struct RowSource {
  /// The list as it is known so far: all of it, or its beginning.
  struct Rows {
    var rows: [ListRow] = []
    /// Whether no more rows are on their way.
    var isComplete = true
    /// Sentences for standard error, such as why there is nothing and what to do instead.
    var remarks: [String.LocalizationValue] = []
    /// What is wrong with these rows, such as that they are of an earlier time; its code is that of a command that ends with
    /// them. Of a list that is followed: what is wrong just now.
    var notice: CommandFailure?

    /// The same with a word about so many entries of the answer that could not be read: the list is complete but for them, and
    /// an answer with nothing else is a damaged one, not an empty list.
    func lacking(_ count: Int) -> Rows {
      guard let damage = CommandFailure(unread: count, ofAll: rows.isEmpty) else { return self }
      var lacking = self
      if rows.isEmpty { lacking.remarks = [] }
      lacking.notice = notice ?? damage
      return lacking
    }
  }

  /// How the list is followed.
  enum Watching {
    /// It is asked for again after so many seconds; the sentence says so.
    case asking(every: TimeInterval, remark: String.LocalizationValue?)
    /// The service tells of changes by itself. Delivers on the main run loop; what it fails with ends nothing once the list has
    /// been complete.
    case following(() -> AnyPublisher<Result<Rows, CommandFailure>, Never>)
  }

  let service: ServiceName
  /// The service, as people call it.
  let name: String
  /// Nobody is asked for its rows: without any it says nothing, and others that cannot be read are not made up for.
  var isLocal = false
  /// What the service's terms want to be said to people who see its rows.
  var attribution: String?
  let watching: Watching
  /// The list as it is known so far; each value holds what the one before did. Asked anew for each subscriber; delivers on the
  /// main run loop.
  ///
  /// - Parameter isRepeated: whether the list has been told before, so that nothing cached counts as new.
  let rows: (_ isRepeated: Bool) -> AnyPublisher<Rows, CommandFailure>

  init(
    _ service: ServiceName, name: String, attribution: String? = nil, watching: Watching,
    rows: @escaping (_ isRepeated: Bool) -> AnyPublisher<Rows, CommandFailure>
  ) {
    self.service = service
    self.name = name
    self.attribution = attribution
    self.watching = watching
    self.rows = rows
  }

  /// The list asked for at each tick; a later question replaces one that is not answered yet. A failure ends nothing: the next
  /// question is asked all the same.
  func answers(
    at ticks: some Publisher<Void, Never>, isRepeated: @escaping () -> Bool
  ) -> AnyPublisher<Result<Rows, CommandFailure>, Never> {
    ticks.map { rows(isRepeated()).map(Result.success).catch { Just(.failure($0)) } }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  /// The source that `make` makes, beside others: where it cannot be made, as without a key, only its own rows are missing.
  init(_ service: ServiceName, name: String, _ make: () throws(CommandFailure) -> RowSource) {
    do throws(CommandFailure) {
      self = try make()
    } catch {
      self.init(service, name: name, watching: .asking(every: 86_400, remark: nil)) { _ in
        Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
}

extension CommandFailure {
  /// What is said of entries that could not be read; nil where there are none.
  /// - Parameter ofAll: whether there were no others.
  init?(unread count: Int, ofAll: Bool) {
    guard count > 0 else { return nil }
    self.init(
      ofAll ? .badData : .success, "\(count) entries of the answer could not be read.", cause: .badData)
  }
}
