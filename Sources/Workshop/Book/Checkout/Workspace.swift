import ToolSupport

/// A checkout with its build folder and its environment.
package struct Workspace: Sendable {
  package let checkout: Checkout
  package let folder: BuildFolder
  package let environment: ToolEnvironment

  /// Uses the build folder of the running program.
  package init(checkout: Checkout, environment: ToolEnvironment) {
    self.checkout = checkout
    self.environment = environment
    folder = BuildFolder(of: environment.executable, inCheckout: checkout.root)
  }

  package var files: any FileSystem { environment.files }
  package var console: any Console { environment.console }
  package var toolchain: Toolchain { Toolchain(environment) }

  /// - Parameter onLine: called for each line of standard output as it comes.
  package func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)? = nil
  ) async throws(ToolError) -> ProcessResult {
    try await environment.processes.run(command, onLine: onLine)
  }

  /// Runs a build, and repeats it once if it was killed from outside.
  ///
  /// - Throws: also a `ToolError` of the kind `interrupted`, if it was killed twice or timed out, which is not the fault
  ///   of the sources.
  package func runBuild(
    _ command: Command, onLine: (@Sendable (String) -> Void)? = nil
  ) async throws(ToolError) -> ProcessResult {
    let name = command.executable.split(separator: "/").last ?? ""
    for _ in 1...2 {
      let ended = try await run(command, onLine: onLine)
      if case .overtime(let limit) = ended.ending {
        throw .interrupted("'\(name)' timed out after \(limit.components.seconds) s")
      }
      if !ended.wasKilled { return ended }
    }
    throw .interrupted("'\(name)' was killed twice")
  }
}
