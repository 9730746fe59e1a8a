import TestSupport
import Testing
import ToolSupport

/// A folder `/w` in memory with a screen that does not use its tracker, in line 3 of its file.
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

  /// - Parameter files: by their paths in the folder; the screen is `App/Screen.swift`.
  init(_ files: [String: String] = [:]) {
    let all = ["App/Screen.swift": Self.screen].merging(files) { $1 }
    self.files = InMemoryFiles(Dictionary(uniqueKeysWithValues: all.map { ("/w/\($0)", $1) }))
  }

  func run(_ arguments: String...) -> (status: Int32, lines: [String], errors: String) {
    let console = RecordingConsole(width: 400)
    let status = lintCommand(files, console).run(arguments)
    return (status, console.text.split(separator: "\n").map(String.init), console.errors)
  }

  /// The lines of the findings and notes.
  func findings(_ arguments: String..., configuration: String = "{}") -> [String] {
    let console = RecordingConsole(width: 400)
    try? files.write(configuration, to: "/w/.cpdi-lint.json")
    _ = lintCommand(files, console).run(arguments)
    #expect(console.errors == "")
    return console.text.split(separator: "\n").dropLast().map(String.init)
  }
}

extension [String] {
  /// The files of some lines.
  var paths: [Substring] { map { $0.prefix { $0 != ":" } } }
}
