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

  @Test func everyOperationHasItsFunction() {
    let operations = ClientScript.text(PackageResources.operations_js)
    for operation in Operation.allCases { #expect(operations.contains("\n  \(operation)("), "\(operation)") }
  }
}
