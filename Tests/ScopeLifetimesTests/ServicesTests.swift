import Playground
import Scopes
import TestSupport
import Testing

@testable import ScopeLifetimes

@Suite("ScopeLifetimes: what a scope passes on and builds")
struct ServicesTests {
  let app = AppResource(injecting: NilResource())

  @Test(
    "Computed, each reading opens another socket, and who listens does not hear who speaks",
    .proves("DKIT-08", "DKIT-23", "DKIT-K6"))
  func computed() {
    let login = AsPrinted.LoggedInResource(injecting: app)
    let inbox = Inbox(login.chatThreadSource)
    login.messagingNetworkService.send("hello")
    #expect(inbox.titles == [])
    #expect(app.diary.opened == ["socket 1", "socket 2"])
    _ = login.messagingNetworkService
    #expect(app.diary.opened == ["socket 1", "socket 2", "socket 3"])
  }

  @Test(
    "Lazy, both are one service, which is made when it is first asked for",
    .proves("DKIT-08", "DKIT-11", "DKIT-23", "DKIT-K6"))
  func lazyService() {
    let login = app.logIn()
    #expect(app.diary.opened == [])
    let inbox = Inbox(login.chatThreadSource)
    login.messagingNetworkService.send("hello")
    login.messagingNetworkService.send("again")
    #expect(inbox.titles == ["hello", "again"])
    #expect(login.messagingNetworkService === login.messagingNetworkService)
    #expect(app.diary.opened == ["socket 1"])
  }

  @Test("Two logins have a service each, and hear only their own", .proves("DKIT-08"))
  func twoLogins() {
    let logins = [app.logIn(), app.logIn()]
    let inboxes = logins.map { Inbox($0.chatThreadSource) }
    logins[0].messagingNetworkService.send("first")
    logins[1].messagingNetworkService.send("second")
    #expect(inboxes.map(\.titles) == [["first"], ["second"]])
    #expect(app.diary.opened == ["socket 1", "socket 2"])
  }

  @Test(
    "The user is built from what was passed; token and id are passed on unchanged",
    .proves("DKIT-13", "DKIT-14", "DKIT-16", "DKIT-17", "DKIT-21"))
  func built() {
    struct Passed: LoggedInRequirements {
      let sessionToken = "t\(Int.random(in: 10...99))"
      let userId = "u\(Int.random(in: 10...99))"
      let diary = Diary()
    }
    let passed = Passed()
    let login = LoggedInResource(injecting: passed)
    #expect(login.currentUser == User(id: passed.userId, sessionToken: passed.sessionToken))
    #expect(login.chatThreadListResource.greeting == "hello, \(passed.userId)")
    #expect(login.diary === passed.diary)
  }

  @Test("The inner scope hears the service of the scope around it", .proves("DKIT-15", "DKIT-16"))
  func inner() {
    let login = app.logIn()
    let inbox = login.chatThreadListResource.inbox()
    login.messagingNetworkService.send("hello")
    #expect(inbox.titles == ["hello"])
  }

  @Test("Each reading of the property makes another child", .proves("DKIT-24"))
  func children() {
    let login = app.logIn()
    let first = login.chatThreadListResource
    #expect(first !== login.chatThreadListResource)
    #expect(first.injected === login)
  }

  @Test("A view gets the threads of its person alone", .proves("DKIT-25", "DKIT-K7"))
  func builder() {
    let login = app.logIn()
    let own = login.threadsAuthoredByUserViewController(for: login.currentUser)
    let others = login.threadsAuthoredByUserViewController(for: User(id: "u2", sessionToken: "t2"))
    login.messagingNetworkService.send("mine")
    #expect(own.inbox.titles == ["mine"])
    #expect(others.inbox.titles == [])
    #expect(own.user == login.currentUser)
  }

  @Test("A filter drops threads from an arrival, and keeps the arrival", .proves("DKIT-K7"))
  func authored() {
    var arrivals: [[ChatThread]] = []
    let threads = [ChatThread(userId: "u1", title: "A"), ChatThread(userId: "u2", title: "B")]
    let feed = Feed<[ChatThread]> { listener in
      listener(threads)
      listener([threads[1]])
    }
    feed.authored(by: User(id: "u1", sessionToken: "")).listen { arrivals.append($0) }
    #expect(arrivals == [[threads[0]], []])
  }

  @Test(
    "A resource also conforms to a protocol that knows no scopes", .proves("DKIT-26", "DKIT-K8"))
  func parameters() {
    let login = app.logIn()
    let parameters: any MyThreadsViewControllerParameters = login
    let inbox = Inbox(parameters.myThreads)
    login.messagingNetworkService.send("mine")
    #expect(inbox.titles == ["mine"])
    #expect(parameters.user == login.currentUser)
  }

  @Test("What is global is there before it can be used, and ends the program", .proves("DKIT-12"))
  func global() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { print(GlobalLogin.shared.user.id) }
    }
  }
}
