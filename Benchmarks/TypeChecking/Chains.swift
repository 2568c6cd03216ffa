// Chains as apps write them, with untyped closures. The time that the compiler takes for each is what is measured, by
// Benchmarks/typecheck; nothing here runs.
import Combine
import Foundation

struct Story: Codable, Identifiable, Equatable {
  var id: Int
  var title: String
  var points: Int
  var url: URL?
  var comments: [Int] = []
}

struct Page<Item: Codable>: Codable {
  var items: [Item]
  var next: Int?
}

enum Trouble: Error {
  case offline
  case status(Int)
  case other(any Error)
}

final class Model: ObservableObject {
  @Published var query = ""
  @Published var name = ""
  @Published var password = ""
  @Published var count = 0
  @Published var stories: [Story] = []
  @Published var isLoading = false
  var cancellables: Set<AnyCancellable> = []
}

func fetch(_ id: Int) -> AnyPublisher<Story, Trouble> { Empty().eraseToAnyPublisher() }
func search(_ text: String) -> AnyPublisher<[Story], Trouble> { Empty().eraseToAnyPublisher() }
func load(_ url: URL) -> AnyPublisher<Data, URLError> { Empty().eraseToAnyPublisher() }

func chain01(_ subject: PassthroughSubject<Int, Never>) {
  _ = subject.map { $0 + 1 }.map { $0 * 2 }.map { $0 - 3 }.map { $0 / 4 }.map { $0 + 5 }.map { $0 * 6 }.sink {
    print($0)
  }
}
func chain02(_ subject: PassthroughSubject<Int, Never>) {
  _ = subject.map { $0 + 1 }.map { $0 * 2 }.map { $0 - 3 }.map { $0 / 4 }.map { $0 + 5 }.map { $0 * 6 }.map { $0 + 7 }
    .sink { print($0) }
}
func chain03(_ subject: PassthroughSubject<Int, Never>) {
  _ = subject.map { $0 + 1 }.map { $0 * 2 }.map { $0 - 3 }.map { $0 / 4 }.map { $0 + 5 }.map { $0 * 6 }.map { $0 + 7 }
    .map { $0 - 8 }.sink { print($0) }
}
func chain04() {
  _ = [1, 2, 3].publisher.map { $0 + 1 }.map { $0 * 2 }.map { $0 + 3 }.map { $0 * 4 }.sink { print($0) }
}
func chain05() {
  _ = [1, 2, 3].publisher.filter { $0 > 1 }.map { $0 * 2 }.filter { $0 < 9 }.map { "\($0)" }.sink { print($0) }
}
func chain06() { _ = Just(1).map { $0 + 1 }.map { $0 * 2 }.map { $0 * 3 }.map { $0 * 4 }.sink { print($0) } }
func chain07(_ model: Model) {
  model.$query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
    .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.count > 2 }
    .map { search($0).replaceError(with: []) }.switchToLatest().receive(on: DispatchQueue.main)
    .assign(to: &model.$stories)
}
func chain08(_ model: Model) {
  Publishers.CombineLatest(model.$name, model.$password).map { $0.count > 3 && $1.count > 7 }.removeDuplicates()
    .sink { model.isLoading = $0 }.store(in: &model.cancellables)
}
func chain09(_ url: URL) -> AnyPublisher<[Story], Trouble> {
  URLSession.shared.dataTaskPublisher(for: url).map(\.data).decode(type: Page<Story>.self, decoder: JSONDecoder())
    .map { $0.items }.mapError { Trouble.other($0) }.eraseToAnyPublisher()
}
func chain10(_ url: URL) -> AnyPublisher<Data, any Error> {
  URLSession.shared.dataTaskPublisher(for: url).tryMap { data, response in
    guard let answer = response as? HTTPURLResponse, answer.statusCode == 200 else { throw Trouble.offline }
    return data
  }.retry(2).eraseToAnyPublisher()
}
func chain11(_ ids: [Int]) -> AnyPublisher<[Story], Never> {
  ids.publisher.setFailureType(to: Trouble.self).flatMap(maxPublishers: .max(4)) { fetch($0) }
    .filter { $0.points > 10 }.collect().map { $0.sorted { $0.points > $1.points } }.replaceError(with: [])
    .eraseToAnyPublisher()
}
func chain12(_ first: AnyPublisher<Int, Never>, _ second: AnyPublisher<Int, Never>) {
  _ = first.zip(second).map { $0 + $1 }.scan(0) { $0 + $1 }.removeDuplicates().sink { print($0) }
}
func chain13(_ first: AnyPublisher<Int, Never>, _ second: AnyPublisher<Int, Never>) {
  _ = first.merge(with: second).throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
    .map { "\($0)" }.sink { print($0) }
}
func chain14(_ subject: CurrentValueSubject<[Story], Never>) {
  _ = subject.map { $0.map(\.points).reduce(0, +) }.removeDuplicates().dropFirst().map { "\($0) points" }
    .sink { print($0) }
}
func chain15(_ subject: CurrentValueSubject<Story?, Never>) {
  _ = subject.compactMap { $0 }.map(\.title).map { $0.uppercased() }.filter { !$0.isEmpty }.sink { print($0) }
}
func chain16(_ urls: [URL]) {
  _ = urls.publisher.flatMap { load($0).map { $0.count }.replaceError(with: 0) }.reduce(0) { $0 + $1 }
    .sink { print($0) }
}
func chain17(_ texts: AnyPublisher<String, Never>) {
  _ = texts.compactMap { Int($0) }.map { $0 * 2 }.tryMap { if $0 > 9 { throw Trouble.offline } else { $0 } }
    .catch { _ in Just(0) }.sink { print($0) }
}
func chain18(_ texts: AnyPublisher<String, Never>) {
  _ = texts.tryMap { try JSONDecoder().decode(Story.self, from: Data($0.utf8)) }.map { $0.title }
    .tryFilter { !$0.isEmpty }.mapError { Trouble.other($0) }.sink(
      receiveCompletion: { print($0) }, receiveValue: { print($0) })
}
func chain19(_ model: Model) {
  model.$stories.map { $0.filter { $0.points > 100 } }.map { $0.prefix(10) }.map { $0.map(\.title) }
    .map { $0.joined(separator: ", ") }.sink { print($0) }.store(in: &model.cancellables)
}
func chain20() {
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect().scan(60) { seconds, _ in seconds - 1 }
    .prefix { $0 >= 0 }.map { "\($0) s" }.sink { print($0) }
}
func chain21() {
  _ = NotificationCenter.default.publisher(for: Notification.Name("changed")).compactMap {
    $0.userInfo?["text"] as? String
  }
  .removeDuplicates().sink { print($0) }
}
func chain22(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.collect(3).map { $0.reduce(0, +) / $0.count }.dropFirst(2).prefix(5).sink { print($0) }
}
func chain23(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.scan((0, 0)) { ($0.1, $1) }.map { $1 - $0 }.filter { $0 != 0 }.sink { print($0) }
}
func chain24(_ model: Model) {
  model.$count.combineLatest(model.$query, model.$name).map { "\($0) \($1) \($2)" }.removeDuplicates()
    .sink { print($0) }.store(in: &model.cancellables)
}
func chain25(_ id: Int) -> AnyPublisher<(Story, [Story]), Trouble> {
  fetch(id).flatMap { story in
    story.comments.publisher.setFailureType(to: Trouble.self).flatMap { fetch($0) }.collect().map { (story, $0) }
  }.eraseToAnyPublisher()
}
func chain26(_ publisher: AnyPublisher<Story, Trouble>) {
  _ = publisher.map { Result<Story, Trouble>.success($0) }.catch { Just(.failure($0)) }.sink { print($0) }
}
func chain27(_ publisher: AnyPublisher<Story, Trouble>) {
  _ = publisher.handleEvents(receiveSubscription: { _ in print("start") }, receiveCompletion: { print($0) })
    .map(\.title).replaceError(with: "").replaceEmpty(with: "none").sink { print($0) }
}
func chain28(_ publisher: AnyPublisher<Story, Trouble>) {
  let shared = publisher.map(\.points).share()
  _ = shared.map { $0 * 2 }.merge(with: shared.map { $0 * 3 }).collect().sink(
    receiveCompletion: { print($0) }, receiveValue: { print($0) })
}
func chain29(_ choice: AnyPublisher<Bool, Never>, _ texts: AnyPublisher<String, Never>) {
  _ = choice.map { $0 ? texts : Just("").eraseToAnyPublisher() }.switchToLatest().prepend("first").append("last")
    .sink { print($0) }
}
func chain30(_ stop: AnyPublisher<Void, Never>, _ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.prefix(untilOutputFrom: stop).map { $0 % 10 }.removeDuplicates { $0 == $1 }.allSatisfy { $0 > 0 }
    .sink { print($0) }
}
func chain31(_ numbers: AnyPublisher<Int?, Never>) {
  _ = numbers.replaceNil(with: 0).map { Double($0) }.map { $0 / 2 }.map { String(format: "%.1f", $0) }.sink {
    print($0)
  }
}
func chain32() {
  _ = (1...100).publisher.filter { $0 % 3 == 0 }.map { $0 * $0 }.prefix(5).collect().sink { print($0) }
}
func chain33() {
  _ = ["a", "b", "c"].publisher.map { $0.uppercased() }.reduce("") { $0 + $1 }.map { $0.count }.sink { print($0) }
}
func chain34(_ numbers: AnyPublisher<Int, Trouble>) {
  _ = numbers.tryScan(0) { if $1 < 0 { throw Trouble.offline } else { $0 + $1 } }.map { "\($0)" }
    .replaceError(with: "?").sink { print($0) }
}
func chain35(_ numbers: AnyPublisher<Int, Trouble>) {
  _ = numbers.timeout(.seconds(5), scheduler: DispatchQueue.main, customError: { .offline }).first { $0 > 3 }
    .map { $0 + 1 }.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
}
func chain36(_ story: Story) -> AnyPublisher<String, any Error> {
  Just(story).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.map { $0 + "\n" }
    .eraseToAnyPublisher()
}
func chain37(_ model: Model) {
  model.$query.map { $0.lowercased() }.map { text in model.stories.filter { $0.title.lowercased().contains(text) } }
    .receive(on: DispatchQueue.main).map { $0.count }.assign(to: \.count, on: model).store(in: &model.cancellables)
}
func chain38(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.buffer(size: 10, prefetch: .keepFull, whenFull: .dropOldest).flatMap(maxPublishers: .max(1)) {
    Just($0).delay(for: .seconds(1), scheduler: DispatchQueue.main)
  }.map { $0 + 1 }.sink { print($0) }
}
func chain39(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.tryMap { try JSONEncoder().encode([$0]) }.tryMap { try JSONDecoder().decode([Int].self, from: $0) }
    .map { $0.first ?? 0 }.map { $0 + 1 }.tryCompactMap { $0 > 1 ? $0 : nil }.replaceError(with: 0).sink { print($0) }
}
func chain40(_ numbers: AnyPublisher<Int, Never>) {
  _ = numbers.compactMap { Int?($0) }.compactMap { Int?($0) }.map { $0 + 1 }.filter { $0 > 2 }
    .filter { $0 < 8 }.min { $0 < $1 }.contains(3).count().sink { print($0) }
}
