import CombineTesting
import Testing

@Suite struct SeededGeneratorTests {
  @Test func followsThePublishedSequence() {
    // The first outputs of SplitMix64 for seed 0.
    var random = SeededGenerator(seed: 0)
    #expect(random.next() == 0xE220_A839_7B1D_CDAF)
    #expect(random.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(random.next() == 0x06C4_5D18_8009_454F)
  }
}
