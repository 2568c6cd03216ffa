import Combine
import Testing

@Suite struct OptionalSurface {
  @Test func operatorsOnOptionalPublishersReturnTheirSpecialTypes() {
    let optional = Int?.some(1).publisher
    let _: Bool?.Publisher = optional.allSatisfy { $0 > 0 }
    let _: [Int]?.Publisher = optional.collect()
    let _: String?.Publisher = optional.compactMap { "\($0)" }
    let _: Int?.Publisher = optional.min { $0 < $1 }
    let _: Int?.Publisher = optional.max { $0 < $1 }
    let _: Int?.Publisher = optional.min()
    let _: Int?.Publisher = optional.max()
    let _: Bool?.Publisher = optional.contains { $0 > 0 }
    let _: Bool?.Publisher = optional.contains(1)
    let _: Int?.Publisher = optional.count()
    let _: Int?.Publisher = optional.dropFirst()
    let _: Int?.Publisher = optional.drop { $0 > 0 }
    let _: Int?.Publisher = optional.first()
    let _: Int?.Publisher = optional.first { $0 > 0 }
    let _: Int?.Publisher = optional.last()
    let _: Int?.Publisher = optional.last { $0 > 0 }
    let _: Int?.Publisher = optional.filter { $0 > 0 }
    let _: Empty<Int, Never> = optional.ignoreOutput()
    let _: String?.Publisher = optional.map { "\($0)" }
    let _: Int?.Publisher = optional.output(at: 0)
    let _: Int?.Publisher = optional.output(in: 0..<1)
    let _: Int?.Publisher = optional.prefix(1)
    let _: Int?.Publisher = optional.prefix { $0 > 0 }
    let _: String?.Publisher = optional.reduce("") { $0 + "\($1)" }
    let _: Int?.Publisher = optional.removeDuplicates()
    let _: Int?.Publisher = optional.removeDuplicates { $0 == $1 }
    let _: Int?.Publisher = optional.replaceError(with: 1)
    let _: Just<Int> = optional.replaceEmpty(with: 1)
    let _: Int?.Publisher = optional.retry(1)
    let _: String?.Publisher = optional.scan("") { $0 + "\($1)" }
  }
}
