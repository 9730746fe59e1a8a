import Dispatch

/// Writes down what was said, and who called whom.
///
///     let log = Log()
///     log.note("open")
///     log.call("fetchItems", from: "list", to: "client")
///     log.answer("[tea]", from: "client", to: "list")
///     log.lines  // ["open", "list -> client: fetchItems", "client --> list: [tea]"]
///
/// Make one for each scenario. Any thread may use it.
public final class Log: @unchecked Sendable {
  /// One object asked another for something.
  public struct Call: Equatable, Sendable {
    public let caller: String
    public let callee: String
    public let message: String
    /// Whether it was asked on the main queue.
    public let isOnMainQueue: Bool
  }

  /// Guards what changes, which the compiler cannot see: hence `@unchecked`. Of a semaphore the Thread
  /// Sanitizer knows that it orders what two threads do.
  private let lock = DispatchSemaphore(value: 1)
  private var noted: [String] = []
  private var called: [Call] = []

  public init() {}

  /// Adds a line.
  public func note(_ line: String) { locked { noted.append(line) } }

  /// What was noted, in order. A call is a line as well, `list -> client: fetchItems`.
  public var lines: [String] { locked { noted } }

  /// Notes that `caller` asks `callee`, on the queue that runs this.
  public func call(_ message: String, from caller: String, to callee: String) {
    let call = Call(
      caller: caller, callee: callee, message: message, isOnMainQueue: MainQueue.isCurrent)
    locked {
      called.append(call)
      noted.append("\(caller) -> \(callee): \(message)")
    }
  }

  /// Notes what `callee` gives back to `caller`: the line `client --> list: [tea]`.
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
