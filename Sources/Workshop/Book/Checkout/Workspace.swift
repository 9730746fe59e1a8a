import ToolSupport

/// What a verb or a check works with: a checkout, what is built of it, and the world around.
package struct Workspace: Sendable {
  package let checkout: Checkout
  package let folder: BuildFolder
  package let environment: ToolEnvironment

  /// The build folder is the one that the running program came from.
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
}
