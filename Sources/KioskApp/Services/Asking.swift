import Combine

extension PassthroughSubject<Void, Never> {
  /// Pages, one at a time: the first at once, where `asksFirst`, then another for each wish. Wishes that come while a page is
  /// under way are not kept.
  func pages<Answer>(
    asksFirst: Bool = true, _ ask: @escaping (_ isFirst: Bool) -> AnyPublisher<Answer, Never>
  ) -> AnyPublisher<Answer, Never> {
    map { false }
      .prepend(asksFirst ? [true] : [])
      .flatMap(maxPublishers: .max(1), ask)
      .eraseToAnyPublisher()
  }
}
