import ToolSupport

/// Builds the program that runs the checks of an answer.
package protocol CheckBuilder: Sendable {
  /// Compiles the program, without objects of earlier texts.
  func build(_ submission: Submission) async throws(ToolError) -> Built
  /// The time limits for all checks of an exercise together, and for each alone.
  var limits: (all: Duration, one: Duration) { get }
  /// How many answers to an exercise, and how many checks of one answer, can run at the same time.
  var atOnce: Int { get }
}

package enum Built: Sendable {
  case program(CheckProgram)
  case doesNotCompile([Diagnostic])
  /// The text compiles, but `Checks.swift` doesn't compile with it.
  case checksDoNotCompile([Diagnostic])
}

/// A program that runs the checks of an exercise.
package struct CheckProgram: Sendable {
  let executable: String
  /// The arguments before the testing library's own options.
  let arguments: [String]
  /// A folder for what the run writes.
  let folder: String
  /// The folder that has the answer as `Exercise.swift`, and the given files beside it.
  let answerFolder: String
  /// The compiler's errors in the probes.
  let refusals: [ProbeQuestion.Kind: [Diagnostic]]
  /// The token that the last test records, because an answer could write to a file of events, too; nil if a
  /// `CheckRunner` runs the checks.
  let seal: String?
  let warnings: [Diagnostic]
  /// The tests that the learner wrote, with the given files and then with each broken version.
  var ofTests: [TestProgram] = []

  /// Whether only this program uses the folder, and all standard output comes from the answer.
  var isAlone: Bool { seal == nil }
}

/// The learner's tests with one version of the given files.
struct TestProgram: Sendable {
  let program: CheckProgram
  /// The module of the tests.
  let module: String
}
