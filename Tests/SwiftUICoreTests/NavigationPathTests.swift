import Foundation
import SwiftUICore
import Testing

struct PathPage: Codable, Hashable { let name: String }
private struct Secret: Hashable { let name: String }

@Suite struct NavigationPathTests {
  @Test func aPathIsWrittenDownAndReadAgain() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(PathPage(name: "four"))
    let codable = try #require(path.codable)
    let read = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: JSONEncoder().encode(codable))
    #expect(NavigationPath(read) == path)
  }

  @Test func aPathOfWhatCannotBeWrittenHasNoForm() {
    #expect(NavigationPath([Secret(name: "x")]).codable == nil)
  }

  @Test(arguments: [#"["nothing","1"]"#, #"["Si"]"#, #"["Si","x"]"#, "{}", "[1,2]"])
  func whatIsNoPathIsRefused(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }
}
