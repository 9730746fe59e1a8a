import ConventionLint
import TestSupport
import ToolSupport

/// In-memory files with a screen that doesn't use its tracker, in line 3 of its file.
struct Team {
  static let screen = """
    protocol LoggingDependency { var logger: Int { get } }
    protocol TrackingDependency { var tracker: Int { get } }
    typealias ScreenDependencies = LoggingDependency & TrackingDependency
    struct Screen<Dependencies: ScreenDependencies> {
      let dependencies: Dependencies
      func show() { print(dependencies.logger) }
    }

    """
  static let place = "App/Screen.swift:3:52"
  static let finding =
    "\(place): unused-leaf: 'Screen' does not use 'TrackingDependency' itself; remove it from "
    + "'ScreenDependencies'."

  let files: InMemoryFiles

  /// - Parameter files: texts by path; the screen is `App/Screen.swift`.
  init(_ files: [String: String] = [:]) {
    self.files = InMemoryFiles(["App/Screen.swift": Self.screen].merging(files) { $1 })
  }

  func run(_ arguments: String...) -> (status: Int32, lines: [String], errors: String) {
    run(arguments)
  }

  func run(_ arguments: [String]) -> (status: Int32, lines: [String], errors: String) {
    let console = RecordingConsole(width: 1000)
    let status = LintCommand(files: files, console: console).run(arguments)
    return (status, console.text.split(separator: "\n").map(String.init), console.errors)
  }
}

extension [String] {
  /// The files that the lines name.
  var paths: [Substring] { map { $0.prefix { $0 != ":" } } }
}
