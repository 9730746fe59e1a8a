import ToolSupport

/// Runs programs that must succeed, and times them.
struct Bench: Sendable {
  /// Runs something once, with what it has to prepare, and returns how long its measured part took.
  typealias Trial = @Sendable () async throws(ToolError) -> Duration

  let environment: ToolEnvironment
  let stopwatch: any Stopwatch
  /// Added to the environment variables of each program.
  var variables: [String: String] = [:]

  /// Runs a program to its end.
  ///
  /// - Parameter program: a path, or a name on the `PATH`.
  /// - Throws: `ToolError` with the command and its last error, where its status is not 0.
  @discardableResult
  func run(
    _ program: String, _ arguments: [String] = [], in folder: String
  ) async throws(ToolError) -> ProcessResult {
    try await timed(program, arguments, in: folder).ended
  }

  /// How long a program takes from its start to its end.
  func time(
    _ program: String, _ arguments: [String] = [], in folder: String
  ) async throws(ToolError) -> Duration {
    try await timed(program, arguments, in: folder).time
  }

  /// The trial that needs nothing prepared: a program.
  func trial(_ program: String, _ arguments: [String] = [], in folder: String) -> Trial {
    { () throws(ToolError) in try await time(program, arguments, in: folder) }
  }

  /// Lets each trial have its turn, once unmeasured and then `rounds` times, and returns the median
  /// of each.
  ///
  /// - Parameter what: told to whoever waits.
  func medians(
    _ what: String, rounds: Int, of trials: [Trial]
  ) async throws(ToolError) -> [Duration] {
    try await times(what, rounds: rounds, of: trials).map(median)
  }

  /// As `medians`, with all the times of each trial instead.
  func times(
    _ what: String, rounds: Int, of trials: [Trial]
  ) async throws(ToolError) -> [[Duration]] {
    announce(what)
    var times = trials.map { _ in [Duration]() }
    for round in 0...rounds {
      environment.console.progress(
        "\(what), " + (round == 0 ? "unmeasured" : "\(round) of \(rounds)"))
      for (index, trial) in trials.enumerated() {
        let time = try await trial()
        if round > 0 { times[index].append(time) }
      }
    }
    return times
  }

  /// Says what is going on, on standard error where nobody watches a line of progress.
  func announce(_ what: String) {
    let console = environment.console
    if console.isTerminal {
      console.progress(what)
    } else {
      console.writeError("\(what)\n")
    }
  }

  /// Whether a program is on the `PATH`.
  func has(_ program: String) -> Bool {
    (try? Toolchain(environment).program(program)) != nil
  }

  /// How long a program takes, and what it wrote.
  ///
  /// - Parameter statuses: what it may end with.
  func timed(
    _ program: String, _ arguments: [String], in folder: String,
    accepting statuses: Set<Int32> = [0]
  ) async throws(ToolError) -> (time: Duration, ended: ProcessResult) {
    let command = try command(program, arguments, in: folder, limit: .seconds(1800))
    try refuseIfInterrupted()
    let start = stopwatch.read()
    let ended = try await environment.processes.run(command)
    let time = stopwatch.read() - start
    try refuseIfInterrupted()
    guard case .exit(let status) = ended.ending, statuses.contains(status) else {
      throw failure(of: command, ended)
    }
    return (time, ended)
  }

  /// - Parameter program: a path, or a name on the `PATH`.
  func command(
    _ program: String, _ arguments: [String], in folder: String, limit: Duration
  ) throws(ToolError) -> Command {
    let path = program.contains("/") ? program : try Toolchain(environment).program(program)
    return Command(path, arguments, in: folder, environment: variables, limit: limit)
  }

  func refuseIfInterrupted() throws(ToolError) {
    if Task.isCancelled { throw ToolError("interrupted.") }
  }

  /// What to say of a program that ended as it must not, with its last error.
  func failure(of command: Command, _ ended: ProcessResult) -> ToolError {
    // What sums up a failure is on standard output where the program prints at all: SwiftPM tells
    // its progress on standard error.
    let lines = (ended.errors + "\n" + ended.output).split(separator: "\n")
    let last = lines.last { $0.contains("error:") } ?? lines.last ?? "it said nothing."
    let way =
      switch ended.ending {
      case .exit(let status): "failed with status \(status)"
      case .signal(let number): "was ended by signal \(number)"
      case .overtime(let limit): "did not end within \(limit)"
      }
    let folder = "\(command.directory ?? "")/"
    return ToolError("'\(words(of: command))' \(way): \(last.replacing(folder, with: ""))")
  }

  /// A command as a person types it.
  func words(of command: Command) -> String {
    let name = command.executable.split(separator: "/").last ?? ""
    return ([String(name)] + command.arguments).joined(separator: " ")
  }
}
