import Foundation

/// A value that one thread at a time reads or changes.
///
/// It is what `Synchronization.Mutex` is, over a lock that the Thread Sanitizer sees: on Linux it
/// reports a race wherever two threads meet in a `Mutex`.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  public init(_ value: Value) { self.value = value }

  /// Calls `body` with the value when no other thread has it, and returns what it returns.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
