import Foundation

/// A value that one thread at a time can access, as in `Synchronization.Mutex`.
///
/// On Linux the Thread Sanitizer doesn't recognize the lock of `Mutex` and reports false races. It recognizes `NSLock`.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with exclusive access to the value.
  ///
  /// Read a collection inside `body` if other threads may still change it. Reading a copy outside is safe, too,
  /// but the Thread Sanitizer doesn't notice when the copy is released, and reports a race with the next change.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
