import Foundation
import Playground

// What happens in which order when decorators are nested: `a` around `b` around the service. Each
// says a word to a log before the call and one after it, and the consumer says "done".

extension Log {
  func say(_ word: String, _ speaker: String) { call(word, from: speaker, to: "log") }

  /// What was said, in order.
  var words: String { calls.map(\.message).joined(separator: " ") }
}

struct TracingRepository: Repository {
  let name: String
  let repository: any Repository
  let log: Log

  func get(with key: Key) throws -> Data {
    log.say("\(name)>", name)
    defer { log.say("<\(name)", name) }
    return try repository.get(with: key)
  }
}

/// The order when the answer is a return value. `done` is the consumer, who has the answer.
func orderOfCalls(_ names: [String]) throws -> String {
  let log = Log()
  var repository: any Repository = UserRepository()
  for name in names.reversed() {
    repository = TracingRepository(name: name, repository: repository, log: log)
  }
  _ = try repository.get(with: "u1")
  log.say("done", "screen")
  return log.words
}

/// A call that answers through a completion.
typealias Fetch = (_ completion: @escaping () -> Void) -> Void

enum Telling { case beforePassingOn, afterPassingOn }

/// A decorator of such a call. It has the answer in hand, and may speak before or after it passes
/// the answer on.
func traced(_ name: String, _ telling: Telling, _ log: Log, _ fetch: @escaping Fetch) -> Fetch {
  { completion in
    log.say("\(name)>", name)
    fetch {
      if telling == .beforePassingOn { log.say("<\(name)", name) }
      completion()
      if telling == .afterPassingOn { log.say("<\(name)", name) }
    }
  }
}

/// The order when the answer comes through completions.
func orderOfCompletions(_ names: [String], _ telling: Telling) -> String {
  let log = Log()
  var fetch: Fetch = { completion in completion() }
  for name in names.reversed() { fetch = traced(name, telling, log, fetch) }
  fetch { log.say("done", "screen") }
  return log.words
}
