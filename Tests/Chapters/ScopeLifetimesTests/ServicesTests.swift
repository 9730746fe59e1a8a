import Playground
import Scopes
import TestSupport
import Testing

@testable import ScopeLifetimes

@Suite("ScopeLifetimes: services and children of a scope")
struct ServicesTests {
  let sockets = Lifetimes()
  let inbox = Log()
  let app: AppResource

  init() { app = ScopeLifetimes.app(watching: sockets) }

  private func logIn() -> LoggedInResource<LoginAnswer> { app.logIn(token: "t1", userId: "u1") }

  @Test(
    "A computed service opens a socket at each read and loses messages",
    .proves("DKIT-08", "DKIT-23", "DKIT-K6"))
  func computed() {
    let login = Before.LoggedInResource(injecting: loginAnswer(watching: sockets))
    inbox.listen(to: login.chatThreadSource)
    login.messagingNetworkService.send("hello")
    #expect(inbox.lines == [])
    #expect(sockets.tally.made == 2)
    #expect(login.messagingNetworkService !== login.messagingNetworkService)
    #expect(sockets.tally.made == 4)
  }

  @Test(
    "A lazy service is created once, at its first read",
    .proves("DKIT-08", "DKIT-23", "DKIT-K6"))
  func lazyService() {
    let login = logIn()
    #expect(sockets.tally.made == 0)
    inbox.listen(to: login.chatThreadSource)
    login.messagingNetworkService.send("hello")
    login.messagingNetworkService.send("again")
    #expect(inbox.lines == ["hello", "hello, again"])
    #expect(login.messagingNetworkService === login.messagingNetworkService)
    #expect(sockets.tally.made == 1)
  }

  @Test(
    "Each login opens its own socket and receives only its messages",
    .proves("DKIT-08", "DKIT-11"))
  func twoLogins() {
    let logins = [logIn(), logIn()]
    #expect(sockets.tally.made == 0)
    let inboxes = [inbox, Log()]
    for (number, (inbox, login)) in zip(inboxes, logins).enumerated() {
      inbox.listen(to: login.chatThreadSource)
      #expect(sockets.tally.made == number + 1)
    }
    logins[0].messagingNetworkService.send("first")
    logins[1].messagingNetworkService.send("second")
    #expect(inboxes.map(\.lines) == [["first"], ["second"]])
    #expect(sockets.tally.made == 2)
  }

  @Test(
    "A login builds its user from the injected id and token",
    .proves("DKIT-13", "DKIT-14", "DKIT-16", "DKIT-17", "DKIT-21"))
  func built() {
    struct Passed: LoggedInRequirements {
      let sessionToken = "t\(Int.random(in: 10...99))"
      let userId = "u\(Int.random(in: 10...99))"
      let openSocket = { WebSocket() }
    }
    let passed = Passed()
    let login = LoggedInResource(injecting: passed)
    #expect(login.currentUser == User(id: passed.userId, sessionToken: passed.sessionToken))
    #expect(login.chatThreadListResource.greeting == "hello, \(passed.userId)")
  }

  @Test(
    "A thread list requires only the login's source, service and user",
    .proves("DKIT-15", "DKIT-16"))
  func inner() {
    func sendAndListen(_ list: ChatThreadListResource<some ChatThreadListRequirements>) -> User {
      inbox.listen(to: list.injected.chatThreadSource)
      list.injected.messagingNetworkService.send("hello")
      return list.injected.currentUser
    }
    let login = logIn()
    #expect(sendAndListen(login.chatThreadListResource) == login.currentUser)
    login.messagingNetworkService.send("again")
    #expect(inbox.lines == ["hello", "hello, again"])
    // The thread list requires only these three values.
    struct Three: ChatThreadListRequirements {
      let chatThreadSource: Feed<[ChatThread]>
      let messagingNetworkService: any MessagingService
      let currentUser: User
    }
    let three = Three(
      chatThreadSource: login.chatThreadSource,
      messagingNetworkService: login.messagingNetworkService, currentUser: login.currentUser)
    #expect(sendAndListen(ChatThreadListResource(injecting: three)) == login.currentUser)
  }

  @Test(
    "Each read of `chatThreadListResource` creates another child scope",
    .proves("DKIT-19", "DKIT-24"))
  func children() {
    let login = logIn()
    let first = login.chatThreadListResource
    #expect(first !== login.chatThreadListResource)
    #expect(first.injected === login)
  }

  @Test("A view shows only the threads of its user", .proves("DKIT-25", "DKIT-27", "DKIT-K7"))
  func builder() {
    let login = logIn()
    let own = login.threadsAuthoredByUserViewController(for: login.currentUser)
    let others = login.threadsAuthoredByUserViewController(for: User(id: "u2", sessionToken: "t2"))
    login.messagingNetworkService.send("mine")
    #expect(own.titles == ["mine"])
    #expect(others.titles == [])
    #expect(own.user == login.currentUser)
  }

  @Test(
    "`authored(by:)` filters each list of threads and keeps empty lists",
    .proves("DKIT-25", "DKIT-K7"))
  func authored() {
    var received: [[ChatThread]] = []
    let threads = [ChatThread(userId: "u1", title: "A"), ChatThread(userId: "u2", title: "B")]
    let feed = Feed<[ChatThread]> { listener in
      listener(threads)
      listener([threads[1]])
    }
    feed.authored(by: User(id: "u1", sessionToken: "")).listen { received.append($0) }
    #expect(received == [[threads[0]], []])
  }

  @Test(
    "A resource can conform to a protocol unrelated to scopes", .proves("DKIT-26", "DKIT-K8"))
  func parameters() {
    let socket = WebSocket()
    let app = AppResource(injecting: NilResource()) { socket }
    let login = app.logIn(token: "t1", userId: "u1")
    let parameters: any MyThreadsViewControllerParameters = login
    inbox.listen(to: parameters.myThreads)
    socket.send(ChatThread(userId: "u2", title: "theirs"))
    login.messagingNetworkService.send("mine")
    #expect(inbox.lines == ["", "mine"])
    #expect(parameters.user == login.currentUser)
  }

  @Test("A global session crashes if it is read before login", .proves("DKIT-12"))
  func global() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { print(Before.Session.shared.user.id) }
    }
    result.expectLastWords("Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  @Test("A logout that misses one global property leaves the socket open")
  @MainActor
  func forgotten() {
    let session = Before.Session.shared
    session.logIn(User(id: "u1", sessionToken: "t1"), socket: sockets.watch("socket", WebSocket()))
    inbox.listen(to: session.chat.streamingChatThreadSource)
    session.logOut()
    #expect(session.user == nil)
    session.chat.send("late")
    #expect(inbox.lines == ["late"])
    #expect(sockets.tally == Tally(made: 1, gone: 0))
  }

  @Test(
    "The framework declares requirements and resources, but no scope type", .proves("DKIT-06"))
  func noScope() throws {
    func types(below folder: String) throws -> [String] {
      try TestCheckout.sources(below: folder, skipping: ["Exercises", "Experiments", "Refused"])
        .flatMap { try $0.declarations().flatMap(\.withMembers) }
        .filter { [.protocol, .class, .actor, .struct, .enum].contains($0.kind) }.map(\.name)
    }
    #expect(
      try types(below: "Sources/Support/Scopes")
        == ["Requirements", "NilRequirements", "NilResource", "Resource"])
    let chapter = try types(below: chapterFolder("ScopeLifetimes"))
    #expect(chapter.contains("LoggedInResource") && !chapter.contains { $0.contains("Scope") })
  }

  @Test(
    "Each requirements protocol has exactly one resource",
    .proves("DKIT-13", "DKIT-16"))
  func oneOfEach() throws {
    let chapter = chapterFolder("ScopeLifetimes")
    let needs = try TestCheckout.source("\(chapter)/Needs.swift").declarations()
      .filter { $0.kind == .protocol }.map(\.name)
    let others: Set = ["Before", "Exercises", "Experiments", "InYourApp", "Refused"]
    let resources = try TestCheckout.sources(below: chapter, skipping: others)
      .flatMap { try $0.declarations() }
      .filter { $0.inheritance.first?.text == "Resource<I>" && !$0.isConditional }
    #expect(resources.flatMap(\.genericParameters).map(\.constraint?.text) == needs)

    final class Second<I: LoggedInRequirements>: Resource<I> {}
    final class TwoSets<I: LoggedInRequirements & ChatThreadListRequirements>: Resource<I> {}
    #expect(Second(injecting: loginAnswer(watching: sockets)).injected.userId == "u1")
  }
}
