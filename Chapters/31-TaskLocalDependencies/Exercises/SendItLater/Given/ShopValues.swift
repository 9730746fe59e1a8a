/// The values of the current task. A value that isn't set is nil.
struct ShopValues: Sendable, Equatable {
  @TaskLocal static var current = ShopValues()

  var customer: String?
  var language: String?
}

/// Runs `operation` with the task's values, after `change` has modified them.
func withValues<Result>(
  _ change: (inout ShopValues) -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = ShopValues.current
  change(&values)
  return try ShopValues.$current.withValue(values, operation: operation)
}
