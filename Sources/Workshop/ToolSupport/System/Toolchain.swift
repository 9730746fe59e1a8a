import Foundation

/// The Swift toolchain on the user's `PATH`.
package struct Toolchain: Sendable {
  /// The oldest Swift that builds this package.
  static let minimumVersion = "6.3"
  private static let advice = "Install Swift \(minimumVersion) or newer from swift.org/install."
  /// The version whose messages the `Refused` fixtures record.
  package static let recorded = "6.3"

  private let environment: ToolEnvironment

  package init(_ environment: ToolEnvironment) { self.environment = environment }

  /// The path of a program of the toolchain, for example `swiftc`.
  package func program(_ name: String) throws(ToolError) -> String {
    let folders = environment.variables["PATH", default: ""].split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let found = paths.first(where: environment.files.exists) else {
      throw ToolError(
        "No Swift toolchain: '\(name)' is not on the PATH. \(Self.advice)")
    }
    return found
  }

  /// The compiler's version: `6.3` where `swiftc --version` prints `Swift version 6.3.1`.
  package func version() async throws(ToolError) -> String {
    let ended = try await said("--version")
    guard ended.succeeded, let match = ended.output.firstMatch(of: #/Swift version (\d+\.\d+)/#)
    else {
      throw ToolError(
        "'swiftc --version' prints no version: the toolchain is broken. \(Self.advice)")
    }
    return String(match.1)
  }

  /// The parts of the toolchain, to be called directly.
  ///
  /// - Throws: `ToolError` with the missing part, if the toolchain has another layout.
  package func directTools() async throws(ToolError) -> DirectTools {
    // The driver `swiftc` prints the same, but takes twice as long.
    let ended = try await said("-frontend", "-print-target-info")
    guard ended.succeeded,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(ended.output.utf8))
    else {
      throw ToolError(
        "'swiftc -frontend -print-target-info' prints no compiler path.")
    }
    guard environment.system == .mac else { return DirectTools(info, mac: nil) }
    let (sdk, platform) = (try await folder("sdk"), try await folder("sdk-platform"))
    return DirectTools(info, mac: DirectTools.MacFolders(sdk: sdk, platform: platform))
  }

  private func folder(_ name: String) async throws(ToolError) -> String {
    let ended = try await answer(of: "/usr/bin/xcrun", ["--show-\(name)-path"])
    guard ended.succeeded, let path = ended.output.split(separator: "\n").first else {
      throw ToolError("'xcrun --show-\(name)-path' prints no path: \(ended.errors)")
    }
    return String(path)
  }

  /// The output of the compiler with these arguments. It runs once for each; then the result is cached.
  package func said(_ arguments: String...) async throws(ToolError) -> ProcessResult {
    try await answer(of: try program("swiftc"), arguments)
  }

  private func answer(
    of program: String, _ arguments: [String]
  ) async throws(ToolError) -> ProcessResult {
    let command = Command(program, arguments, limit: environment.toolLimit)
    let processes = environment.processes
    return try await environment.toolchainAnswers.answer(to: [program] + arguments) {
      () throws(ToolError) in
      let ended = try await processes.run(command, onLine: nil)
      switch ended.ending {
      case .exit: return ended
      case .signal, .overtime: throw ToolError("'\(program)' was killed. Try again.", .interrupted)
      }
    }
  }

  /// - Throws: `ToolError` if the compiler is too old for this package.
  package func requireNewEnough() async throws(ToolError) {
    let version = try await version()
    guard version.compare(Self.minimumVersion, options: .numeric) != .orderedAscending else {
      throw ToolError(
        "This is Swift \(version), and DependencyPlayground needs Swift \(Self.minimumVersion) or newer: "
          + "swift.org/install.")
    }
  }
}
