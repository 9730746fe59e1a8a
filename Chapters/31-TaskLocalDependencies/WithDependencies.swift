/// Runs `operation` with the task's values, after `change` has modified them.
nonisolated func withDependencies<Result>(
  _ change: (inout DependencyValues) -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.current
  change(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Runs an async operation.
nonisolated(nonsending) func withDependencies<Result>(
  _ change: (inout DependencyValues) -> Void,
  operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.current
  change(&values)
  return try await DependencyValues.$current.withValue(values, operation: operation)
}

/// Returns a closure that runs `body` with the current values of the calling task.
nonisolated func keepingDependencies<Result>(
  _ body: @escaping @Sendable () -> Result
) -> @Sendable () -> Result {
  let values = DependencyValues.current
  return { DependencyValues.$current.withValue(values, operation: body) }
}
