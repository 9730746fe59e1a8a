import Foundation

/// A value that one thread at a time reads or changes.
///
/// It is like `Synchronization.Mutex`, with a lock that Thread Sanitizer understands: on Linux, that
/// reports a race for each contended `Mutex`.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  public init(_ value: Value) { self.value = value }

  /// Calls `body` with exclusive access to the value, and returns its result.
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
