import Combine
import Testing

/// What the vocabulary of subscribers is equal to, described as and coded as.
@Suite struct NamesAndIdentitiesTests {
  private struct Failed: Error, Codable, Hashable {}

  @Test func cancellablesAreEqualWhereTheyAreTheSame() {
    var runs = 0
    let first = AnyCancellable { runs += 1 }
    let second = AnyCancellable(first)
    #expect(first == first && first != second)
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    for _ in 1...2 {
      first.store(in: &set)
      (first as any Cancellable).store(in: &set)
    }
    first.store(in: &list)
    (first as any Cancellable).store(in: &list)
    #expect(set == [first] && list == [first, first])
    second.cancel()
    first.cancel()
    #expect(runs == 1)
  }

  @Test func whatIsNoAnyCancellableIsWrappedToBeStored() {
    final class Plain: Cancellable {
      var runs = 0
      func cancel() { runs += 1 }
    }
    let plain = Plain()
    var list: [AnyCancellable] = []
    plain.store(in: &list)
    #expect(list.count == 1 && plain.runs == 0)
    list = []
    #expect(plain.runs == 1)
  }

  @Test func anErasedSubscriberIsTheSameSubscriber() {
    let recorder = Recorder<Int, Never>()
    let erased = AnySubscriber(recorder)
    #expect(erased.combineIdentifier == recorder.combineIdentifier)
    #expect(AnySubscriber(erased).combineIdentifier == recorder.combineIdentifier)
    #expect("\(erased)" == "\(recorder)")
    let (one, other) = (AnySubscriber<Int, Never>(), AnySubscriber<Int, Never>())
    #expect(one.combineIdentifier != other.combineIdentifier)
    #expect("\(one)" == "Anonymous AnySubscriber" && one.receive(1) == .none)
  }

  @Test func anErasedPublisherNamesItselfOnly() {
    let erased = Just(1).eraseToAnyPublisher()
    #expect("\(erased)" == "AnyPublisher")
    #expect(erased.playgroundDescription as? String == "AnyPublisher")
  }

  @Test func identifiersAreHexadecimalNumbers() {
    let (first, second) = (CombineIdentifier(), CombineIdentifier())
    #expect(first != second && first.description.hasPrefix("0x"))
    let object = Recorder<Int, Never>()
    #expect(CombineIdentifier(object) == CombineIdentifier(object) && CombineIdentifier(object) != first)
    #expect(Int(CombineIdentifier(object).description.dropFirst(2), radix: 16) != nil)
  }

  @Test func aCompletionIsCodedWithItsError() throws {
    typealias Completion = Subscribers.Completion<Failed>
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func code(_ completion: Completion) throws -> String {
      String(decoding: try encoder.encode(completion), as: UTF8.self)
    }
    #expect(try code(.finished) == #"{"success":true}"#)
    #expect(try code(.failure(Failed())) == #"{"error":{},"success":false}"#)
    for completion in [Completion.finished, .failure(Failed())] {
      #expect(try JSONDecoder().decode(Completion.self, from: encoder.encode(completion)) == completion)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Completion.self, from: Data(#"{"success":false}"#.utf8))
    }
    #expect("\(Completion.finished)" == "finished")
    #expect(Set([Completion.finished, .finished, .failure(Failed())]).count == 2)
  }

  @Test func aRecordIsCodedWithItsRecording() throws {
    let record = Record<Int, Failed>(output: [1, 2], completion: .failure(Failed()))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(record)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"recording":{"completion":{"error":{},"success":false},"output":[1,2]}}"#)
    let decoded = try JSONDecoder().decode(Record<Int, Failed>.self, from: data)
    #expect(decoded.recording.output == [1, 2] && decoded.recording.completion == .failure(Failed()))
  }

  @Test func aRecordingTakesNothingAfterItsCompletion() async {
    await #expect(processExitsWith: .failure) {
      _ = Record<Int, Never> {
        $0.receive(completion: .finished)
        $0.receive(1)
      }
    }
    await #expect(processExitsWith: .failure) {
      _ = Record<Int, Never> {
        $0.receive(completion: .finished)
        $0.receive(completion: .finished)
      }
    }
  }

  @Test func theTimesOfLoopsAndOperationQueuesAreCodedByTheirFields() throws {
    let encoder = JSONEncoder()
    func code(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
    let date = Date(timeIntervalSinceReferenceDate: 5)
    #expect(try code(RunLoop.SchedulerTimeType(date)) == #"{"date":5}"#)
    #expect(try code(OperationQueue.SchedulerTimeType(date)) == #"{"date":5}"#)
    #expect(try code(RunLoop.SchedulerTimeType.Stride(2)) == #"{"magnitude":2}"#)
    #expect(try code(OperationQueue.SchedulerTimeType.Stride(2)) == #"{"magnitude":2}"#)
    #expect(try code(ImmediateScheduler.SchedulerTimeType.Stride(2)) == #"{"magnitude":2}"#)
  }

  @Test func schedulersThatCanBeOnTimeSaySo() {
    #expect(DispatchQueue.main.minimumTolerance == 0)
    #expect(RunLoop.main.minimumTolerance == 0)
    #expect(OperationQueue.main.minimumTolerance == 0)
    #expect(ImmediateScheduler.shared.minimumTolerance == 0)
    for stride: ImmediateScheduler.SchedulerTimeType.Stride in [
      .seconds(2), .seconds(2.5), .milliseconds(2), .microseconds(2), .nanoseconds(2),
    ] { #expect(stride == 0) }
  }
}
