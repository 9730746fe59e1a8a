import Foundation

/// All volatile dependencies of the tools. The composition root, `main.swift`, passes the real ones, and tests pass
/// their own.
package struct ToolEnvironment: Sendable {
  package var files: any FileSystem
  package var processes: any Processes {
    didSet { toolchainAnswers = AsyncCache() }
  }
  package var console: any Console
  package var keyboard: any Keyboard
  package var saveSignals: any SaveSignals
  package var lateWrites = LateWrites()
  /// Reads the next line of standard input; nil at its end.
  package var nextLine: @Sendable () -> String? = { readLine() }
  package var system: OperatingSystem
  /// A factor for the time limits of programs, and for the processor time of a learner's program. Tests set it higher,
  /// so that a slow machine doesn't change their results.
  package var patience = 1
  /// How long after its last use a cached product may be removed. Must be the same for all users of a build folder.
  package var productAge = Duration.seconds(120)
  /// The time limit for a compiler, a linker, git or a tool of this package.
  package var toolLimit: Duration { .seconds(60) * patience }
  /// The environment variables of this process.
  package var variables: [String: String]
  /// The current directory.
  package var directory: String
  /// The path of the running program, which determines the build folder.
  package var executable: String
  /// The cached output of toolchain programs about themselves.
  private(set) var toolchainAnswers = AsyncCache<[String], ProcessResult>()

  package init(
    files: any FileSystem, processes: any Processes, console: any Console,
    keyboard: any Keyboard = RealKeyboard(), saveSignals: any SaveSignals = RealSaveSignals(),
    system: OperatingSystem = .current, variables: [String: String], directory: String,
    executable: String
  ) {
    self.files = files
    self.processes = processes
    self.console = console
    self.keyboard = keyboard
    self.saveSignals = saveSignals
    self.system = system
    self.variables = variables
    self.directory = directory
    self.executable = executable
  }

  /// The real environment of this process.
  package static func real(processes: RealProcesses, keyboard: RealKeyboard) -> ToolEnvironment {
    let variables = ProcessInfo.processInfo.environment
    // `realpath`, because Foundation leaves out the `/private` of a Mac's paths.
    let program = Bundle.main.executablePath.flatMap { realpath($0, nil) }
    defer { free(program) }
    return ToolEnvironment(
      files: RealFiles(), processes: processes,
      console: Terminal(variables: variables, allowsClosedPipe: true), keyboard: keyboard,
      variables: variables, directory: FileManager.default.currentDirectoryPath,
      executable: program.map { String(cString: $0) } ?? CommandLine.arguments[0])
  }

  /// The absolute path of a typed path.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(directory)/\(path)"
  }
}
