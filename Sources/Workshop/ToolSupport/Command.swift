/// A program to start, with its limits.
package struct Command: Sendable, Equatable {
  package var executable: String
  package var arguments: [String]
  /// The working directory; that of this process if nil.
  package var directory: String?
  /// Variables added to those of this process.
  package var environment: [String: String]
  /// How long the program may take before it and its descendants are killed.
  package var limit: Duration
  /// Whether the program is a learner's code, which must leave nothing running: its descendants are
  /// killed when it ends, and it is killed if its output is too long.
  package var isContained: Bool
  /// Whether the program gets a pipe for a report as file descriptor 3.
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
    /// The program was killed at its limit, or because its task was canceled.
    case overtime(Duration)
  }

  package var ending: Ending
  package var output: String
  package var errors: String
  /// What the program wrote to file descriptor 3, if the command has a report.
  package var report: String
  /// Whether the output was too long and therefore cut. The program may have been killed for that, whatever `ending`
  /// is.
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

  /// Both outputs without color codes.
  ///
  /// SwiftPM saves its build plan. If the plan was made in a terminal, as by `swift run`, the compiler colors its
  /// errors in a pipe, too, even with `--no-color-diagnostics`.
  package var messages: String { "\(output)\n\(errors)".uncolored }
}
