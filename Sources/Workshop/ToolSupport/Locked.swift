import Foundation

/// A value that one thread at a time reads or changes.
///
/// It is what `Synchronization.Mutex` is, over a lock that the Thread Sanitizer sees: on Linux it does
/// not see that of `Mutex`, and reports a race wherever two threads meet in one.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value when no other thread has it, and returns what it returns.
  ///
  /// Read a collection in `body` if others may still change it. A copy that is read outside is as
  /// safe, but the Thread Sanitizer does not see when the copy is gone, and reports a race with the
  /// next change.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
