import Crowd
import Foundation

/// `crowd [--kiosk PATH] [--readers N] [--seconds S]`: many readers at once; ends with 1 where somebody was lost, missed a story or
/// waited too long.
@main
struct Command {
  static func main() async {
    var kiosk = ".build/release/kiosk"
    var readers = 1000
    var seconds = 60.0
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      switch (word, words.popFirst()) {
      case ("--kiosk", let text?): kiosk = text
      case ("--readers", let text?) where Int(text).map({ (1...20_000).contains($0) }) == true:
        readers = Int(text) ?? readers
      case ("--seconds", let text?) where Double(text).map({ $0 > 0 }) == true: seconds = Double(text) ?? seconds
      default: end(64, "usage: crowd [--kiosk PATH] [--readers N] [--seconds S]")
      }
    }
    var crowd = Crowd(program: URL(filePath: kiosk).standardizedFileURL)
    crowd.readers = readers
    crowd.seconds = seconds
    do {
      let report = try await crowd.run()
      print(report.table)
      exit(report.isFair && report.isPrompt ? 0 : 1)
    } catch {
      end(69, "crowd: \(error)")
    }
  }

  private static func end(_ code: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(code)
  }
}
