import Foundation

/// A low tone, as a recording.
enum Tone {
  /// 8,000 samples of one byte each second.
  static func wav(seconds: Double) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
    let samples = (0..<Int(8000 * seconds)).map { UInt8(128 + 60 * sin(Double($0) / 20)) }
    var data = Data("RIFF".utf8) + bytes(36 + samples.count, 4) + Data("WAVEfmt ".utf8)
    data += bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
    return data + Data("data".utf8) + bytes(samples.count, 4) + samples
  }
}
