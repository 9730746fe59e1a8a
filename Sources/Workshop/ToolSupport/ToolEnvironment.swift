import Foundation

/// Everything volatile that the tools touch. The composition root, `main.swift`, passes the real
/// ones; a test passes its own.
package struct ToolEnvironment: Sendable {
  package var files: any FileSystem
  package var processes: any Processes {
    didSet { toolchainAnswers = AsyncCache() }
  }
  package var console: any Console
  package var keyboard: any Keyboard
  package var saveSignals: any SaveSignals
  package var lateWrites = LateWrites()
  /// The next line that a person types, or that comes out of a pipe; nil at its end.
  package var nextLine: @Sendable () -> String? = { readLine() }
  package var system: OperatingSystem
  /// How many times as long as usual a program may take, and so many times the processor time of a learner's
  /// program: more where a slow machine may not change what is found.
  package var patience = 1
  /// How long after its last use something that was built may be removed. Who shares a build folder has the same.
  package var productAge = Duration.seconds(120)
  /// After what time a call of a compiler, of a linker, of git or of a tool of this package is ended.
  package var toolLimit: Duration { .seconds(60) * patience }
  /// The environment variables of this process.
  package var variables: [String: String]
  /// The folder the person is in.
  package var directory: String
  /// The path of the running program, which tells the build folder.
  package var executable: String
  /// What programs of the toolchain said of themselves.
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

  /// This process on this machine, with what its composition root has made.
  package static func real(processes: RealProcesses, keyboard: RealKeyboard) -> ToolEnvironment {
    let variables = ProcessInfo.processInfo.environment
    // As the current folder is named: Foundation would leave out a Mac's `/private`.
    let program = Bundle.main.executablePath.flatMap { realpath($0, nil) }
    defer { free(program) }
    return ToolEnvironment(
      files: RealFiles(), processes: processes,
      console: Terminal(variables: variables, allowsClosedPipe: true), keyboard: keyboard,
      variables: variables, directory: FileManager.default.currentDirectoryPath,
      executable: program.map { String(cString: $0) } ?? CommandLine.arguments[0])
  }

  /// A path that was typed, from the folder the person is in.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(directory)/\(path)"
  }
}
