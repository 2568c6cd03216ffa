import Endurance
import Foundation

/// `endurance --kiosk PATH [--minutes N] [--csv FILE]`: simulated use; with `--network` a network that lies. Ends with 1 where
/// a bound is broken.
@main
struct Command {
  static func main() async {
    var minutes = 60.0
    var kiosk = ".build/release/kiosk"
    var file: String?
    var isNetworkLying = false
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      if word == "--network" {
        isNetworkLying = true
        continue
      }
      switch (word, words.popFirst()) {
      case ("--minutes", let text?) where Double(text).map({ $0 > 0 }) == true: minutes = Double(text) ?? minutes
      case ("--kiosk", let text?): kiosk = text
      case ("--csv", let text?): file = text
      default: end(64, "usage: endurance [--network] [--minutes N] [--kiosk PATH] [--csv FILE]")
      }
    }
    let program = URL(filePath: kiosk).standardizedFileURL
    do {
      if isNetworkLying {
        var network = LyingNetwork(program: program)
        network.minutes = minutes
        let report = try await network.run()
        print(report.table)
        exit(report.holds ? 0 : 1)
      }
      var endurance = Endurance(program: program)
      endurance.minutes = minutes
      endurance.file = file.map { URL(filePath: $0) }
      let report = try await endurance.run()
      print(report.table)
      exit(report.holds ? 0 : 1)
    } catch {
      end(69, "endurance: \(error)")
    }
  }

  private static func end(_ code: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(code)
  }
}
