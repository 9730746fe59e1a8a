import Foundation
import Playground

// The order of events when decorators are nested: `a` around `b` around the service. Each decorator
// logs before and after the call, and the consumer logs "done".

extension Log {
  func trace(_ message: String, by sender: String) { call(message, from: sender, to: "log") }

  /// All messages, in order.
  var trace: String { calls.map(\.message).joined(separator: " ") }
}

struct TracingRepository: Repository {
  let name: String
  let repository: any Repository
  let log: Log

  func get(with key: Key) throws -> Data {
    log.trace("\(name)>", by: name)
    defer { log.trace("<\(name)", by: name) }
    return try repository.get(with: key)
  }
}

/// The order when the answer is a return value. The consumer logs "done" when it has the answer.
func orderOfCalls(_ names: [String]) throws -> String {
  let log = Log()
  var repository: any Repository = UserRepository()
  for name in names.reversed() {
    repository = TracingRepository(name: name, repository: repository, log: log)
  }
  _ = try repository.get(with: "u1")
  log.trace("done", by: "screen")
  return log.trace
}

/// A call that answers through a completion.
typealias Fetch = (_ completion: @escaping () -> Void) -> Void

/// The moment at which a decorator logs the answer.
enum LogMoment { case beforeCompletion, afterCompletion }

/// Decorates a call, and logs before or after it calls the completion.
func tracing(_ name: String, _ moment: LogMoment, _ log: Log, _ fetch: @escaping Fetch) -> Fetch {
  { completion in
    log.trace("\(name)>", by: name)
    fetch {
      if moment == .beforeCompletion { log.trace("<\(name)", by: name) }
      completion()
      if moment == .afterCompletion { log.trace("<\(name)", by: name) }
    }
  }
}

/// The order when the answer comes through completions.
func orderOfCompletions(_ names: [String], _ moment: LogMoment) -> String {
  let log = Log()
  var fetch: Fetch = { completion in completion() }
  for name in names.reversed() { fetch = tracing(name, moment, log, fetch) }
  fetch { log.trace("done", by: "screen") }
  return log.trace
}
