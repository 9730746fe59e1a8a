import Playground

// What holds where no task has set a value.

private nonisolated let prepared = Locked<DependencyValues?>(nil)

/// Sets values for the whole program. Its start calls this once, before it does anything else.
nonisolated func prepareDependencies(_ change: (inout DependencyValues) -> Void) {
  var values = DependencyValues()
  change(&values)
  prepared.withLock { current in
    guard current == nil else { fatalError("The dependencies were prepared twice.") }
    current = values
  }
}

/// The value of a key that the task hasn't set: in a test a failure, in the app what the start
/// prepared, or the live value.
nonisolated func unset<Key: DependencyKey>(_ key: Key.Type, _ atCreation: DependencyValues)
  -> Key.Value
{
  let missing = "\(key) is needed here, and no code has set it."
  if let report = DependencyValues.ofTask.reportMissing ?? atCreation.reportMissing {
    report(missing)
    return key.test
  }
  guard let app = prepared.withLock({ $0 }) else { fatalError(missing) }
  return app[key] ?? key.live
}
