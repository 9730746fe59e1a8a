import Foundation

/// Lets some through at a time, in the order they came.
///
/// Tests run side by side, all at once. Hundreds of compilers side by side take no longer than a few
/// after one another, but everybody else waits for them, and what has a limit of time passes it.
package actor AsyncLimiter {
  /// For those who start a compiler.
  package static let compilers = AsyncLimiter(
    places: ProcessInfo.processInfo.activeProcessorCount + 1)

  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(places: Int) { self.places = places }

  /// Does the work when a place is free.
  package func pass<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws
    -> Value
  {
    if places > 0 { places -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() } }
    return try await work()
  }
}
