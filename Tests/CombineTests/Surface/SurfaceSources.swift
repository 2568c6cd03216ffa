import Combine

// The publishers that the compile-time probes in this folder start from. Each witness pins the exact type that an
// operator returns; a wrong type does not compile.

struct Oops: Error, Equatable {}
struct OtherOops: Error, Equatable {}

typealias Failing = PassthroughSubject<Int, Oops>
typealias Safe = PassthroughSubject<Int, Never>
typealias Texts = PassthroughSubject<String, Oops>

struct Place: Equatable {
  var x = 0
  var y = ""
  var z = 0.5
}
