/// What is set for the task that runs. A value that no code has set is nil.
struct ShopValues: Sendable, Equatable {
  @TaskLocal static var current = ShopValues()

  var customer: String?
  var language: String?
}

/// Runs `operation` with the values of this task, changed by `change`.
func withValues<Result>(
  _ change: (inout ShopValues) -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = ShopValues.current
  change(&values)
  return try ShopValues.$current.withValue(values, operation: operation)
}
