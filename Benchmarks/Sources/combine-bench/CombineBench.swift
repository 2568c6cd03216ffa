import Foundation

/// Measures the module `Combine`, each workload beside the same thing written by hand.
@main
struct CombineBench {
  static let usage = """
    usage: combine-bench [--quick] [--check] [--list] [--profile] [--depth] [filter…]
      --quick   short batches: a rough picture in a few seconds
      --check   exit with 1 when a target is missed
      --list    only name the workloads
      --depth   tell how long a chain of operators may be on a small stack
      --profile run Combine's side alone for two seconds each and print nothing, for a profiler
      --rounds  followed by a number and a workload's whole name: run Combine's side that often and print the number of values
      --by-hand the same of the side written by hand
      filter    measures only the workloads whose names contain one of the texts
    """

  static func main() {
    var filters: [String] = []
    var meter = Meter.thorough
    var isCheck = false
    var isList = false
    var isProfile = false
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "--depth-trial", let trial = Int(arguments[2]),
      let depth = Int(arguments[3])
    {
      Depth.run(trial: trial, operators: depth)
    }
    if arguments.count == 4, let side = side(arguments[1]), let rounds = Int(arguments[2]), rounds > 0 {
      return runOnce(arguments[3], side, rounds: rounds)
    }
    for argument in arguments.dropFirst() {
      switch argument {
      case "--quick": meter = .quick
      case "--check": isCheck = true
      case "--depth": return Depth.report()
      case "--list": isList = true
      case "--profile": isProfile = true
      case "--help", "-h":
        print(usage)
        return
      default:
        guard !argument.hasPrefix("-") else {
          FileHandle.standardError.write(Data("unknown option \(argument)\n\(usage)\n".utf8))
          exit(64)
        }
        filters.append(argument)
      }
    }
    let workloads = allWorkloads.filter { workload in
      filters.isEmpty || filters.contains { workload.name.localizedCaseInsensitiveContains($0) }
    }
    guard !workloads.isEmpty else {
      FileHandle.standardError.write(Data("no workload's name contains \(filters.joined(separator: " or "))\n".utf8))
      exit(64)
    }
    if isList { return workloads.forEach { print($0.name) } }
    if isProfile { return workloads.forEach { Meter.profile($0) } }

    var report = Report()
    print(Report.heading)
    for workload in workloads {
      do {
        let measurement = try meter.measure(workload)
        report.measurements.append(measurement)
        print(Report.line(measurement))
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(70)
      }
    }
    print(report.summary)
    if isCheck, !report.failures.isEmpty { exit(1) }
  }

  /// The side of a workload that an option names.
  private static func side(_ option: String) -> KeyPath<Workload, () -> Workload.Body>? {
    switch option {
    case "--rounds": \.prepare
    case "--by-hand": \.prepareLimit
    default: nil
    }
  }

  /// Runs one side of a workload once and prints how many values that were.
  private static func runOnce(_ name: String, _ side: KeyPath<Workload, () -> Workload.Body>, rounds: Int) {
    guard let workload = allWorkloads.first(where: { $0.name == name }) else {
      FileHandle.standardError.write(Data("no workload is named \(name)\n".utf8))
      exit(64)
    }
    _ = opaque(workload[keyPath: side]()(rounds))
    print(rounds * workload.values)
  }

  static var allWorkloads: [Workload] {
    singleValueWorkloads + sequenceWorkloads + subjectWorkloads + combiningWorkloads + observationWorkloads
      + timingWorkloads + lifetimeWorkloads
  }
}
