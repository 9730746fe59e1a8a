import Book
import ToolSupport

/// Runs the programs of a measurement, which must succeed, and times them.
struct Bench: Sendable {
  let environment: ToolEnvironment
  /// The checkout that is measured, and that has the records.
  let source: Checkout
  /// The temporary folder of this run, empty at first.
  let folder: String
  /// Added to the environment variables of each program.
  var variables: [String: String] = [:]

  var files: any FileSystem { environment.files }

  /// The clone of the checkout in which everything is measured.
  var clone: Checkout { Checkout(root: "\(folder)/clone", files: files) }

  /// What git says of the checkout, without the end of its last line.
  func git(_ arguments: [String]) async throws(ToolError) -> String {
    let said = try await run("git", arguments, in: source.root).result.output
    return said.split(separator: "\n").joined(separator: "\n")
  }

  func makeClone(_ path: String) async throws(ToolError) {
    try await run("git", ["clone", "--quiet", source.root, path])
  }

  /// Builds a program of the clone for release, and returns its path.
  func releaseBuild(of product: String) async throws(ToolError) -> String {
    announce("Building \(product) for release")
    try await run("swift", ["build", "-c", "release", "--product", product], in: clone.root)
    return clone.path(".build/release/\(product)")
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: a path, or a name on the `PATH`.
  ///   - directory: the temporary folder if nil.
  ///   - endings: the endings that are not a failure; each if nil.
  ///   - onLine: called for each line of standard output as it comes.
  /// - Throws: `ToolError` with the command and its last error, where it fails.
  @discardableResult
  func run(
    _ program: String, _ arguments: [String] = [], in directory: String? = nil,
    accepting endings: [ProcessResult.Ending]? = [.exit(0)], limit: Duration = .seconds(1800),
    onLine: (@Sendable (String) -> Void)? = nil
  ) async throws(ToolError) -> (result: ProcessResult, time: Duration) {
    let path = program.contains("/") ? program : try? Toolchain(environment).program(program)
    guard let path else {
      throw ToolError("'\(program)' is not on the PATH: install it and try again.")
    }
    // SwiftPM leaves locks and folders in the temporary directory, so it is the one that is removed.
    let command = Command(
      path, arguments, in: directory ?? folder,
      environment: variables.merging(["TMPDIR": folder]) { first, _ in first }, limit: limit)
    try throwIfInterrupted()
    let start = ContinuousClock.now
    let result = try await environment.processes.run(command, onLine: onLine)
    let time = start.duration(to: .now)
    try throwIfInterrupted()
    guard endings?.contains(result.ending) != false else { throw failure(of: command, result) }
    return (result, time)
  }

  /// Runs a program once unmeasured and then `rounds` times, and returns the time in the middle: of
  /// an even number the longer one.
  ///
  /// - Parameter what: is shown meanwhile.
  func median(
    _ what: String, rounds: Int, of program: String, _ arguments: [String], in directory: String
  ) async throws(ToolError) -> Duration {
    announce(what)
    var times: [Duration] = []
    for _ in 0...rounds { times.append(try await run(program, arguments, in: directory).time) }
    return times.dropFirst().sorted()[rounds / 2]
  }

  /// Says what goes on: in a line of progress, or on standard error where there is no terminal.
  func announce(_ what: String) {
    let console = environment.console
    if console.isTerminal { console.progress(what) } else { console.writeError("\(what)\n") }
  }

  /// Waits until a file that is written now is newer than what was built before. SwiftPM compares
  /// times in seconds: of two builds within one second, the second one may compile too little.
  func waitForNextSecond() async { try? await Task.sleep(for: .milliseconds(1010)) }

  func throwIfInterrupted() throws(ToolError) {
    if Task.isCancelled { throw ToolError("interrupted.") }
  }

  /// The error for a program that failed, with the last error that it printed.
  private func failure(of command: Command, _ result: ProcessResult) -> ToolError {
    // SwiftPM prints its progress on standard error, and what sums up a failure on standard output.
    let lines = result.messages.split(separator: "\n")
    let last = lines.last { $0.contains("error:") } ?? lines.last ?? "it said nothing."
    let ending =
      switch result.ending {
      case .exit(let status): "failed with status \(status)"
      case .signal(let number): "was ended by signal \(number)"
      case .overtime(let limit): "did not end within \(limit)"
      }
    let name = command.executable.split(separator: "/").last ?? ""
    let words = ([String(name)] + command.arguments).joined(separator: " ")
    let folder = "\(command.directory ?? "")/"
    return ToolError("'\(words)' \(ending): \(last.replacing(folder, with: ""))")
  }
}
