/// A program to start and the bounds it must keep.
package struct Command: Sendable, Equatable {
  package var executable: String
  package var arguments: [String]
  /// Where it runs; the folder of this process if nil.
  package var directory: String?
  /// Added to the environment of this process.
  package var environment: [String: String]
  /// How long it may take before it is killed, together with what it started.
  package var limit: Duration
  /// Whether it is a learner's code, which may leave nothing running: what it started is killed when
  /// it ends, and it is killed itself once it has written more than is kept.
  package var isContained: Bool
  /// Whether it gets a pipe as file 3, to report on.
  package var hasReport: Bool

  package init(
    _ executable: String, _ arguments: [String] = [], in directory: String? = nil,
    environment: [String: String] = [:], limit: Duration = .seconds(600), isContained: Bool = false,
    hasReport: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.directory = directory
    self.environment = environment
    self.limit = limit
    self.isContained = isContained
    self.hasReport = hasReport
  }
}

/// How a child process ended and what it wrote.
package struct ProcessResult: Sendable, Equatable {
  package enum Ending: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It was killed: at its limit, or because its result is not wanted any more.
    case overtime(Duration)
  }

  package var ending: Ending
  package var output: String
  package var errors: String
  /// What it wrote to file 3, if its command has a report.
  package var report: String
  /// Whether it wrote more than is kept. It may have been killed for that, however it ended.
  package var wasCut: Bool

  package init(
    _ ending: Ending, output: String = "", errors: String = "", report: String = "",
    wasCut: Bool = false
  ) {
    self.ending = ending
    self.output = output
    self.errors = errors
    self.report = report
    self.wasCut = wasCut
  }

  package var succeeded: Bool { ending == .exit(0) }

  /// Both outputs without codes for color, to be read by a program.
  ///
  /// SwiftPM keeps its build plan. Where that was made in a terminal, as by `swift run`, the compiler colors its
  /// errors in a pipe too, and `--no-color-diagnostics` changes nothing: only another plan would.
  package var messages: String { "\(output)\n\(errors)".uncolored }
}
