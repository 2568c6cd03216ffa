import Testing

/// `Documentation/security-tests.md` names a test for each promise; each must be there.
@Suite struct SecurityTableTests {
  @Test func eachPromiseHasItsTest() throws {
    try DocumentedTests("security-tests.md").expectThatEachIsThere(atLeast: 45)
  }
}
