import Foundation

// What happens in which order when decorators are nested: `a` around `b` around the service.

/// Collects words in the order they are said.
final class Trace {
  private(set) var words: [String] = []

  var line: String { words.joined(separator: " ") }

  func say(_ word: String) { words.append(word) }
}

struct TracingRepository: Repository {
  let name: String
  let repository: any Repository
  let trace: Trace

  func get(with key: Key) throws -> Data {
    trace.say("\(name)>")
    defer { trace.say("<\(name)") }
    return try repository.get(with: key)
  }
}

/// The order when the answer is a return value. `done` is the consumer, who has the answer.
func orderOfCalls(_ names: [String]) throws -> String {
  let trace = Trace()
  var repository: any Repository = UserRepository()
  for name in names.reversed() {
    repository = TracingRepository(name: name, repository: repository, trace: trace)
  }
  _ = try repository.get(with: "u1")
  trace.say("done")
  return trace.line
}

// snippet.completions
/// A call that answers through a completion.
typealias Fetch = (_ completion: @escaping () -> Void) -> Void

enum Telling { case beforePassingOn, afterPassingOn }

/// A decorator of such a call. It has the answer in hand, and may speak before or after it passes
/// the answer on.
func traced(_ name: String, _ telling: Telling, _ trace: Trace, _ fetch: @escaping Fetch) -> Fetch {
  { completion in
    trace.say("\(name)>")
    fetch {
      if telling == .beforePassingOn { trace.say("<\(name)") }
      completion()
      if telling == .afterPassingOn { trace.say("<\(name)") }
    }
  }
}
// snippet.end

/// The order when the answer comes through completions.
func orderOfCompletions(_ names: [String], _ telling: Telling) -> String {
  let trace = Trace()
  var fetch: Fetch = { completion in completion() }
  for name in names.reversed() { fetch = traced(name, telling, trace, fetch) }
  fetch { trace.say("done") }
  return trace.line
}
