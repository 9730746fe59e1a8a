import ToolSupport

/// A program that tests run: of this package, or made by `Compiler`.
package struct ProgramUnderTest: Sendable {
  /// How long it may run.
  package static let limit = Duration.seconds(60)

  private let path: String

  /// A program of this package, built with the tests.
  package init(_ name: String) { path = "\(TestCheckout.products)/\(name)" }

  init(path: String) { self.path = path }

  /// Runs it in the checkout, and waits for its end. If it crashes, it says its last words at once,
  /// without a backtrace.
  ///
  /// - Parameter onLine: called for each line of standard output as it comes.
  package func run(
    _ arguments: [String] = [], environment: [String: String] = [:],
    onLine: (@Sendable (String) -> Void)? = nil
  ) async throws -> ProcessResult {
    let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    return try await TestCheckout.processes.run(
      Command(
        path, arguments, in: TestCheckout.checkout.root, environment: environment, limit: Self.limit
      ),
      onLine: onLine)
  }
}
