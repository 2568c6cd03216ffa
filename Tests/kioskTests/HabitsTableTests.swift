import Testing

/// The tables of habits and faults in `Documentation/terminal.md` name a test for each; each must be there.
@Suite struct HabitsTableTests {
  @Test(arguments: [("Habits", 20), ("Faults", 25)]) func eachRowHasItsTest(heading: String, least: Int) throws {
    try DocumentedTests("terminal.md", section: heading).expectThatEachIsThere(atLeast: least)
  }
}
