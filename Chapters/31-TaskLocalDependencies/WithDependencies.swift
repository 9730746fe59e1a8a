/// Runs `operation` with the values of this task, changed by `change`.
nonisolated func withDependencies<Result>(
  _ change: (inout DependencyValues) -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.ofTask
  change(&values)
  return try DependencyValues.$ofTask.withValue(values, operation: operation)
}

/// The same for an operation that waits.
nonisolated(nonsending) func withDependencies<Result>(
  _ change: (inout DependencyValues) -> Void,
  operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.ofTask
  change(&values)
  return try await DependencyValues.$ofTask.withValue(values, operation: operation)
}

/// A closure that runs `body` with the values of the task that calls this function.
nonisolated func keepingDependencies<Result>(
  _ body: @escaping @Sendable () -> Result
) -> @Sendable () -> Result {
  let values = DependencyValues.ofTask
  return { DependencyValues.$ofTask.withValue(values, operation: body) }
}
