import ToolSupport

/// The order in which objects were freed. Each test makes its own, so tests can run side by side.
///
///     final class Probe: AServicing {
///       private let record: DeinitRecord
///       deinit { record.note("A") }
///     }
///
/// The body of a `deinit` runs before what the object alone held is released, in debug and in
/// release. The order in which its stored properties are released is not promised: the optimiser
/// changes it.
package final class DeinitRecord: Sendable {
  private let names = Locked<[String]>([])

  package init() {}

  /// The names of what was freed, in that order.
  package var freed: [String] { names.withLock { $0 } }

  /// Notes that `name` goes now. Call it in a `deinit`.
  package func note(_ name: String) { names.withLock { $0.append(name) } }
}
