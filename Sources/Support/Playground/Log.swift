import Dispatch

/// Records lines, and calls with their callers.
///
///     let log = Log()
///     log.note("open")
///     log.call("fetchItems", from: "list", to: "client")
///     log.answer("[tea]", from: "client", to: "list")
///     log.lines  // ["open", "list -> client: fetchItems", "client --> list: [tea]"]
///
/// Create one for each scenario. Any thread may use it.
public final class Log: @unchecked Sendable {
  /// A call from one object to another.
  public struct Call: Equatable, Sendable {
    public let caller: String
    public let callee: String
    public let message: String
    /// Whether it was on the main queue.
    public let isOnMainQueue: Bool
  }

  /// Guards the mutable state, which the compiler can't check: hence `@unchecked`. Thread Sanitizer
  /// understands semaphores.
  private let lock = DispatchSemaphore(value: 1)
  private var noted: [String] = []
  private var called: [Call] = []

  public init() {}

  /// Adds a line.
  public func note(_ line: String) { locked { noted.append(line) } }

  /// All lines, in order. A call is a line, too: `list -> client: fetchItems`.
  public var lines: [String] { locked { noted } }

  /// Records that `caller` calls `callee`, on the current queue.
  public func call(_ message: String, from caller: String, to callee: String) {
    let call = Call(
      caller: caller, callee: callee, message: message, isOnMainQueue: MainQueue.isCurrent)
    locked {
      called.append(call)
      noted.append("\(caller) -> \(callee): \(message)")
    }
  }

  /// Records what `callee` returns to `caller`: the line `client --> list: [tea]`.
  public func answer(_ message: String, from callee: String, to caller: String) {
    note("\(callee) --> \(caller): \(message)")
  }

  /// The calls, in order.
  public var calls: [Call] { locked { called } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body()
  }
}
