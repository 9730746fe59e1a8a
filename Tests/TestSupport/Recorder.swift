import Book
import ToolSupport

/// What happened, in order. Each test makes its own, so tests can run side by side.
///
/// It records the order in which objects are freed, if they note it:
///
///     final class Probe: AServicing {
///       private let recorder: Recorder
///       deinit { recorder.note("A") }
///     }
///
/// The body of a `deinit` runs before what the object alone held is released, in debug and in
/// release. The order in which its stored properties are released is not promised: the optimiser
/// changes it.
package final class Recorder: Sendable {
  private let all = Locked<[String]>([])

  package init() {}

  package var notes: [String] { all.withLock { $0 } }

  package func note(_ event: String) { all.withLock { $0.append(event) } }
}
