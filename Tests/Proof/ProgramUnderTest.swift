import WorkshopKit

/// A program of this package, built with the tests.
public struct ProgramUnderTest: Sendable {
  private let path: String

  public init(_ name: String) { path = "\(House.products)/\(name)" }

  /// Runs it in the checkout, and waits for its end.
  public func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Ended {
    try await RealProcesses().run(
      Command(
        path, arguments, in: House.checkout.root, environment: environment, limit: .seconds(60)))
  }
}
