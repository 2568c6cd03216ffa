import AppFolders
import Foundation

/// Runs an app written for Apple's systems. Exit status: 0, 64 usage, 65 the app's folder or sources, 69 something needed is not here.
@main
struct RunApp {
  static func main() {
    let options: Options
    do throws(Options.Refusal) {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      leave("run-app: \(error.reason)\n\n\(Options.usage)", status: 64)
    }
    do {
      try run(options)
    } catch let error as AppFolderError {
      leave("run-app: \(error)\n", status: 65)
    } catch {
      leave("run-app: \(error.localizedDescription)\n", status: 69)
    }
  }

  private static func run(_ options: Options) throws {
    guard let framework = framework(options.framework) else {
      leave("run-app: the package of SwiftUI is not found beside this program; name it with --framework\n", status: 69)
    }
    let folder = URL(fileURLWithPath: options.folder).standardizedFileURL
    let cache = options.cache.map { URL(fileURLWithPath: $0) } ?? usualCache
    let build = {
      let app = try AppFolder.read(folder, target: options.target)
      let package = AppPackage(
        app, folder: cache.appendingPathComponent("apps/\(PlaceName.of(folder, target: app.name))"),
        framework: framework)
      let table = LeftOutTable.text(try package.write())
      say(table)
      let builder = Builder(package: package, scratch: cache.appendingPathComponent("build"))
      say("Building \(app.name)…\n")
      let outcome = try builder.build { _ in }
      for complaint in outcome.complaints { say(complaint + "\n") }
      if outcome.status != 0, outcome.complaints.isEmpty { say(outcome.end.joined(separator: "\n") + "\n") }
      if outcome.status == 0 { try package.placeResources(beside: builder.program) }
      return (builder, outcome)
    }
    var (builder, outcome) = try build()
    if options.checksOnly || (outcome.status != 0 && !options.watches) {
      say(outcome.status == 0 ? "It compiles.\n" : "It does not compile: \(outcome.complaints.count) errors.\n")
      exit(outcome.status == 0 ? 0 : 65)
    }
    guard options.watches else { exit(try Running(builder.program, options.appArguments).untilItEnds()) }
    var running = outcome.status == 0 ? try Running(builder.program, options.appArguments) : nil
    var known = FolderState(folder)
    while true {
      Thread.sleep(forTimeInterval: 0.5)
      let now = FolderState(folder)
      guard now != known else { continue }
      known = now
      do {
        (builder, outcome) = try build()
      } catch let error as AppFolderError {
        say("run-app: \(error)\n")
        continue
      }
      guard outcome.status == 0 else { continue }
      running?.end()
      running = try Running(builder.program, options.appArguments)
    }
  }

  /// The nearest folder above this program that is the framework's package.
  private static func framework(_ named: String?) -> URL? {
    if let named { return URL(fileURLWithPath: named).standardizedFileURL }
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      folder = URL(fileURLWithPath: link)
    }
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let core = folder.appendingPathComponent("Sources/SwiftUICore").path
      if FileManager.default.fileExists(atPath: core) { return folder }
    }
    return nil
  }

  private static var usualCache: URL {
    let environment = ProcessInfo.processInfo.environment
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return URL(fileURLWithPath: cache).appendingPathComponent("run-app")
    }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache/run-app")
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  private static func leave(_ text: String, status: Int32) -> Never {
    say(text)
    exit(status)
  }
}
