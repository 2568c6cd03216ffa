import Foundation
import Testing

@testable import SwiftUIWeb

struct WireConstantsTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/SwiftUIWeb/Client/Script/constants.js").standardizedFileURL

  /// With `UPDATE_GENERATED` in the environment the file is written anew.
  @Test func theScriptKnowsTheSameNumbersAsTheServer() throws {
    if ProcessInfo.processInfo.environment["UPDATE_GENERATED"] != nil {
      try Data(WireConstants.script.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == WireConstants.script)
    #expect(
      ClientScript.text(PackageResources.constants_js) == WireConstants.script, "build again: the script is older")
  }

  @Test func theFunctionsOfOperationsStandInTheOrderOfTheirNumbers() {
    let functions = ClientScript.text(PackageResources.operations_js).matches(of: /(?m)^  (\w+)\(.*\) \{/).map(\.1)
    #expect(functions.map(String.init) == Operation.allCases.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" })
    #expect(Operation.allCases.map(\.rawValue).sorted() == Array(0..<Operation.allCases.count))
  }
}
