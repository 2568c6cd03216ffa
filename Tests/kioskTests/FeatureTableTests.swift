import Testing

/// `Documentation/features.md` names a proof for each feature; each must be there.
@Suite struct FeatureTableTests {
  @Test func eachFeatureHasItsProof() throws {
    try DocumentedTests("features.md").expectThatEachProofIsThere(atLeast: 120)
  }
}
