import Checking
import Playground
import Testing

@testable import OneFunctionExercise

@Suite("Task 1: The live client")
struct Task1 {
  private let log = Log()

  // See ChatClient.live
  @Test("Each client passes its calls on to its own server, and returns the answer.")
  func passesOn() async throws {
    let (a, b) = (ChatClient.live(Server("A", log)), ChatClient.live(Server("B", log)))
    try expect(log.lines, is: [], "as the server's calls before the first one")
    try expect(await told { try await a.friends() }, is: #"["Ada of A"]"#, "from A's friends")
    try expect(await told { try await b.friends() }, is: #"["Ada of B"]"#, "from B's friends")
    try expect(await told { try await a.send("Hi", "Ada") }, is: "1", "from A's send")
    try expect(await told { try await b.send("Yes", "Bob") }, is: "2", "from B's send")
    let sent = ["A sends Hi to Ada", "B sends Yes to Bob"]
    try expect(log.lines, is: sent, "at the servers")
    try expect(["Ada", "Bob"].map(a.isOnline), is: [true, false], "from A, where Ada is online")
  }

  // See ChatClient.live
  @Test("An error of the server reaches the code that called.")
  func passesErrorsOn() async throws {
    let client = ChatClient.live(Server("A", log, isDown: true))
    let friends = await told { try await client.friends() }
    try expect(friends, is: "threw Down()", "from friends while the server is down")
    let sent = await told { try await client.send("Hi", "Ada") }
    try expect(sent, is: "threw Down()", "from send while the server is down")
  }
}

@Suite("Task 2: The client for tests")
struct Task2 {
  private let reports = Log()

  // See ChatClient.unimplemented
  @Test("The two functions that can throw report their own name, and throw it.")
  func namesItself() async throws {
    let client = ChatClient.unimplemented { [reports] in reports.note($0) }
    try expect(reports.lines, is: [], "reported before the first call")
    let friends = await told { try await client.friends() }
    try expect(friends, is: "threw \(Unimplemented(name: "friends"))", "from friends")
    let send = await told { try await client.send("Hi", "Ada") }
    try expect(send, is: "threw \(Unimplemented(name: "send"))", "from send")
    let names = ["friends", "send"].map { "ChatClient.\($0) is unimplemented" }
    try expect(reports.lines, is: names, "reported after these two calls")
  }

  // See ChatClient.unimplemented
  @Test("The function that can't throw reports its name at each call, and returns false.")
  func namesIsOnline() throws {
    let client = ChatClient.unimplemented { [reports] in reports.note($0) }
    let answers = ["Ada", "Bob"].map(client.isOnline)
    try expect(answers, is: [false, false], "from two calls of isOnline")
    let twice = Array(repeating: "ChatClient.isOnline is unimplemented", count: 2)
    try expect(reports.lines, is: twice, "reported after two calls of isOnline")
  }
}

@Suite("Task 3: The nudge")
struct Task3 {
  private let log = Log()

  // See ChatClient.everybodyOffline
  @Test("The test's client implements isOnline, and reports a call of the others.")
  func replacesOne() async throws {
    let client = ChatClient.everybodyOffline { [log] in log.note($0) }
    try expect(client.isOnline("Ada"), is: false, "from isOnline")
    try expect(log.lines, is: [], "reported after isOnline, which the test replaces")
    _ = try? await client.send("Hi", "Ada")
    _ = try? await client.friends()
    let names = ["send", "friends"].map { "ChatClient.\($0) is unimplemented" }
    try expect(log.lines, is: names, "reported after send and friends")
  }

  // See Nudge.nudge
  @Test("A friend who is offline is left alone, and one who is online gets the message.")
  func nudges() async throws {
    let test = ChatClient.everybodyOffline { [log] in log.note($0) }
    let said = await told { try await Nudge(client: test).nudge("Ada") }
    try expect(log.lines, is: [], "reported by the test's client while Ada is nudged")
    try expect(said, is: "Ada is offline", "from that nudge")
    let server = Server("A", log)
    let client = ChatClient(
      friends: server.friends, send: server.send(_:to:), isOnline: server.isOnline)
    let bob = await told { try await Nudge(client: client).nudge("Bob") }
    try expect(log.lines, is: [], "sent to Bob, who is offline at the server")
    try expect(bob, is: "Bob is offline", "from the nudge of Bob")
    let ada = await told { try await Nudge(client: client).nudge("Ada") }
    try expect(log.lines, is: ["A sends Are you there? to Ada"], "when Ada is online")
    try expect(ada, is: "message 1", "from the nudge of Ada")
  }
}

/// A server where Ada is online. Its answers contain its name, and the log records what it sends.
private final class Server: ChatServer {
  private let name: String
  private let isDown: Bool
  private let log: Log

  init(_ name: String, _ log: Log, isDown: Bool = false) {
    (self.name, self.log, self.isDown) = (name, log, isDown)
  }

  func friends() async throws -> [String] { if isDown { throw Down() } else { ["Ada of \(name)"] } }
  func isOnline(_ friend: String) -> Bool { friend == "Ada" }

  func send(_ text: String, to friend: String) async throws -> Int {
    if isDown { throw Down() }
    log.note("\(name) sends \(text) to \(friend)")
    return log.lines.count
  }
}

private struct Down: Error {}
