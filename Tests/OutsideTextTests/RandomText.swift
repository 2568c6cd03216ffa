import CombineTesting

extension SeededGenerator {
  /// Text made of `pieces`, so that the interesting characters meet often.
  mutating func text(of pieces: [String], count: Int) -> String {
    var text = ""
    for _ in 0..<count { text += pieces[Int(next() % UInt64(pieces.count))] }
    return text
  }
}
