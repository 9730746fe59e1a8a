// Refused: a whole request scope as a task-local value, because tasks would share its cart (OURS-710)

@testable import RequestScope

/// The type behind `@TaskLocal static var current: RequestScope?`.
func taskLocal() {
  #if !REPAIRED
    // expected-error@+1 {{type 'RequestScope' does not conform to the 'Sendable' protocol}}
    _ = TaskLocal<RequestScope?>.self
  #else
    _ = TaskLocal<RequestValues?>.self
  #endif
}
