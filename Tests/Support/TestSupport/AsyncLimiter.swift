import Foundation

/// Limits the number of concurrent calls; waiting calls continue in order.
///
/// All tests run concurrently. Hundreds of concurrent compilers are no faster than a few, but they slow down all other
/// tests, which then exceed their time limits.
package actor AsyncLimiter {
  /// Limits calls of a compiler.
  package static let compilers = AsyncLimiter(
    places: ProcessInfo.processInfo.activeProcessorCount + 1)

  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(places: Int) { self.places = places }

  /// Does the work as soon as a place is free.
  package func pass<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws
    -> Value
  {
    if places > 0 { places -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() } }
    return try await work()
  }
}
