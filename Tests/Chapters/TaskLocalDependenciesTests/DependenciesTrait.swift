import Testing

@testable import TaskLocalDependencies

/// Runs a test with the values that it sets. The test fails if its code reads any other value.
struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true
  let change: @Sendable (inout DependencyValues) -> Void

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      $0.reportMissing = { Issue.record("\($0)") }
      change(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == DependenciesTrait {
  static func dependencies(
    _ change: @escaping @Sendable (inout DependencyValues) -> Void
  ) -> Self {
    DependenciesTrait(change: change)
  }
}
