import ToolSupport

/// A way from an answer to a program that runs its checks.
package protocol CheckBuilder: Sendable {
  /// Compiles the program. It never uses an object of another text.
  func build(_ submission: Submission) async throws(ToolError) -> Built
  /// How long all checks of an exercise may take together, and then each alone.
  var limits: (all: Duration, one: Duration) { get }
  /// How many answers to one exercise, and how many of their checks, can run side by side.
  var atOnce: Int { get }
}

package enum Built: Sendable {
  case program(CheckProgram)
  case doesNotCompile([Diagnostic])
  /// The text compiles, and `Checks.swift` does not compile with it.
  case checksDoNotCompile([Diagnostic])
}

/// A program that runs the checks of an exercise.
package struct CheckProgram: Sendable {
  let executable: String
  /// What comes before the testing library's own options, where it takes those.
  let arguments: [String]
  /// A folder for what the run writes.
  let folder: String
  /// The folder that has the answer as `Exercise.swift`, and the given files beside it.
  let answerFolder: String
  /// The compiler's errors in the probes.
  let refusals: [ProbeQuestion.Kind: [Diagnostic]]
  /// The word that the last test records, where the events are in a file, which an answer can write,
  /// too; nil if a `CheckRunner` runs the checks.
  let seal: String?
  let warnings: [Diagnostic]

  /// Whether the folder is for this program only, and all standard output is the answer's.
  var isAlone: Bool { seal == nil }
}
