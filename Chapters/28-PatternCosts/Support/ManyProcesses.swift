import Foundation

/// What several processes of this program have found, one after the other.
///
/// As long as it lives, a process has the same addresses and the same seed for hashing, and now and then
/// these make a row a fifth dearer. And the core may be shared with somebody whom nobody here can see. So
/// there are at least five processes, and more until there are samples enough that nobody disturbed. Who
/// shares the core all the while is not noticed.
struct ManyProcesses {
  static let fewest = 5
  static let most = 60
  /// How many samples are enough.
  static let enough = 120

  private(set) var findings: [Measurement.Findings] = []

  /// - Parameter measure: starts a process that measures, and waits for what it has found.
  init(_ measure: () throws -> Measurement.Findings) rethrows {
    while findings.count < Self.fewest
      || findings.count < Self.most && undisturbed.count < Self.enough
    {
      findings.append(try measure())
    }
  }

  /// The samples in which the loop that needs the whole core took at most a twentieth longer than in the
  /// best of all.
  var undisturbed: [Measurement.Sample] {
    let samples = findings.flatMap(\.samples)
    let best = samples.map(\.wholeCore).min() ?? 0
    return samples.filter { $0.wholeCore <= 1.05 * best }
  }

  /// What became of the rows, in their order.
  func figures(of rows: [Row]) -> [Figure] {
    let samples = undisturbed
    return rows.indices.map { index in
      let row = rows[index]
      let direct = rows.firstIndex { $0.name == row.direct } ?? index
      let costs = samples.map { (row: $0.costs[index], direct: $0.costs[direct]) }
      let ratios = costs.map { $0.row / $0.direct }
      let threads = findings.compactMap { $0.twoThreads[index] }
      let doubled = findings.map { $0.doubled[index] }.median
      return Figure(
        table: row.table, chapter: row.chapter, pattern: row.name,
        nanoseconds: costs.map(\.row).median, spread: ratios.spread, timesDirect: ratios.median,
        addedNanoseconds: costs.map { $0.row - $0.direct }.median,
        allocations: findings.compactMap { $0.allocations[index] }.max(),
        twoThreads: threads.isEmpty ? nil : threads.median,
        isHonest: (1.8...2.2).contains(doubled) && findings.allSatisfy { $0.isRight[index] },
        sharing: row.sharing, limit: row.limit)
    }
  }
}

extension Measurement {
  struct ProcessFailed: Error {
    let status: Int32
  }

  /// Starts a process of this program, which measures once.
  static func inNewProcess() throws -> Findings {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Bundle.main.executableURL
    process.arguments = [Command.samples.rawValue]
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ProcessFailed(status: process.terminationStatus)
    }
    return try JSONDecoder().decode(Findings.self, from: said)
  }
}
