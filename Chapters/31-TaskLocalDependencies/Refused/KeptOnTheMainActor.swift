// Refused: a kept closure that reads a property of the main actor, as an operation may (OURS-317)

@testable import TaskLocalDependencies

@MainActor
func showLater(_ preview: PricePreview) -> @Sendable () -> Int {
  #if !REPAIRED
    // expected-error@+1 {{main actor-isolated property 'cents' can not be referenced from a Sendable closure}}
    keepingDependencies { preview.cents.count }
  #else
    // A value that is read before can go anywhere.
    let count = preview.cents.count
    return keepingDependencies { count }
  #endif
}
