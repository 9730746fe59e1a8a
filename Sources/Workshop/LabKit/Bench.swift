import Book
import ToolSupport

/// Runs the programs of a measurement, which must succeed, and times them.
struct Bench: Sendable {
  let environment: ToolEnvironment
  /// The measured checkout, which has the records.
  let source: Checkout
  /// The temporary folder of this run, empty at first.
  let folder: String
  /// Added to the environment variables of each program.
  var variables: [String: String] = [:]

  var files: any FileSystem { environment.files }

  /// The clone of the checkout in which the measurements run.
  var clone: Checkout { Checkout(root: "\(folder)/clone", files: files) }

  /// The output of git in the checkout, without the last line break.
  func git(_ arguments: [String]) async throws(ToolError) -> String {
    let output = try await run("git", arguments, in: source.root).result.output
    return output.split(separator: "\n").joined(separator: "\n")
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: a path, or a name on the `PATH`.
  ///   - directory: the temporary folder if nil.
  ///   - endings: the endings that aren't failures; all if nil.
  /// - Throws: `ToolError` with the command and its last error, if it fails.
  @discardableResult
  func run(
    _ program: String, _ arguments: [String] = [], in directory: String? = nil,
    accepting endings: [ProcessResult.Ending]? = [.exit(0)], limit: Duration = .seconds(1800)
  ) async throws(ToolError) -> (result: ProcessResult, time: Duration) {
    let path = program.contains("/") ? program : try? Toolchain(environment).program(program)
    guard let path else {
      throw ToolError("'\(program)' is not on the PATH: install it and try again.")
    }
    // SwiftPM leaves files in the temporary directory, so it uses the folder that is removed afterward.
    let command = Command(
      path, arguments, in: directory ?? folder,
      environment: variables.merging(["TMPDIR": folder]) { first, _ in first }, limit: limit)
    try throwIfInterrupted()
    let start = ContinuousClock.now
    let result = try await environment.processes.run(command, onLine: nil)
    let time = start.duration(to: .now)
    try throwIfInterrupted()
    guard endings?.contains(result.ending) != false else { throw failure(of: command, result) }
    return (result, time)
  }

  /// Shows progress, or prints it to standard error if there is no terminal.
  func announce(_ what: String) {
    let console = environment.console
    if console.isTerminal { console.progress(what) } else { console.writeError("\(what)\n") }
  }

  /// Waits until a file that is written next is newer than the last build. SwiftPM compares times in seconds, so a second
  /// build within the same second may compile too little.
  func waitForNextSecond() async { try? await Task.sleep(for: .milliseconds(1010)) }

  func throwIfInterrupted() throws(ToolError) {
    if Task.isCancelled { throw ToolError("interrupted.") }
  }

  /// The error for a program that failed, with the last error that it printed.
  private func failure(of command: Command, _ result: ProcessResult) -> ToolError {
    // SwiftPM prints progress to standard error, and the summary of a failure to standard output.
    let lines = result.messages.split(separator: "\n")
    let last = lines.last { $0.contains("error:") } ?? lines.last ?? "no output"
    let ending =
      switch result.ending {
      case .exit(let status): "failed with status \(status)"
      case .signal(let number): "was killed by signal \(number)"
      case .overtime(let limit): "timed out after \(limit)"
      }
    let name = command.executable.split(separator: "/").last ?? ""
    let words = ([String(name)] + command.arguments).joined(separator: " ")
    let folder = "\(command.directory ?? "")/"
    return ToolError("'\(words)' \(ending): \(last.replacing(folder, with: ""))")
  }
}
