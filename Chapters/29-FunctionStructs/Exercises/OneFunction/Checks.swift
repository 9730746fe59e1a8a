import Playground
import Testing

@testable import OneFunctionExercise

@Suite("Task 1: The live client")
struct Task1 {
  @Test("Each call asks the server once, at that call, and gives its answer of this time.")
  func passesOn() async throws {
    for values in values() { try await requirePassedOn(values, failing: [false]) }
  }

  @Test("An error of the server is thrown, and calls before and after it are as ever.")
  func passesErrorsOn() async throws {
    let failing = [true, false, false, true, true, false]
    for values in values() { try await requirePassedOn(values, failing: failing) }
  }

  @Test("The server lives as long as the client, a copy or a function of it, and no longer.")
  func keepsTheServer() async throws {
    for isUsed in [false, true] {
      for part in ["the client", "a copy"] + Function.allCases.map(\.rawValue) {
        let recorder = Recorder()
        var kept: Any? = await make(part, isUsed: isUsed, recorder)
        let alive = withExtendedLifetime(kept) { recorder.alive }
        try require(alive, is: ["server"], "alive while \(part) is kept")
        kept = nil
        try require(recorder.alive, is: [], "alive when \(part) was let go")
      }
    }
  }

  private func requirePassedOn(_ values: Values, failing: [Bool]) async throws {
    let events = Recorder()
    let servers = ["one", "two"].map { Server($0, events) }
    let clients = servers.map { ChatClient.live($0) }
    try require(events.lines, is: [], "asked before a call")
    for function in Function.allCases + Function.allCases.reversed() {
      for (isFailing, index) in failing.flatMap({ [($0, 0), ($0, 1), ($0, 0)] }) {
        let server = servers[index]
        server.isFailing.withLock { $0 = isFailing }
        try await requireAsked(server, by: clients[index], function, values, events)
      }
    }
  }

  /// Makes a server and a client, and returns a part of the client.
  private func make(_ part: String, isUsed: Bool, _ recorder: Recorder) async -> Any {
    let client = ChatClient.live(recorder.watch("server", Server("one", Recorder())))
    if isUsed {
      for function in Function.allCases { _ = await function.answer(of: client, values()[0]) }
    }
    switch part {
    case "friends": return client.friends
    case "history": return client.history
    case "send": return client.send
    case "isOnline": return client.isOnline
    default: return client
    }
  }
}

@Suite("Task 2: The client for tests")
struct Task2 {
  @Test("At each call, a function reports its own name once and throws it, or answers false.")
  func namesItself() async throws {
    for values in values() {
      let reports = Recorder()
      let client = ChatClient.unimplemented { reports.note($0) }
      try require(reports.lines, is: [], "reported before a call")
      for function in Function.allCases + Function.allCases.reversed() + [.send, .send] {
        try await requireReport(client, function, values, reports)
      }
    }
  }

  @Test("Each client uses its own report.")
  func usesItsReport() async throws {
    let reports = Recorder()
    let clients = ["A ", "B "].map { name in
      ChatClient.unimplemented { reports.note(name + $0) }
    }
    for function in Function.allCases {
      for index in [1, 0, 1] {
        let name = ["A ", "B "][index]
        try await requireReport(clients[index], function, values()[0], reports, name)
      }
    }
  }

  @Test("A function that was replaced reports nothing, and the three others do as before.")
  func reportsTheOthers() async throws {
    for replaced in Function.allCases {
      let (reports, events) = (Recorder(), Recorder())
      let client = ChatClient.unimplemented { reports.note($0) }
      let server = Server("test", events)
      let copy = client.replacing(replaced, by: server)
      for function in Function.allCases + Function.allCases {
        if function == replaced {
          let before = reports.lines.count
          try await requireAsked(server, by: copy, function, values()[0], events)
          try require(reports.lines.count, is: before, "reports after \(function)")
        } else {
          try await requireReport(copy, function, values()[0], reports)
        }
        try await requireReport(client, function, values()[0], reports)
      }
    }
  }

  private func requireReport(
    _ client: ChatClient, _ function: Function, _ values: Values, _ reports: Recorder,
    _ prefix: String = "", at place: SourceLocation = #_sourceLocation
  ) async throws {
    let before = reports.lines.count
    let found = await function.answer(of: client, values)
    let wanted = "\(prefix)ChatClient.\(function.rawValue) is unimplemented"
    let lines = Array(reports.lines.dropFirst(before))
    try require(lines, is: [wanted], "reported by \(function)", at: place)
    let error = "\(Unimplemented(name: function.rawValue))"
    let answer = function == .isOnline ? "false" : error
    try require(found, is: answer, "from \(function)", at: place)
  }
}

@Suite("Task 3: The log")
struct Task3 {
  @Test("The copy logs, then sends once with the same values, and gives the number.")
  func logsAndSends() async throws {
    for values in values() {
      let play = Play()
      for isFailing in [false, false] { try await play.requireSent(values, isFailing) }
    }
  }

  @Test("After an error it logs again and throws the same error; before and after all is as ever.")
  func logsErrors() async throws {
    for values in values() {
      let play = Play()
      for isFailing in [true, false, true, true, false] {
        try await play.requireSent(values, isFailing)
      }
    }
  }

  @Test("The three others are those of the client, and the client itself logs nothing.")
  func leavesTheOthers() async throws {
    for values in values() {
      let play = Play()
      for isFailing in [false, true, false] {
        try await play.requireSent(values, isFailing)
        for function in Function.allCases {
          if function != .send {
            try await requireAsked(play.server, by: play.logged, function, values, play.events)
          }
          try await requireAsked(play.server, by: play.client, function, values, play.events)
        }
      }
    }
  }

  @Test("A function that is replaced later in the one isn't replaced in the other.")
  func keepsItsFunctions() async throws {
    let play = Play()
    let other = Server("other", play.events)
    for function in Function.allCases {
      play.client = play.client.replacing(function, by: other)
      try await play.requireSent(values()[0], false)
      for function in Function.allCases where function != .send {
        try await requireAsked(play.server, by: play.logged, function, values()[0], play.events)
      }
      try await requireAsked(other, by: play.client, function, values()[0], play.events)
    }
    let second = Play()
    for function in Function.allCases {
      let copy = second.logged.replacing(function, by: other)
      try await requireAsked(other, by: copy, function, values()[0], play.events)
      let (server, client) = (second.server, second.client)
      try await requireAsked(server, by: client, function, values()[0], second.events)
      try await second.requireSent(values()[0], false)
    }
  }

  @Test("Logged twice, the outer log comes first before the message, and last after an error.")
  func logsTwice() async throws {
    for values in values() {
      let play = Play()
      let events = play.events
      play.logged = play.logged.logged { events.note("outer log: \($0)") }
      for isFailing in [false, true, true, false] {
        try await play.requireSent(values, isFailing, logs: ["outer log", "log"])
      }
    }
  }
}

/// A client of a server, and its logged copy.
private final class Play {
  let events = Recorder()
  let server: Server
  var client: ChatClient
  var logged: ChatClient

  init() {
    let events = events
    server = Server("server", events)
    client = ChatClient(
      friends: { [] }, history: { _ in [] }, send: { _, _ in 0 }, isOnline: { _ in false })
    for function in Function.allCases { client = client.replacing(function, by: server) }
    logged = client.logged { events.note("log: \($0)") }
  }

  func requireSent(
    _ values: Values, _ isFailing: Bool, logs: [String] = ["log"],
    at place: SourceLocation = #_sourceLocation
  ) async throws {
    server.isFailing.withLock { $0 = isFailing }
    let before = events.lines.count
    let found = await Function.send.answer(of: logged, values)
    server.isFailing.withLock { $0 = false }
    var wanted = logs.map { "\($0): to \(values.friend)" } + [server.event(.send, values)]
    if isFailing { wanted += logs.reversed().map { "\($0): not sent to \(values.friend)" } }
    let lines = Array(events.lines.dropFirst(before))
    try require(lines, is: wanted, "logged and sent by the copy", at: place)
    try require(found, is: server.said, "from the copy's send", at: place)
  }
}

private enum Function: String, CaseIterable {
  case friends, history, send, isOnline

  /// What it answers, or the error that it throws.
  func answer(of client: ChatClient, _ values: Values) async -> String {
    do {
      switch self {
      case .friends: return "\(try await client.friends())"
      case .history: return "\(try await client.history(values.friend))"
      case .send: return "\(try await client.send(values.text, values.friend))"
      case .isOnline: return "\(client.isOnline(values.friend))"
      }
    } catch {
      return "\(error)"
    }
  }
}

private struct Failure: Error { let number: Int }

/// A server that notes what it is asked, and never answers the same twice in a row.
private final class Server: ChatServer {
  let name: String
  let isFailing = Locked(false)
  private let events: Recorder
  private let count = Locked(number())
  private let answer = Locked("no answer")

  init(_ name: String, _ events: Recorder) { (self.name, self.events) = (name, events) }

  /// The last answer, or the last error.
  var said: String { answer.withLock { $0 } }

  func friends() async throws -> [String] {
    try asked(.friends, Values(text: "", friend: "")) { ["friend \($0)"] }
  }

  func history(with friend: String) async throws -> [String] {
    try asked(.history, Values(text: "", friend: friend)) { ["message \($0)"] }
  }

  func send(_ text: String, to friend: String) async throws -> Int {
    try asked(.send, Values(text: text, friend: friend)) { $0 }
  }

  func isOnline(_ friend: String) -> Bool {
    let (isFailing, function) = (isFailing.withLock { $0 }, Function.isOnline)
    defer { self.isFailing.withLock { $0 = isFailing } }
    self.isFailing.withLock { $0 = false }
    let found = try? asked(function, Values(text: "", friend: friend)) { $0.isMultiple(of: 2) }
    return found ?? false
  }

  /// The line that it notes when it is asked.
  func event(_ function: Function, _ values: Values) -> String {
    switch function {
    case .friends: "\(name): friends"
    case .history: "\(name): history with '\(values.friend)'"
    case .send: "\(name): send '\(values.text)' to '\(values.friend)'"
    case .isOnline: "\(name): is '\(values.friend)' online"
    }
  }

  private func asked<Answer>(
    _ function: Function, _ values: Values, _ make: (Int) -> Answer
  ) throws -> Answer {
    events.note(event(function, values))
    let number = count.withLock { count in
      count += 1
      return count
    }
    if isFailing.withLock({ $0 }) {
      answer.withLock { $0 = "\(Failure(number: number))" }
      throw Failure(number: number)
    }
    let answer = make(number)
    self.answer.withLock { $0 = "\(answer)" }
    return answer
  }
}

extension ChatClient {
  /// A copy in which the server answers for one function.
  fileprivate func replacing(_ function: Function, by server: Server) -> ChatClient {
    var copy = self
    switch function {
    case .friends: copy.friends = server.friends
    case .history: copy.history = server.history(with:)
    case .send: copy.send = server.send(_:to:)
    case .isOnline: copy.isOnline = server.isOnline(_:)
    }
    return copy
  }
}

private struct Values: Sendable {
  let text: String
  let friend: String
}

private func values() -> [Values] {
  let same = "name \(number())"
  let pairs = [
    ("text \(number())", "friend \(number())"), (same, same), ("", ""), ("", same), (same, ""),
  ]
  return pairs.map { Values(text: $0, friend: $1) }
}

private func number() -> Int { Int.random(in: 1_000...999_999) }

private func requireAsked(
  _ server: Server, by client: ChatClient, _ function: Function, _ values: Values,
  _ events: Recorder, at place: SourceLocation = #_sourceLocation
) async throws {
  let before = events.lines.count
  let found = await function.answer(of: client, values)
  let lines = Array(events.lines.dropFirst(before))
  try require(lines, is: [server.event(function, values)], "asked by \(function)", at: place)
  try require(found, is: server.said, "from \(function)", at: place)
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  let words = "expected \(wanted) \(what()), found \(found)"
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}
