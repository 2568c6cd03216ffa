// Made by scripts/documentation-examples from the documentation in Sources/Combine; do not edit.
// swift-format-ignore-file

import Combine
import CombineTesting
import Foundation

/// Takes the place of the standard library's function in the examples.
private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  DocumentationOutput.append(items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func Concurrency_AsyncPublisher_1() async throws {
  for await number in [1, 2].publisher.values { print(number) }
  try await DocumentationOutput.waitForLines(2)
}

private func Concurrency_AsyncPublisher_2() async throws {
  let text = Just("[1, 2]").tryMap { try JSONDecoder().decode([Int].self, from: Data($0.utf8)) }
  for try await numbers in text.values { print(numbers) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(text) {}
}

private func Concurrency_FutureValue_1() async throws {
  let answer = Future<Int, Never> { promise in promise(.success(42)) }
  print(await answer.value)
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(answer) {}
}

private func Core_AnyCancellable_1() async throws {
  var cancellable: AnyCancellable? = AnyCancellable { print("stopped") }
  cancellable = nil
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Core_AnyPublisher_1() async throws {
  func numbers() -> AnyPublisher<Int, Never> {
    [1, 2].publisher.map { $0 + 1 }.eraseToAnyPublisher()
  }
  let cancellable = numbers().sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Core_AnyPublisher_2() async throws {
  let publishers = [[1, 2].publisher.eraseToAnyPublisher(), Just(3).eraseToAnyPublisher()]
  let cancellable = Publishers.MergeMany(publishers).sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(publishers) {}
  withExtendedLifetime(cancellable) {}
}

private func Core_AnySubscriber_1() async throws {
  let subscriber = AnySubscriber<Int, Never>(
    receiveSubscription: { $0.request(.unlimited) },
    receiveValue: { print($0); return .none },
    receiveCompletion: { print($0) })
  [1, 2].publisher.subscribe(subscriber)
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(subscriber) {}
}

private func Core_Cancellable_1() async throws {
  var bag: [AnyCancellable] = []
  let subject = PassthroughSubject<Int, Never>()
  subject.sink { print($0) }.store(in: &bag)
  subject.send(1)
  bag.removeAll()
  subject.send(2)
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(bag) {}
  withExtendedLifetime(subject) {}
}

private func Core_Publisher_1() async throws {
  let cancellable = [1, 2].publisher.map { $0 * 2 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Core_SubjectSubscriber_1() async throws {
  let subject = PassthroughSubject<Int, Never>()
  let values = subject.sink { print($0) }
  let feed = [1, 2].publisher.subscribe(subject)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(subject) {}
  withExtendedLifetime(values) {}
  withExtendedLifetime(feed) {}
}

private func Core_Subscriber_1() async throws {
  final class Printer: Subscriber {
    func receive(subscription: Subscription) { subscription.request(.max(1)) }
    func receive(_ input: Int) -> Subscribers.Demand { print(input); return .max(1) }
    func receive(completion: Subscribers.Completion<Never>) { print(completion) }
  }
  [1, 2].publisher.subscribe(Printer())
  try await DocumentationOutput.waitForLines(3)
}

private func Foundation_KeyValueObserving_1() async throws {
  final class Player: NSObject, KeyValueObservable {
    var volume = 1 {
      willSet { willChangeValue(for: \.volume) }
      didSet { didChangeValue(for: \.volume) }
    }
  }
  let player = Player()
  let cancellable = player.publisher(for: \.volume).sink { print($0) }
  player.volume = 2
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(player) {}
  withExtendedLifetime(cancellable) {}
}

private func Foundation_NotificationCenterPublisher_1() async throws {
  let saved = Notification.Name("saved")
  let cancellable = NotificationCenter.default.publisher(for: saved).sink { print($0.name.rawValue) }
  NotificationCenter.default.post(name: saved, object: nil)
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(saved) {}
  withExtendedLifetime(cancellable) {}
}

private func Observation_ObservableObject_1() async throws {
  final class Counter: ObservableObject {
    @Published var count = 0
  }
  let counter = Counter()
  let cancellable = counter.objectWillChange.sink { print("will change from", counter.count) }
  counter.count = 1
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(counter) {}
  withExtendedLifetime(cancellable) {}
}

private func Observation_ObservableObjectPublisher_1() async throws {
  let publisher = ObservableObjectPublisher()
  let cancellable = publisher.sink { print("will change") }
  publisher.send()
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(publisher) {}
  withExtendedLifetime(cancellable) {}
}

private func Observation_Published_1() async throws {
  final class Weather {
    @Published var degrees = 20
  }
  let weather = Weather()
  let cancellable = weather.$degrees.sink { print($0, weather.degrees) }
  weather.degrees = 25
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(weather) {}
  withExtendedLifetime(cancellable) {}
}

private func Observation_PublishedBox_1() async throws {
  final class Model {
    @Published var number = 0
  }
  let model = Model()
  [1, 2].publisher.assign(to: &model.$number)
  print(model.number)
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(model) {}
}

private func Operators_Combining_Append_1() async throws {
  let cancellable = Just(1).map { $0 }.append(2, 3).sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Append_2() async throws {
  let cancellable = Just(1).map { $0 }.append(2...3).sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Append_3() async throws {
  let cancellable = Just("tick").append(Just("tock")).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Append_4() async throws {
  let cancellable = Just(3).map { $0 }.prepend(1, 2).sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Append_5() async throws {
  let cancellable = Just(3).map { $0 }.prepend(1...2).sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Append_6() async throws {
  let cancellable = Just("tock").prepend(Just("tick")).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Buffer_1() async throws {
  let numbers = PassthroughSubject<Int, Never>()
  var wanting: Subscription?
  numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(
    AnySubscriber(receiveSubscription: { wanting = $0 }, receiveValue: { print($0); return .none }))
  numbers.send(1)
  numbers.send(2)
  numbers.send(3)
  wanting?.request(.unlimited)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(numbers) {}
  withExtendedLifetime(wanting) {}
}

private func Operators_Combining_CombineLatest_1() async throws {
  let name = CurrentValueSubject<String, Never>("Ann")
  let age = CurrentValueSubject<Int, Never>(40)
  let cancellable = name.combineLatest(age).sink { print($0) }
  age.send(41)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(name) {}
  withExtendedLifetime(age) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_CombineLatest_2() async throws {
  let name = CurrentValueSubject<String, Never>("Ann")
  let age = CurrentValueSubject<Int, Never>(40)
  let cancellable = name
    .combineLatest(age) { "\($0), \($1)" }
    .sink { print($0) }
  age.send(41)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(name) {}
  withExtendedLifetime(age) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_CombineLatest_3() async throws {
  let name = CurrentValueSubject<String, Never>("Ann")
  let age = CurrentValueSubject<Int, Never>(40)
  let city = CurrentValueSubject<String, Never>("Bern")
  let cancellable = name.combineLatest(age, city).sink { print($0) }
  age.send(41)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(name) {}
  withExtendedLifetime(age) {}
  withExtendedLifetime(city) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_CombineLatest_4() async throws {
  let name = CurrentValueSubject<String, Never>("Ann")
  let age = CurrentValueSubject<Int, Never>(40)
  let city = CurrentValueSubject<String, Never>("Bern")
  let cancellable = name
    .combineLatest(age, city) { "\($0), \($1), \($2)" }
    .sink { print($0) }
  age.send(41)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(name) {}
  withExtendedLifetime(age) {}
  withExtendedLifetime(city) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_CombineLatest_5() async throws {
  let name = CurrentValueSubject<String, Never>("Ann")
  let age = CurrentValueSubject<Int, Never>(40)
  let city = CurrentValueSubject<String, Never>("Bern")
  let mail = CurrentValueSubject<Bool, Never>(false)
  let cancellable = name.combineLatest(age, city, mail).sink { print($0) }
  age.send(41)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(name) {}
  withExtendedLifetime(age) {}
  withExtendedLifetime(city) {}
  withExtendedLifetime(mail) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_CombineLatest_6() async throws {
  let name = CurrentValueSubject<String, Never>("Ann")
  let age = CurrentValueSubject<Int, Never>(40)
  let city = CurrentValueSubject<String, Never>("Bern")
  let mail = CurrentValueSubject<Bool, Never>(false)
  let cancellable = name
    .combineLatest(age, city, mail) { "\($0), \($1), \($2), \($3)" }
    .sink { print($0) }
  age.send(41)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(name) {}
  withExtendedLifetime(age) {}
  withExtendedLifetime(city) {}
  withExtendedLifetime(mail) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_DropUntilOutput_1() async throws {
  let values = PassthroughSubject<Int, Never>()
  let start = PassthroughSubject<Void, Never>()
  let cancellable = values.drop(untilOutputFrom: start).sink { print($0) }
  values.send(1)
  start.send()
  values.send(2)
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(values) {}
  withExtendedLifetime(start) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_FlatMap_1() async throws {
  let cancellable = [1, 2].publisher
    .flatMap { number in Array(repeating: number, count: number).publisher }
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Merge_1() async throws {
  let odd = PassthroughSubject<Int, Never>()
  let even = PassthroughSubject<Int, Never>()
  let cancellable = odd.merge(with: even).sink { print($0) }
  odd.send(1)
  even.send(2)
  odd.send(3)
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(odd) {}
  withExtendedLifetime(even) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Merge_2() async throws {
  let cancellable = Just(1).merge(with: Just(2), Just(3)).sink { print($0, terminator: " ") }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_MergeMany_1() async throws {
  let pages = (1...3).map { page in Just("page \(page)") }
  let cancellable = Publishers.MergeMany(pages).sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(pages) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_MergeMany_2() async throws {
  let cancellable = Just(1).merge(with: Just(2)).merge(with: Just(3)).sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_MergeOfFourAndFive_1() async throws {
  let cancellable = Just(1).merge(with: Just(2), Just(3), Just(4)).sink { print($0, terminator: " ") }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_MergeOfFourAndFive_2() async throws {
  let cancellable = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5)).sink { print($0, terminator: " ") }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_MergeOfSixToEight_1() async throws {
  let cancellable = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6)).sink { print($0, terminator: " ") }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_MergeOfSixToEight_2() async throws {
  let cancellable = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7)).sink { print($0, terminator: " ") }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_MergeOfSixToEight_3() async throws {
  let cancellable = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)).sink { print($0, terminator: " ") }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_PrefixUntilOutput_1() async throws {
  let values = PassthroughSubject<Int, Never>()
  let stop = PassthroughSubject<Void, Never>()
  let cancellable = values.prefix(untilOutputFrom: stop).sink { print($0) }
  values.send(1)
  stop.send()
  values.send(2)
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(values) {}
  withExtendedLifetime(stop) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_SwitchToLatest_1() async throws {
  let first = PassthroughSubject<String, Never>()
  let second = PassthroughSubject<String, Never>()
  let choice = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
  let cancellable = choice.switchToLatest().sink { print($0) }
  choice.send(first)
  first.send("from the first")
  choice.send(second)
  first.send("nobody hears this")
  second.send("from the second")
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(first) {}
  withExtendedLifetime(second) {}
  withExtendedLifetime(choice) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Zip_1() async throws {
  let cancellable = [1, 2, 3].publisher
    .zip(["a", "b"].publisher)
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Zip_2() async throws {
  let cancellable = [1, 2, 3].publisher
    .zip(["a", "b"].publisher) { "\($0)\($1)" }
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Zip_3() async throws {
  let cancellable = [1, 2, 3].publisher
    .zip(["a", "b"].publisher, [true, false, true].publisher)
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Zip_4() async throws {
  let cancellable = [1, 2, 3].publisher
    .zip(["a", "b"].publisher, [true, false, true].publisher) { $2 ? "\($0)\($1)" : "-" }
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Zip_5() async throws {
  let cancellable = [1, 2, 3].publisher
    .zip(["a", "b"].publisher, [true, false, true].publisher, [0.5, 1].publisher)
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Combining_Zip_6() async throws {
  let cancellable = [1, 2, 3].publisher
    .zip(["a", "b"].publisher, [true, false, true].publisher, [0.5, 1].publisher) { $2 ? "\($0)\($1)" : "\($3)" }
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Debugging_Breakpoint_1() async throws {
  let cancellable = [1, 2].publisher.breakpoint(receiveOutput: { $0 > 5 }).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Debugging_Breakpoint_2() async throws {
  let cancellable = [1, 2].publisher.breakpointOnError().sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Debugging_HandleEvents_1() async throws {
  let cancellable = [1].publisher
    .handleEvents(receiveOutput: { print("value", $0) }, receiveCompletion: { print("end", $0) })
    .sink { _ in }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Debugging_Print_1() async throws {
  struct Lines: TextOutputStream {
    func write(_ text: String) { print(text, terminator: "") }
  }
  let cancellable = [1].publisher.print("numbers", to: Lines()).sink { _ in }
  try await DocumentationOutput.waitForLines(4)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Errors_AssertNoFailure_1() async throws {
  let cancellable = [1].publisher.setFailureType(to: CancellationError.self)
    .assertNoFailure()
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Errors_Catch_1() async throws {
  let cancellable = Fail<Int, CancellationError>(error: CancellationError())
    .catch { _ in Just(0) }
    .sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Errors_Catch_2() async throws {
  let cancellable = Fail<Int, CancellationError>(error: CancellationError())
    .tryCatch { error -> Just<Int> in throw error }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Errors_Catch_3() async throws {
  let attempts = Deferred { () -> Fail<Int, CancellationError> in
    print("attempt")
    return Fail(error: CancellationError())
  }
  let cancellable = attempts.retry(1).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(attempts) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Errors_MapError_1() async throws {
  struct Wrapped: Error { let reason: String }
  let cancellable = Fail<Int, CancellationError>(error: CancellationError())
    .mapError { _ in Wrapped(reason: "stopped") }
    .sink(receiveCompletion: { if case .failure(let error) = $0 { print(error.reason) } }, receiveValue: { _ in })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Errors_MapError_2() async throws {
  let publisher: AnyPublisher<Int, URLError> = Just(1).setFailureType(to: URLError.self).eraseToAnyPublisher()
  let cancellable = publisher.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(publisher) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Errors_ReplaceError_1() async throws {
  let cancellable = Fail<Int, CancellationError>(error: CancellationError())
    .replaceError(with: 0)
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_CompactMap_1() async throws {
  let cancellable = ["1", "x", "3"].publisher.compactMap { Int($0) }.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_CompactMap_2() async throws {
  let cancellable = ["1", "x"].publisher
    .tryCompactMap { if $0 == "x" { throw CancellationError() } else { return Int($0) } }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_DropFirst_1() async throws {
  let cancellable = (1...4).publisher.map { $0 }.dropFirst(2).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_DropWhile_1() async throws {
  let cancellable = [1, 2, 3, 1].publisher.drop { $0 < 3 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_DropWhile_2() async throws {
  let cancellable = [1, 2].publisher
    .tryDrop { if $0 == 2 { throw CancellationError() } else { return true } }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_Filter_1() async throws {
  let cancellable = [1, 2, 3].publisher.filter { $0 != 2 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_Filter_2() async throws {
  let cancellable = ["1", "x"].publisher
    .tryFilter { if $0 == "x" { throw CancellationError() } else { return true } }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_Output_1() async throws {
  let cancellable = (1...4).publisher.map { $0 }.prefix(2).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_Output_2() async throws {
  let cancellable = ["a", "b", "c"].publisher.map { $0 }.output(at: 1).sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_Output_3() async throws {
  let cancellable = ["a", "b", "c", "d"].publisher.map { $0 }.output(in: 1...2).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_PrefixWhile_1() async throws {
  let cancellable = [1, 2, 3, 1].publisher.map { $0 }.prefix { $0 < 3 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_PrefixWhile_2() async throws {
  let cancellable = [1, 2].publisher.map { $0 }
    .tryPrefix { if $0 == 2 { throw CancellationError() } else { return true } }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_RemoveDuplicates_1() async throws {
  let cancellable = [1, 1, 2, 1].publisher.removeDuplicates().sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_RemoveDuplicates_2() async throws {
  let cancellable = [1, 3, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_RemoveDuplicates_3() async throws {
  let cancellable = [1, 1, 2].publisher
    .tryRemoveDuplicates { if $1 == 2 { throw CancellationError() } else { return $0 == $1 } }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Filtering_ReplaceEmpty_1() async throws {
  let cancellable = Empty<Int, Never>().replaceEmpty(with: 0).sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_Coding_1() async throws {
  let cancellable = Just(Data("[1, 2]".utf8))
    .decode(type: [Int].self, decoder: JSONDecoder())
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_Coding_2() async throws {
  let cancellable = Just([1, 2])
    .encode(encoder: JSONEncoder())
    .map { String(decoding: $0, as: UTF8.self) }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_Map_1() async throws {
  let cancellable = [1, 2].publisher.map { $0 * 10 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_MapKeyPath_1() async throws {
  let cancellable = ["a", "bcd"].publisher.map(\.count).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_MapKeyPath_2() async throws {
  let cancellable = ["a", "bcd"].publisher.map(\.count, \.isEmpty).sink { print($0, $1) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_MapKeyPath_3() async throws {
  let cancellable = ["a"].publisher.map(\.count, \.isEmpty, \.description).sink { print($0, $1, $2) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_ReplaceNil_1() async throws {
  let subject = PassthroughSubject<Int?, Never>()
  let cancellable = subject.replaceNil(with: 0).sink { print($0) }
  subject.send(1)
  subject.send(nil)
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(subject) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_Scan_1() async throws {
  let cancellable = [1, 2, 3].publisher.scan(0) { $0 + $1 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_Scan_2() async throws {
  let cancellable = [1, 2].publisher
    .tryScan(0) { if $1 == 2 { throw CancellationError() } else { return $0 + $1 } }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Mapping_TryMap_1() async throws {
  let cancellable = [2, 0].publisher
    .tryMap { if $0 == 0 { throw CancellationError() } else { return 10 / $0 } }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_AllSatisfy_1() async throws {
  let cancellable = [1, 2, 3].publisher.map { $0 }.allSatisfy { $0 > 0 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_AllSatisfy_2() async throws {
  let cancellable = [1].publisher.map { $0 }
    .tryAllSatisfy { _ in throw CancellationError() }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Collect_1() async throws {
  let cancellable = [1, 2].publisher.map { $0 * 2 }.collect().sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_CollectByCount_1() async throws {
  let cancellable = [1, 2, 3].publisher.collect(2).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Comparison_1() async throws {
  let cancellable = [2, 1, 3].publisher.map { $0 }.min().sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Comparison_2() async throws {
  let cancellable = [2, 1, 3].publisher.map { $0 }.max().sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Comparison_3() async throws {
  let cancellable = ["aa", "b"].publisher.map { $0 }.min { $0.count < $1.count }.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Comparison_4() async throws {
  let cancellable = [1, 2].publisher.map { $0 }
    .tryMin { _, _ in throw CancellationError() }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Comparison_5() async throws {
  let cancellable = ["aa", "b"].publisher.map { $0 }.max { $0.count < $1.count }.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Comparison_6() async throws {
  let cancellable = [1, 2].publisher.map { $0 }
    .tryMax { _, _ in throw CancellationError() }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Contains_1() async throws {
  let cancellable = [1, 2, 3].publisher.map { $0 }.contains(2).sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Contains_2() async throws {
  let cancellable = [1, 2, 3].publisher.map { $0 }.contains { $0 > 5 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Contains_3() async throws {
  let cancellable = [1].publisher.map { $0 }
    .tryContains { _ in throw CancellationError() }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_First_1() async throws {
  let cancellable = [1, 2].publisher.map { $0 }.first().sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_First_2() async throws {
  let cancellable = [1, 2, 3].publisher.map { $0 }.first { $0 > 1 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_First_3() async throws {
  let cancellable = [1].publisher.map { $0 }
    .tryFirst { _ in throw CancellationError() }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_IgnoreOutput_1() async throws {
  let cancellable = [1, 2].publisher.ignoreOutput()
    .sink(receiveCompletion: { print($0) }, receiveValue: { _ in })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Last_1() async throws {
  let cancellable = [1, 2].publisher.map { $0 }.last().sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Last_2() async throws {
  let cancellable = [1, 2, 3].publisher.map { $0 }.last { $0 < 3 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Last_3() async throws {
  let cancellable = [1].publisher.map { $0 }
    .tryLast { _ in throw CancellationError() }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Reduce_1() async throws {
  let cancellable = ["a", "b"].publisher.map { $0 }.count().sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Reduce_2() async throws {
  let cancellable = [1, 2, 3].publisher.map { $0 }.reduce(0) { $0 + $1 }.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Reducing_Reduce_3() async throws {
  let cancellable = [1].publisher.map { $0 }
    .tryReduce(0) { _, _ in throw CancellationError() }
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Sharing_Autoconnect_1() async throws {
  let numbers = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
  let cancellable = numbers.autoconnect().sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(numbers) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Sharing_MakeConnectable_1() async throws {
  let numbers = [1, 2].publisher.makeConnectable()
  let cancellable = numbers.sink { print($0) }
  print("ready")
  let connection = numbers.connect()
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(numbers) {}
  withExtendedLifetime(cancellable) {}
  withExtendedLifetime(connection) {}
}

private func Operators_Sharing_Multicast_1() async throws {
  let numbers = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
  let first = numbers.sink { print("first \($0)") }
  let second = numbers.sink { print("second \($0)") }
  let connection = numbers.connect()
  try await DocumentationOutput.waitForLines(4)
  withExtendedLifetime(numbers) {}
  withExtendedLifetime(first) {}
  withExtendedLifetime(second) {}
  withExtendedLifetime(connection) {}
}

private func Operators_Sharing_Multicast_2() async throws {
  let latest = CurrentValueSubject<Int, Never>(0)
  let numbers = [1, 2].publisher.multicast(subject: latest)
  let cancellable = numbers.sink { print($0) }
  let connection = numbers.connect()
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(latest) {}
  withExtendedLifetime(numbers) {}
  withExtendedLifetime(cancellable) {}
  withExtendedLifetime(connection) {}
}

private func Operators_Sharing_Share_1() async throws {
  let numbers = PassthroughSubject<Int, Never>()
  let squares = numbers.map { number in
    print("working on \(number)")
    return number * number
  }.share()
  let first = squares.sink { print("first \($0)") }
  let second = squares.sink { print("second \($0)") }
  numbers.send(3)
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(numbers) {}
  withExtendedLifetime(squares) {}
  withExtendedLifetime(first) {}
  withExtendedLifetime(second) {}
}

private func Operators_Timing_CollectByTime_1() async throws {
  let time = TestScheduler()  // DispatchQueue.main in an app
  let keys = PassthroughSubject<Character, Never>()
  let cancellable = keys
    .collect(.byTimeOrCount(time, .seconds(1), 3))
    .sink { print(String($0)) }
  for key in "keys" { keys.send(key) }
  time.advance(by: .seconds(1))
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(time) {}
  withExtendedLifetime(keys) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Timing_Debounce_1() async throws {
  let time = TestScheduler()  // RunLoop.main in an app
  let typed = PassthroughSubject<String, Never>()
  let cancellable = typed
    .debounce(for: .milliseconds(100), scheduler: time)
    .sink { print("search for \($0)") }
  typed.send("c")
  typed.send("combine")
  time.advance(by: .milliseconds(100))
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(time) {}
  withExtendedLifetime(typed) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Timing_Delay_1() async throws {
  let time = TestScheduler()  // DispatchQueue.main in an app
  let cancellable = Just("half a second later")
    .delay(for: .milliseconds(500), scheduler: time)
    .sink { print($0) }
  print("not yet")
  time.advance(by: .milliseconds(500))
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(time) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Timing_MeasureInterval_1() async throws {
  let time = TestScheduler()  // DispatchQueue.main in an app
  let taps = PassthroughSubject<Void, Never>()
  let cancellable = taps.measureInterval(using: time).sink { print($0) }
  time.advance(by: .seconds(2))
  taps.send()
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(time) {}
  withExtendedLifetime(taps) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Timing_ReceiveOn_1() async throws {
  let numbers = PassthroughSubject<Int, Never>()
  let cancellable = numbers.receive(on: ImmediateScheduler.shared).sink { print($0) }
  numbers.send(1)
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(numbers) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Timing_SubscribeOn_1() async throws {
  let cancellable = [1, 2].publisher.subscribe(on: ImmediateScheduler.shared).sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Operators_Timing_Throttle_1() async throws {
  let time = TestScheduler()  // DispatchQueue.main in an app
  let positions = PassthroughSubject<Double, Never>()
  let cancellable = positions
    .throttle(for: .seconds(1), scheduler: time, latest: true)
    .sink { print("draw at \($0)") }
  positions.send(0.25)
  time.advance(by: .milliseconds(500))
  positions.send(0.5)
  positions.send(0.75)
  time.advance(by: .milliseconds(500))
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(time) {}
  withExtendedLifetime(positions) {}
  withExtendedLifetime(cancellable) {}
}

private func Operators_Timing_Timeout_1() async throws {
  let time = TestScheduler()  // DispatchQueue.main in an app
  let answers = PassthroughSubject<String, CancellationError>()
  let cancellable = answers
    .timeout(.seconds(5), scheduler: time, customError: { CancellationError() })
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  answers.send("hello")
  time.advance(by: .seconds(5))
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(time) {}
  withExtendedLifetime(answers) {}
  withExtendedLifetime(cancellable) {}
}

private func Publishers_Deferred_1() async throws {
  let deferred = Deferred { () -> Just<Int> in print("made"); return Just(1) }
  let cancellable = deferred.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(deferred) {}
  withExtendedLifetime(cancellable) {}
}

private func Publishers_Empty_1() async throws {
  let cancellable = Empty<Int, Never>().sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Publishers_Fail_1() async throws {
  let cancellable = Fail<Int, CancellationError>(error: CancellationError())
    .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Publishers_Future_1() async throws {
  let future = Future<Int, Never> { promise in
    print("runs once")
    promise(.success(1))
  }
  let first = future.sink { print($0) }
  let second = future.sink { print($0) }
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(future) {}
  withExtendedLifetime(first) {}
  withExtendedLifetime(second) {}
}

private func Publishers_Just_1() async throws {
  let cancellable = Just(1).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Publishers_OptionalPublisher_1() async throws {
  let cancellable = Optional(1).publisher.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Publishers_Record_1() async throws {
  let record = Record<Int, Never> { recording in
    recording.receive(1)
    recording.receive(completion: .finished)
  }
  let cancellable = record.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(record) {}
  withExtendedLifetime(cancellable) {}
}

private func Publishers_ResultPublisher_1() async throws {
  let cancellable = Result<Int, Never>.success(1).publisher.sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Publishers_Sequence_1() async throws {
  let cancellable = [1, 2].publisher.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Schedulers_ImmediateScheduler_1() async throws {
  let cancellable = Just(1).receive(on: ImmediateScheduler.shared).sink { print($0) }
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(cancellable) {}
}

private func Subjects_CurrentValueSubject_1() async throws {
  let subject = CurrentValueSubject<Int, Never>(1)
  let cancellable = subject.sink { print($0) }
  subject.value = 2
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(subject) {}
  withExtendedLifetime(cancellable) {}
}

private func Subjects_PassthroughSubject_1() async throws {
  let subject = PassthroughSubject<Int, Never>()
  subject.send(1)
  let cancellable = subject.sink { print($0) }
  subject.send(2)
  try await DocumentationOutput.waitForLines(1)
  withExtendedLifetime(subject) {}
  withExtendedLifetime(cancellable) {}
}

private func Subscribers_Assign_1() async throws {
  final class Model { var number = 0 { didSet { print(number) } } }
  let cancellable = [1, 2].publisher.assign(to: \.number, on: Model())
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

private func Subscribers_Sink_1() async throws {
  let cancellable = [1, 2].publisher.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  try await DocumentationOutput.waitForLines(3)
  withExtendedLifetime(cancellable) {}
}

private func Subscribers_Sink_2() async throws {
  let cancellable = [1, 2].publisher.sink { print($0) }
  try await DocumentationOutput.waitForLines(2)
  withExtendedLifetime(cancellable) {}
}

extension DocumentationExample {
  static let all: [DocumentationExample] = [
    DocumentationExample(
      source: "Concurrency/AsyncPublisher.swift values", printed: ["1", "2"], run: Concurrency_AsyncPublisher_1),
    DocumentationExample(
      source: "Concurrency/AsyncPublisher.swift values", printed: ["[1, 2]"], run: Concurrency_AsyncPublisher_2),
    DocumentationExample(
      source: "Concurrency/FutureValue.swift value", printed: ["42"], run: Concurrency_FutureValue_1),
    DocumentationExample(
      source: "Core/AnyCancellable.swift AnyCancellable", printed: ["stopped"], run: Core_AnyCancellable_1),
    DocumentationExample(
      source: "Core/AnyPublisher.swift AnyPublisher", printed: ["2", "3"], run: Core_AnyPublisher_1),
    DocumentationExample(
      source: "Core/AnyPublisher.swift eraseToAnyPublisher", printed: ["1", "2", "3"], run: Core_AnyPublisher_2),
    DocumentationExample(
      source: "Core/AnySubscriber.swift AnySubscriber", printed: ["1", "2", "finished"], run: Core_AnySubscriber_1),
    DocumentationExample(
      source: "Core/Cancellable.swift store", printed: ["1"], run: Core_Cancellable_1),
    DocumentationExample(
      source: "Core/Publisher.swift Publisher", printed: ["2", "4"], run: Core_Publisher_1),
    DocumentationExample(
      source: "Core/SubjectSubscriber.swift subscribe", printed: ["1", "2"], run: Core_SubjectSubscriber_1),
    DocumentationExample(
      source: "Core/Subscriber.swift Subscriber", printed: ["1", "2", "finished"], run: Core_Subscriber_1),
    DocumentationExample(
      source: "Foundation/KeyValueObserving.swift KeyValueObservable", printed: ["1", "2"], run: Foundation_KeyValueObserving_1),
    DocumentationExample(
      source: "Foundation/NotificationCenterPublisher.swift publisher", printed: ["saved"], run: Foundation_NotificationCenterPublisher_1),
    DocumentationExample(
      source: "Observation/ObservableObject.swift ObservableObject", printed: ["will change from 0"], run: Observation_ObservableObject_1),
    DocumentationExample(
      source: "Observation/ObservableObjectPublisher.swift ObservableObjectPublisher", printed: ["will change"], run: Observation_ObservableObjectPublisher_1),
    DocumentationExample(
      source: "Observation/Published.swift Published", printed: ["20 20", "25 20"], run: Observation_Published_1),
    DocumentationExample(
      source: "Observation/PublishedBox.swift assign", printed: ["2"], run: Observation_PublishedBox_1),
    DocumentationExample(
      source: "Operators/Combining/Append.swift append", printed: ["1", "2", "3"], run: Operators_Combining_Append_1),
    DocumentationExample(
      source: "Operators/Combining/Append.swift append", printed: ["1", "2", "3"], run: Operators_Combining_Append_2),
    DocumentationExample(
      source: "Operators/Combining/Append.swift append", printed: ["tick", "tock"], run: Operators_Combining_Append_3),
    DocumentationExample(
      source: "Operators/Combining/Append.swift prepend", printed: ["1", "2", "3"], run: Operators_Combining_Append_4),
    DocumentationExample(
      source: "Operators/Combining/Append.swift prepend", printed: ["1", "2", "3"], run: Operators_Combining_Append_5),
    DocumentationExample(
      source: "Operators/Combining/Append.swift prepend", printed: ["tick", "tock"], run: Operators_Combining_Append_6),
    DocumentationExample(
      source: "Operators/Combining/Buffer.swift buffer", printed: ["2", "3"], run: Operators_Combining_Buffer_1),
    DocumentationExample(
      source: "Operators/Combining/CombineLatest.swift combineLatest", printed: ["(\"Ann\", 40)", "(\"Ann\", 41)"], run: Operators_Combining_CombineLatest_1),
    DocumentationExample(
      source: "Operators/Combining/CombineLatest.swift combineLatest", printed: ["Ann, 40", "Ann, 41"], run: Operators_Combining_CombineLatest_2),
    DocumentationExample(
      source: "Operators/Combining/CombineLatest.swift combineLatest", printed: ["(\"Ann\", 40, \"Bern\")", "(\"Ann\", 41, \"Bern\")"], run: Operators_Combining_CombineLatest_3),
    DocumentationExample(
      source: "Operators/Combining/CombineLatest.swift combineLatest", printed: ["Ann, 40, Bern", "Ann, 41, Bern"], run: Operators_Combining_CombineLatest_4),
    DocumentationExample(
      source: "Operators/Combining/CombineLatest.swift combineLatest", printed: ["(\"Ann\", 40, \"Bern\", false)", "(\"Ann\", 41, \"Bern\", false)"], run: Operators_Combining_CombineLatest_5),
    DocumentationExample(
      source: "Operators/Combining/CombineLatest.swift combineLatest", printed: ["Ann, 40, Bern, false", "Ann, 41, Bern, false"], run: Operators_Combining_CombineLatest_6),
    DocumentationExample(
      source: "Operators/Combining/DropUntilOutput.swift drop", printed: ["2"], run: Operators_Combining_DropUntilOutput_1),
    DocumentationExample(
      source: "Operators/Combining/FlatMap.swift flatMap", printed: ["1", "2", "2"], run: Operators_Combining_FlatMap_1),
    DocumentationExample(
      source: "Operators/Combining/Merge.swift merge", printed: ["1", "2", "3"], run: Operators_Combining_Merge_1),
    DocumentationExample(
      source: "Operators/Combining/Merge.swift merge", printed: ["1 2 3"], run: Operators_Combining_Merge_2),
    DocumentationExample(
      source: "Operators/Combining/MergeMany.swift init", printed: ["page 1", "page 2", "page 3"], run: Operators_Combining_MergeMany_1),
    DocumentationExample(
      source: "Operators/Combining/MergeMany.swift merge", printed: ["1", "2", "3"], run: Operators_Combining_MergeMany_2),
    DocumentationExample(
      source: "Operators/Combining/MergeOfFourAndFive.swift merge", printed: ["1 2 3 4"], run: Operators_Combining_MergeOfFourAndFive_1),
    DocumentationExample(
      source: "Operators/Combining/MergeOfFourAndFive.swift merge", printed: ["1 2 3 4 5"], run: Operators_Combining_MergeOfFourAndFive_2),
    DocumentationExample(
      source: "Operators/Combining/MergeOfSixToEight.swift merge", printed: ["1 2 3 4 5 6"], run: Operators_Combining_MergeOfSixToEight_1),
    DocumentationExample(
      source: "Operators/Combining/MergeOfSixToEight.swift merge", printed: ["1 2 3 4 5 6 7"], run: Operators_Combining_MergeOfSixToEight_2),
    DocumentationExample(
      source: "Operators/Combining/MergeOfSixToEight.swift merge", printed: ["1 2 3 4 5 6 7 8"], run: Operators_Combining_MergeOfSixToEight_3),
    DocumentationExample(
      source: "Operators/Combining/PrefixUntilOutput.swift prefix", printed: ["1"], run: Operators_Combining_PrefixUntilOutput_1),
    DocumentationExample(
      source: "Operators/Combining/SwitchToLatest.swift switchToLatest", printed: ["from the first", "from the second"], run: Operators_Combining_SwitchToLatest_1),
    DocumentationExample(
      source: "Operators/Combining/Zip.swift zip", printed: ["(1, \"a\")", "(2, \"b\")"], run: Operators_Combining_Zip_1),
    DocumentationExample(
      source: "Operators/Combining/Zip.swift zip", printed: ["1a", "2b"], run: Operators_Combining_Zip_2),
    DocumentationExample(
      source: "Operators/Combining/Zip.swift zip", printed: ["(1, \"a\", true)", "(2, \"b\", false)"], run: Operators_Combining_Zip_3),
    DocumentationExample(
      source: "Operators/Combining/Zip.swift zip", printed: ["1a", "-"], run: Operators_Combining_Zip_4),
    DocumentationExample(
      source: "Operators/Combining/Zip.swift zip", printed: ["(1, \"a\", true, 0.5)", "(2, \"b\", false, 1.0)"], run: Operators_Combining_Zip_5),
    DocumentationExample(
      source: "Operators/Combining/Zip.swift zip", printed: ["1a", "1.0"], run: Operators_Combining_Zip_6),
    DocumentationExample(
      source: "Operators/Debugging/Breakpoint.swift breakpoint", printed: ["1", "2"], run: Operators_Debugging_Breakpoint_1),
    DocumentationExample(
      source: "Operators/Debugging/Breakpoint.swift breakpointOnError", printed: ["1", "2"], run: Operators_Debugging_Breakpoint_2),
    DocumentationExample(
      source: "Operators/Debugging/HandleEvents.swift handleEvents", printed: ["value 1", "end finished"], run: Operators_Debugging_HandleEvents_1),
    DocumentationExample(
      source: "Operators/Debugging/Print.swift print", printed: ["numbers: receive subscription: ([1])", "numbers: request unlimited", "numbers: receive value: (1)", "numbers: receive finished"], run: Operators_Debugging_Print_1),
    DocumentationExample(
      source: "Operators/Errors/AssertNoFailure.swift assertNoFailure", printed: ["1"], run: Operators_Errors_AssertNoFailure_1),
    DocumentationExample(
      source: "Operators/Errors/Catch.swift `catch`", printed: ["0"], run: Operators_Errors_Catch_1),
    DocumentationExample(
      source: "Operators/Errors/Catch.swift tryCatch", printed: ["failure(Swift.CancellationError())"], run: Operators_Errors_Catch_2),
    DocumentationExample(
      source: "Operators/Errors/Catch.swift retry", printed: ["attempt", "attempt", "failure(Swift.CancellationError())"], run: Operators_Errors_Catch_3),
    DocumentationExample(
      source: "Operators/Errors/MapError.swift mapError", printed: ["stopped"], run: Operators_Errors_MapError_1),
    DocumentationExample(
      source: "Operators/Errors/MapError.swift setFailureType", printed: ["1", "finished"], run: Operators_Errors_MapError_2),
    DocumentationExample(
      source: "Operators/Errors/ReplaceError.swift replaceError", printed: ["0", "finished"], run: Operators_Errors_ReplaceError_1),
    DocumentationExample(
      source: "Operators/Filtering/CompactMap.swift compactMap", printed: ["1", "3"], run: Operators_Filtering_CompactMap_1),
    DocumentationExample(
      source: "Operators/Filtering/CompactMap.swift tryCompactMap", printed: ["1", "failure(Swift.CancellationError())"], run: Operators_Filtering_CompactMap_2),
    DocumentationExample(
      source: "Operators/Filtering/DropFirst.swift dropFirst", printed: ["3", "4"], run: Operators_Filtering_DropFirst_1),
    DocumentationExample(
      source: "Operators/Filtering/DropWhile.swift drop", printed: ["3", "1"], run: Operators_Filtering_DropWhile_1),
    DocumentationExample(
      source: "Operators/Filtering/DropWhile.swift tryDrop", printed: ["failure(Swift.CancellationError())"], run: Operators_Filtering_DropWhile_2),
    DocumentationExample(
      source: "Operators/Filtering/Filter.swift filter", printed: ["1", "3"], run: Operators_Filtering_Filter_1),
    DocumentationExample(
      source: "Operators/Filtering/Filter.swift tryFilter", printed: ["1", "failure(Swift.CancellationError())"], run: Operators_Filtering_Filter_2),
    DocumentationExample(
      source: "Operators/Filtering/Output.swift prefix", printed: ["1", "2"], run: Operators_Filtering_Output_1),
    DocumentationExample(
      source: "Operators/Filtering/Output.swift output", printed: ["b"], run: Operators_Filtering_Output_2),
    DocumentationExample(
      source: "Operators/Filtering/Output.swift output", printed: ["b", "c"], run: Operators_Filtering_Output_3),
    DocumentationExample(
      source: "Operators/Filtering/PrefixWhile.swift prefix", printed: ["1", "2"], run: Operators_Filtering_PrefixWhile_1),
    DocumentationExample(
      source: "Operators/Filtering/PrefixWhile.swift tryPrefix", printed: ["1", "failure(Swift.CancellationError())"], run: Operators_Filtering_PrefixWhile_2),
    DocumentationExample(
      source: "Operators/Filtering/RemoveDuplicates.swift removeDuplicates", printed: ["1", "2", "1"], run: Operators_Filtering_RemoveDuplicates_1),
    DocumentationExample(
      source: "Operators/Filtering/RemoveDuplicates.swift removeDuplicates", printed: ["1", "4"], run: Operators_Filtering_RemoveDuplicates_2),
    DocumentationExample(
      source: "Operators/Filtering/RemoveDuplicates.swift tryRemoveDuplicates", printed: ["1", "failure(Swift.CancellationError())"], run: Operators_Filtering_RemoveDuplicates_3),
    DocumentationExample(
      source: "Operators/Filtering/ReplaceEmpty.swift replaceEmpty", printed: ["0"], run: Operators_Filtering_ReplaceEmpty_1),
    DocumentationExample(
      source: "Operators/Mapping/Coding.swift decode", printed: ["[1, 2]", "finished"], run: Operators_Mapping_Coding_1),
    DocumentationExample(
      source: "Operators/Mapping/Coding.swift encode", printed: ["[1,2]", "finished"], run: Operators_Mapping_Coding_2),
    DocumentationExample(
      source: "Operators/Mapping/Map.swift map", printed: ["10", "20"], run: Operators_Mapping_Map_1),
    DocumentationExample(
      source: "Operators/Mapping/MapKeyPath.swift map", printed: ["1", "3"], run: Operators_Mapping_MapKeyPath_1),
    DocumentationExample(
      source: "Operators/Mapping/MapKeyPath.swift map", printed: ["1 false", "3 false"], run: Operators_Mapping_MapKeyPath_2),
    DocumentationExample(
      source: "Operators/Mapping/MapKeyPath.swift map", printed: ["1 false a"], run: Operators_Mapping_MapKeyPath_3),
    DocumentationExample(
      source: "Operators/Mapping/ReplaceNil.swift replaceNil", printed: ["1", "0"], run: Operators_Mapping_ReplaceNil_1),
    DocumentationExample(
      source: "Operators/Mapping/Scan.swift scan", printed: ["1", "3", "6"], run: Operators_Mapping_Scan_1),
    DocumentationExample(
      source: "Operators/Mapping/Scan.swift tryScan", printed: ["1", "failure(Swift.CancellationError())"], run: Operators_Mapping_Scan_2),
    DocumentationExample(
      source: "Operators/Mapping/TryMap.swift tryMap", printed: ["5", "failure(Swift.CancellationError())"], run: Operators_Mapping_TryMap_1),
    DocumentationExample(
      source: "Operators/Reducing/AllSatisfy.swift allSatisfy", printed: ["true"], run: Operators_Reducing_AllSatisfy_1),
    DocumentationExample(
      source: "Operators/Reducing/AllSatisfy.swift tryAllSatisfy", printed: ["failure(Swift.CancellationError())"], run: Operators_Reducing_AllSatisfy_2),
    DocumentationExample(
      source: "Operators/Reducing/Collect.swift collect", printed: ["[2, 4]"], run: Operators_Reducing_Collect_1),
    DocumentationExample(
      source: "Operators/Reducing/CollectByCount.swift collect", printed: ["[1, 2]", "[3]"], run: Operators_Reducing_CollectByCount_1),
    DocumentationExample(
      source: "Operators/Reducing/Comparison.swift min", printed: ["1"], run: Operators_Reducing_Comparison_1),
    DocumentationExample(
      source: "Operators/Reducing/Comparison.swift max", printed: ["3"], run: Operators_Reducing_Comparison_2),
    DocumentationExample(
      source: "Operators/Reducing/Comparison.swift min", printed: ["b"], run: Operators_Reducing_Comparison_3),
    DocumentationExample(
      source: "Operators/Reducing/Comparison.swift tryMin", printed: ["failure(Swift.CancellationError())"], run: Operators_Reducing_Comparison_4),
    DocumentationExample(
      source: "Operators/Reducing/Comparison.swift max", printed: ["aa"], run: Operators_Reducing_Comparison_5),
    DocumentationExample(
      source: "Operators/Reducing/Comparison.swift tryMax", printed: ["failure(Swift.CancellationError())"], run: Operators_Reducing_Comparison_6),
    DocumentationExample(
      source: "Operators/Reducing/Contains.swift contains", printed: ["true"], run: Operators_Reducing_Contains_1),
    DocumentationExample(
      source: "Operators/Reducing/Contains.swift contains", printed: ["false"], run: Operators_Reducing_Contains_2),
    DocumentationExample(
      source: "Operators/Reducing/Contains.swift tryContains", printed: ["failure(Swift.CancellationError())"], run: Operators_Reducing_Contains_3),
    DocumentationExample(
      source: "Operators/Reducing/First.swift first", printed: ["1"], run: Operators_Reducing_First_1),
    DocumentationExample(
      source: "Operators/Reducing/First.swift first", printed: ["2"], run: Operators_Reducing_First_2),
    DocumentationExample(
      source: "Operators/Reducing/First.swift tryFirst", printed: ["failure(Swift.CancellationError())"], run: Operators_Reducing_First_3),
    DocumentationExample(
      source: "Operators/Reducing/IgnoreOutput.swift ignoreOutput", printed: ["finished"], run: Operators_Reducing_IgnoreOutput_1),
    DocumentationExample(
      source: "Operators/Reducing/Last.swift last", printed: ["2"], run: Operators_Reducing_Last_1),
    DocumentationExample(
      source: "Operators/Reducing/Last.swift last", printed: ["2"], run: Operators_Reducing_Last_2),
    DocumentationExample(
      source: "Operators/Reducing/Last.swift tryLast", printed: ["failure(Swift.CancellationError())"], run: Operators_Reducing_Last_3),
    DocumentationExample(
      source: "Operators/Reducing/Reduce.swift count", printed: ["2"], run: Operators_Reducing_Reduce_1),
    DocumentationExample(
      source: "Operators/Reducing/Reduce.swift reduce", printed: ["6"], run: Operators_Reducing_Reduce_2),
    DocumentationExample(
      source: "Operators/Reducing/Reduce.swift tryReduce", printed: ["failure(Swift.CancellationError())"], run: Operators_Reducing_Reduce_3),
    DocumentationExample(
      source: "Operators/Sharing/Autoconnect.swift autoconnect", printed: ["1", "2"], run: Operators_Sharing_Autoconnect_1),
    DocumentationExample(
      source: "Operators/Sharing/MakeConnectable.swift makeConnectable", printed: ["ready", "1", "2"], run: Operators_Sharing_MakeConnectable_1),
    DocumentationExample(
      source: "Operators/Sharing/Multicast.swift multicast", printed: ["first 1", "second 1", "first 2", "second 2"], run: Operators_Sharing_Multicast_1),
    DocumentationExample(
      source: "Operators/Sharing/Multicast.swift multicast", printed: ["0", "1", "2"], run: Operators_Sharing_Multicast_2),
    DocumentationExample(
      source: "Operators/Sharing/Share.swift share", printed: ["working on 3", "first 9", "second 9"], run: Operators_Sharing_Share_1),
    DocumentationExample(
      source: "Operators/Timing/CollectByTime.swift collect", printed: ["key", "s"], run: Operators_Timing_CollectByTime_1),
    DocumentationExample(
      source: "Operators/Timing/Debounce.swift debounce", printed: ["search for combine"], run: Operators_Timing_Debounce_1),
    DocumentationExample(
      source: "Operators/Timing/Delay.swift delay", printed: ["not yet", "half a second later"], run: Operators_Timing_Delay_1),
    DocumentationExample(
      source: "Operators/Timing/MeasureInterval.swift measureInterval", printed: ["2s"], run: Operators_Timing_MeasureInterval_1),
    DocumentationExample(
      source: "Operators/Timing/ReceiveOn.swift receive", printed: ["1"], run: Operators_Timing_ReceiveOn_1),
    DocumentationExample(
      source: "Operators/Timing/SubscribeOn.swift subscribe", printed: ["1", "2"], run: Operators_Timing_SubscribeOn_1),
    DocumentationExample(
      source: "Operators/Timing/Throttle.swift throttle", printed: ["draw at 0.25", "draw at 0.75"], run: Operators_Timing_Throttle_1),
    DocumentationExample(
      source: "Operators/Timing/Timeout.swift timeout", printed: ["hello", "failure(Swift.CancellationError())"], run: Operators_Timing_Timeout_1),
    DocumentationExample(
      source: "Publishers/Deferred.swift Deferred", printed: ["made", "1"], run: Publishers_Deferred_1),
    DocumentationExample(
      source: "Publishers/Empty.swift Empty", printed: ["finished"], run: Publishers_Empty_1),
    DocumentationExample(
      source: "Publishers/Fail.swift Fail", printed: ["failure(Swift.CancellationError())"], run: Publishers_Fail_1),
    DocumentationExample(
      source: "Publishers/Future.swift Future", printed: ["runs once", "1", "1"], run: Publishers_Future_1),
    DocumentationExample(
      source: "Publishers/Just.swift Just", printed: ["1", "finished"], run: Publishers_Just_1),
    DocumentationExample(
      source: "Publishers/OptionalPublisher.swift }", printed: ["1"], run: Publishers_OptionalPublisher_1),
    DocumentationExample(
      source: "Publishers/Record.swift Record", printed: ["1", "finished"], run: Publishers_Record_1),
    DocumentationExample(
      source: "Publishers/ResultPublisher.swift }", printed: ["1"], run: Publishers_ResultPublisher_1),
    DocumentationExample(
      source: "Publishers/Sequence.swift }", printed: ["1", "2"], run: Publishers_Sequence_1),
    DocumentationExample(
      source: "Schedulers/ImmediateScheduler.swift ImmediateScheduler", printed: ["1"], run: Schedulers_ImmediateScheduler_1),
    DocumentationExample(
      source: "Subjects/CurrentValueSubject.swift CurrentValueSubject", printed: ["1", "2"], run: Subjects_CurrentValueSubject_1),
    DocumentationExample(
      source: "Subjects/PassthroughSubject.swift PassthroughSubject", printed: ["2"], run: Subjects_PassthroughSubject_1),
    DocumentationExample(
      source: "Subscribers/Assign.swift assign", printed: ["1", "2"], run: Subscribers_Assign_1),
    DocumentationExample(
      source: "Subscribers/Sink.swift sink", printed: ["1", "2", "finished"], run: Subscribers_Sink_1),
    DocumentationExample(
      source: "Subscribers/Sink.swift sink", printed: ["1", "2"], run: Subscribers_Sink_2),
  ]
}
