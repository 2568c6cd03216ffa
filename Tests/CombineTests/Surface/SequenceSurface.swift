import Combine
import Testing

@Suite struct SequenceSurface {
  private typealias Failed<Elements: Swift.Sequence> = Publishers.Sequence<Elements, Oops>
  private typealias Same<Output> = Result<Output, Oops>.Publisher
  private typealias Thrown<Output> = Result<Output, any Error>.Publisher

  @Test func operatorsOnSequencesReturnTheirSpecialTypes() {
    let sequence = Failed<[Int]>(sequence: [1, 2])
    let _: Same<Bool> = sequence.allSatisfy { $0 > 0 }
    let _: Thrown<Bool> = sequence.tryAllSatisfy { $0 > 0 }
    let _: Same<[Int]> = sequence.collect()
    let _: Failed<[String]> = sequence.compactMap { "\($0)" }
    let _: Same<Bool> = sequence.contains { $0 > 0 }
    let _: Thrown<Bool> = sequence.tryContains { $0 > 0 }
    let _: Same<Bool> = sequence.contains(1)
    let _: Failed<DropWhileSequence<[Int]>> = sequence.drop { $0 > 0 }
    let _: Failed<DropFirstSequence<[Int]>> = sequence.dropFirst()
    let _: Failed<[Int]> = sequence.filter { $0 > 0 }
    let _: Empty<Int, Oops> = sequence.ignoreOutput()
    let _: Failed<[String]> = sequence.map { "\($0)" }
    let _: Failed<PrefixSequence<[Int]>> = sequence.prefix(1)
    let _: Failed<[Int]> = sequence.prefix { $0 > 0 }
    let _: Same<String> = sequence.reduce("") { $0 + "\($1)" }
    let _: Thrown<String> = sequence.tryReduce("") { $0 + "\($1)" }
    let _: Failed<[Int?]> = Failed<[Int?]>(sequence: [1, nil]).replaceNil(with: 0)
    let _: Failed<[String]> = sequence.scan("") { $0 + "\($1)" }
    let _: Failed<[Int]> = sequence.removeDuplicates()
    let _: Same<Int> = sequence.count()
  }

  @Test func operatorsOnSequencesThatCannotFailReturnTheirSpecialTypes() {
    let sequence = [1, 2].publisher
    let _: Int?.Publisher = sequence.min { $0 < $1 }
    let _: Int?.Publisher = sequence.max { $0 < $1 }
    let _: Int?.Publisher = sequence.min()
    let _: Int?.Publisher = sequence.max()
    let _: Int?.Publisher = sequence.first()
    let _: Int?.Publisher = sequence.first { $0 > 0 }
    let _: Int?.Publisher = sequence.last()
    let _: Int?.Publisher = sequence.last { $0 > 0 }
    let _: Just<Int> = sequence.count()
    let _: Int?.Publisher = sequence.output(at: 0)
    let _: Publishers.Sequence<[Int], Never> = sequence.output(in: 0..<1)
    let _: Publishers.Sequence<[Int], Oops> = sequence.setFailureType(to: Oops.self)
  }

  @Test func growingSequencesReturnsSequences() {
    typealias Numbers = Publishers.Sequence<[Int], Never>
    let sequence = [1, 2].publisher
    let _: Numbers = sequence.append(3, 4)
    let _: Numbers = sequence.append([3, 4])
    let _: Numbers = sequence.append(3..<5)
    let _: Numbers = sequence.append([3].publisher)
    let _: Numbers = sequence.prepend(3, 4)
    let _: Numbers = sequence.prepend([3, 4])
    let _: Numbers = sequence.prepend(3..<5)
    let _: Numbers = sequence.prepend([3].publisher)
  }
}
