import Playground
import Testing

@testable import OneFunctionExercise

@Suite("Task 1: The live client")
struct Task1 {
  @Test("Each call asks the server once, at that call, and gives its answer of this time.")
  func passesOn() async throws { try await requirePassedOn(failing: [false]) }

  @Test("An error of the server is thrown, and calls before and after it are as ever.")
  func passesErrorsOn() async throws {
    try await requirePassedOn(failing: [true, false, false, true, true, false])
  }

  @Test("The server lives as long as the client, a copy or a function of it, and no longer.")
  func keepsTheServer() async throws {
    for (index, part) in ["the client", "friends", "history", "send", "isOnline"].enumerated() {
      let recorder = Recorder()
      var kept: Any? = await used(recorder)[index]
      let alive = withExtendedLifetime(kept) { recorder.alive }
      try require(alive, is: ["server"], "alive while \(part) is kept")
      kept = nil
      try require(recorder.alive, is: [], "alive when \(part) was let go")
    }
  }

  private func requirePassedOn(failing: [Bool]) async throws {
    for values in values() {
      let servers = [Server(), Server()]
      let clients = servers.map { ChatClient.live($0) }
      try require(servers.flatMap(\.events.lines), is: [], "asked before a call")
      for function in Function.allCases + Function.allCases.reversed() {
        for (isFailing, index) in failing.flatMap({ [($0, 0), ($0, 1), ($0, 0)] }) {
          servers[index].isFailing.withLock { $0 = isFailing }
          try await requireAsked(servers[index], by: clients[index], function, values)
        }
        try await requireAllAsked(servers[0], by: clients[0], function)
      }
    }
  }

  /// A client of a new server, which was used, and its functions.
  private func used(_ recorder: Recorder) async -> [Any] {
    let client = ChatClient.live(recorder.watch("server", Server()))
    for function in Function.allCases { _ = await function.answer(of: client, values()[0]) }
    return [client, client.friends, client.history, client.send, client.isOnline]
  }
}

@Suite("Task 2: The client for tests")
struct Task2 {
  @Test("At each call, a function reports its own name once and then throws it.")
  func namesItself() async throws { try await requireReports(of: [.friends, .history, .send]) }

  @Test("At each call, the function that can't throw reports its name and answers false.")
  func namesIsOnline() async throws { try await requireReports(of: [.isOnline]) }

  @Test("Each client uses the report that it was made with, and reports nothing before a call.")
  func usesItsReport() async throws { try await requireReports(of: Function.allCases, clients: 2) }

  private func requireReports(of functions: [Function], clients count: Int = 1) async throws {
    for values in values() {
      let reports = (1...count).map { _ in Recorder() }
      let clients = reports.map { reports in ChatClient.unimplemented { reports.note($0) } }
      try require(reports.flatMap(\.lines), is: [], "reported before a call")
      for function in functions + functions.reversed() {
        for index in [0, count - 1, 0] {
          let wanted = reports.map(\.lines)
          let found = await function.answer(of: clients[index], values)
          let name = function.rawValue
          for (other, lines) in wanted.enumerated() {
            let line = other == index ? ["ChatClient.\(name) is unimplemented"] : []
            try require(reports[other].lines, is: lines + line, "reported after \(name)")
          }
          let answer = function == .isOnline ? "false" : "\(Unimplemented(name: name))"
          try require(found, is: answer, "from \(name)")
        }
      }
    }
  }
}

@Suite("Task 3: The log")
struct Task3 {
  @Test("The copy logs, then sends once with the same values, and gives the number.")
  func logsAndSends() async throws { try await requireSent(failing: [false, false]) }

  @Test("After an error it logs again and throws the same error; before and after all is as ever.")
  func logsErrors() async throws {
    try await requireSent(failing: [true, false, true, true, false])
  }

  private func requireSent(failing: [Bool]) async throws {
    for values in values() {
      let play = Play()
      for isFailing in failing {
        try await play.requireSent(values, isFailing)
        let logs = isFailing ? ["log: to ", "log: not sent to "] : ["log: to "]
        try await requireAllAsked(play.server, by: play.logged, .send, logs: logs)
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
            try await requireAsked(play.server, by: play.logged, function, values)
          }
          try await requireAsked(play.server, by: play.client, function, values)
        }
      }
    }
  }

  @Test("A function that is replaced later in the one isn't replaced in the other.")
  func keepsItsFunctions() async throws {
    let values = values()[0]
    for function in Function.allCases {
      let (play, other) = (Play(), Server())
      let logged = play.logged
      play.logged = logged.replacing(function, by: other)
      try await requireAsked(other, by: play.logged, function, values)
      try await requireAsked(play.server, by: play.client, function, values)
      play.logged = logged
      play.client = play.client.replacing(function, by: other)
      try await play.requireSent(values)
      for function in Function.allCases where function != .send {
        try await requireAsked(play.server, by: play.logged, function, values)
      }
      try await requireAsked(other, by: play.client, function, values)
    }
  }
}

/// A client of a server, and its logged copy.
private final class Play {
  let server = Server()
  var client: ChatClient
  var logged: ChatClient

  init() {
    let events = server.events
    client = ChatClient.live(server).replacing(nil, by: server)
    logged = client.logged { events.note("log: \($0)") }
    _ = client.logged { events.note("log of another copy: \($0)") }
  }

  func requireSent(_ values: [String], _ isFailing: Bool = false) async throws {
    server.isFailing.withLock { $0 = isFailing }
    let (events, to) = (server.events, "to \(values[1])")
    let twice = logged.logged { events.note("log twice: \($0)") }
    for (sender, logs) in [(logged, ["log: "]), (twice, ["log twice: ", "log: "])] {
      let before = events.lines
      let found = await Function.send.answer(of: sender, values)
      var wanted = before + logs.map { $0 + to } + [server.event(.send, values)]
      if isFailing { wanted += logs.reversed().map { "\($0)not sent \(to)" } }
      try require(events.lines, is: wanted, "logged and sent by the copy")
      try require(found, is: server.said, "from the copy's send")
    }
  }
}

private enum Function: String, CaseIterable {
  case friends, history, send, isOnline

  /// What it answers, or the error that it throws. The values are a text and a friend.
  func answer(of client: ChatClient, _ values: [String]) async -> String {
    do {
      switch self {
      case .friends: return "\(try await client.friends())"
      case .history: return "\(try await client.history(values[1]))"
      case .send: return "\(try await client.send(values[0], values[1]))"
      case .isOnline: return "\(client.isOnline(values[1]))"
      }
    } catch {
      return "\(error)"
    }
  }
}

/// A server that notes what it is asked, and draws its answers.
private final class Server: ChatServer {
  struct Failure: Error { let number: Int }

  let events = Recorder()
  let isFailing = Locked(false)
  let answers = Locked<[String]>([])
  /// How many calls must come before one is answered.
  let awaited = Locked(0)

  /// The last answer, or the last error.
  var said: String { answers.withLock { $0.last ?? "no answer" } }

  func friends() async throws -> [String] {
    await others()
    return try answer(.friends, ["", ""], list)
  }

  func history(with friend: String) async throws -> [String] {
    await others()
    return try answer(.history, ["", friend], list)
  }

  func send(_ text: String, to friend: String) async throws -> Int {
    await others()
    return try answer(.send, [text, friend]) { $0 }
  }

  func isOnline(_ friend: String) -> Bool {
    (try? answer(.isOnline, ["", friend]) { $0 > 0 }) ?? false
  }

  /// The line that it notes when it is asked.
  func event(_ function: Function, _ values: [String]) -> String {
    let count = [Function.friends: 0, .send: 2][function] ?? 1
    return "\(function) \(values.suffix(count))"
  }

  private func others() async {
    awaited.withLock { $0 -= 1 }
    for _ in 1...100_000 {
      guard awaited.withLock({ $0 > 0 }) else { return }
      await Task.yield()
    }
  }

  private func list(_ number: Int) -> [String] { number == 0 ? [] : ["b", "\(number)", "", "b"] }

  private func answer<Answer>(
    _ function: Function, _ values: [String], _ make: (Int) -> Answer
  ) throws -> Answer {
    events.note(event(function, values))
    let number = Int.random(in: 1_000...999_999)
    let kind = events.lines.count { $0.hasPrefix("\(function)") } % 3
    let others: [any Error] = [CancellationError(), Unimplemented(name: "")]
    let error = ([Failure(number: number)] + others)[kind]
    let isFailing = function != .isOnline && isFailing.withLock { $0 }
    let answer = make([0, number, -number][kind])
    answers.withLock { $0.append(isFailing ? "\(error)" : "\(answer)") }
    if isFailing { throw error }
    return answer
  }
}

extension ChatClient {
  /// A copy with one function of a server, or with all.
  fileprivate func replacing(_ function: Function?, by server: Server) -> ChatClient {
    ChatClient(
      friends: [nil, .friends].contains(function) ? server.friends : friends,
      history: [nil, .history].contains(function) ? server.history(with:) : history,
      send: [nil, .send].contains(function) ? server.send(_:to:) : send,
      isOnline: [nil, .isOnline].contains(function) ? server.isOnline(_:) : isOnline)
  }
}

private func values() -> [[String]] {
  let (text, friend) = ("text \(Int.random(in: 1...999_999))", "A\(Int.random(in: 1...999_999))")
  return [[text, friend], [friend, friend], ["", ""], ["", " b "], [" a ", ""]]
}

private func requireAsked(
  _ server: Server, by client: ChatClient, _ function: Function, _ values: [String]
) async throws {
  let before = server.events.lines
  let found = await function.answer(of: client, values)
  let wanted = before + [server.event(function, values)]
  try require(server.events.lines, is: wanted, "asked and logged after \(function)")
  try require(found, is: server.said, "from \(function)")
}

/// Makes three calls in cancelled tasks, two of them equal, and all come before one is answered.
private func requireAllAsked(
  _ server: Server, by client: ChatClient, _ function: Function, logs: [String] = []
) async throws {
  guard function != .isOnline else { return }
  let (before, one) = (server.events.lines.count, values()[0])
  let all = [one, ["", " "], one]
  server.awaited.withLock { $0 = all.count }
  let calls = all.map { values in Task { await function.answer(of: client, values) } }
  for call in calls { call.cancel() }
  let found = await [calls[0].value, calls[1].value, calls[2].value]
  let wanted = all.flatMap { one in [server.event(function, one)] + logs.map { $0 + one[1] } }
  let lines = server.events.lines.dropFirst(before)
  try require(lines.sorted(), is: wanted.sorted(), "asked and logged by calls at once")
  let answers = server.answers.withLock { $0.suffix(all.count) }
  try require(found.sorted(), is: answers.sorted(), "from calls at once")
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String
) throws {
  guard found != wanted else { return }
  try #require(Bool(false), Comment(rawValue: "expected \(wanted) \(what()), found \(found)"))
}
