import Foundation

/// Everything volatile that the tools touch. The composition root, `main.swift`, passes the real
/// ones; a test passes its own.
public struct Surroundings: Sendable {
  public var files: any FileSystem
  public var processes: any Processes
  public var console: any Console
  public var keyboard: any Keyboard
  public var saveSignals: any SaveSignals
  public var environment: [String: String]
  /// The folder the person is in.
  public var directory: String
  /// The path of the running program, which tells the build folder.
  public var executable: String

  public init(
    files: any FileSystem, processes: any Processes, console: any Console,
    keyboard: any Keyboard = RealKeyboard(), saveSignals: any SaveSignals = RealSaveSignals(),
    environment: [String: String], directory: String, executable: String
  ) {
    self.files = files
    self.processes = processes
    self.console = console
    self.keyboard = keyboard
    self.saveSignals = saveSignals
    self.environment = environment
    self.directory = directory
    self.executable = executable
  }

  /// This process on this machine.
  public static var real: Surroundings {
    let environment = ProcessInfo.processInfo.environment
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path
    return Surroundings(
      files: RealFiles(), processes: RealProcesses(), console: Terminal(environment: environment),
      environment: environment, directory: FileManager.default.currentDirectoryPath,
      executable: program ?? CommandLine.arguments[0])
  }
}
