import Playground

// The fallback for values that no task has set.

private nonisolated let prepared = Locked<DependencyValues?>(nil)

/// Sets values for the whole program. Call it once, before anything else.
nonisolated func prepareDependencies(_ change: (inout DependencyValues) -> Void) {
  var values = DependencyValues()
  change(&values)
  prepared.withLock { current in
    guard current == nil else { fatalError("prepareDependencies was called twice.") }
    current = values
  }
}

/// The value for a key that the task hasn't set. A test reports it and gets the test value. The app gets the
/// prepared value or the live one.
nonisolated func fallbackValue<Key: DependencyKey>(
  for key: Key.Type, atCreation: DependencyValues
) -> Key.Value {
  let message = "No value is set for \(key)."
  if let report = DependencyValues.current.reportMissing ?? atCreation.reportMissing {
    report(message)
    return key.test
  }
  guard let app = prepared.withLock({ $0 }) else { fatalError(message) }
  return app[key] ?? key.live
}
