import Foundation

/// What several processes of this program have found, one after the other.
///
/// As long as it lives, a process has the same addresses and the same seed for hashing, and now and then
/// these make a row a fifth dearer. So there are five, or as many as end in time.
struct ManyProcesses {
  static let most = 5
  /// No process begins later. One takes about two seconds, or three beside others.
  static let time = Duration.seconds(14)

  private(set) var findings: [Measurement.Findings] = []

  /// - Parameter measure: starts a process that measures, and waits for what it has found.
  init(isTimeUp: () -> Bool, _ measure: () throws -> Measurement.Findings) rethrows {
    repeat { findings.append(try measure()) } while findings.count < Self.most && !isTimeUp()
  }

  /// What became of the rows, in their order.
  ///
  /// - Parameter counts: of each row; nil where nobody counts.
  func figures(of rows: [Row], counts: [Counts]?) -> [Figure] {
    let prices = counts.map { counts in
      findings.map { Prices($0, rows: rows, counts: counts) }
    }
    return rows.indices.map { index in
      let times = findings.map { $0.nanoseconds[index] }
      return Figure(
        table: rows[index].table, chapter: rows[index].chapter, pattern: rows[index].name,
        counts: counts?[index], nanoseconds: times.median,
        apart: ((times.max() ?? 0) - (times.min() ?? 0)) / times.median,
        said: prices.map { $0.map { $0.said(index) }.median },
        over: prices.map { $0.count { $0.isOver(index) } } ?? 0)
    }
  }

  /// What a unit costs; nil where nobody counts.
  func price(of unit: Unit, rows: [Row], counts: [Counts]?) -> Double? {
    counts.map { counts in
      findings.map { Prices($0, rows: rows, counts: counts).of[unit, default: 0] }.median
    }
  }

  /// How many times as long a unit takes while another thread does the same to the same object; nil where
  /// none ever ran beside.
  func shared(_ unit: Unit, rows: [Row]) -> Double? {
    let units = rows.indices.filter { rows[$0].table == .units }
    guard let place = Unit.allCases.firstIndex(of: unit) else { return nil }
    let times = findings.compactMap { found in
      found.shared[unit].map { $0 / found.nanoseconds[units[place]] }
    }
    return times.isEmpty ? nil : times.median
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
