import Playground
import Scopes
import TestSupport
import Testing

@testable import ScopeLifetimes

@Suite("ScopeLifetimes: when scopes are freed")
struct LifetimeTests {
  @Test(
    "An inner scope keeps its outer scopes alive until it is freed",
    .proves("DKIT-07", "DKIT-09", "DKIT-K11"))
  func child() {
    let (ends, lifetimes) = (Log(), Lifetimes())
    // Both scopes record when they are freed.
    final class Login: LoggedInResource<FakeOuterScope> {
      deinit { injected.end("login") }
    }
    final class ThreadList: ChatThreadListResource<Login> {
      deinit { injected.injected.end("thread list") }
    }
    var list: ThreadList? = {
      let login = Login(injecting: FakeOuterScope(end: ends.note))
      lifetimes.watch("outside", login.injected)
      lifetimes.watch("login", login)
      return ThreadList(injecting: login)
    }()
    #expect(lifetimes.freed == [])
    #expect(ends.lines == [])
    #expect(list?.greeting == "hello, u1")
    list = nil
    #expect(lifetimes.alive == [])
    #expect(ends.lines == ["thread list", "login", "outside"])
    // The chapter's own scopes, where the test holds only the innermost.
    let scopes = Lifetimes()
    withExtendedLifetime(openThreads(scopes)) {
      #expect(scopes.alive == ["app", "login", "thread list"])
    }
    #expect(scopes.alive == [])
  }

  @Test("A thread list opened by a login keeps login and app alive")
  func madeChild() {
    let scopes = Lifetimes()
    var list: AnyObject? = openThreads(scopes)
    #expect(scopes.alive == ["app", "login", "thread list"])
    withExtendedLifetime(list) {}
    list = nil
    #expect(scopes.freed == ["app", "login", "thread list"])
  }

  @Test("A login's service and socket are freed with the login", .proves("DKIT-07", "DKIT-12"))
  func service() {
    let lifetimes = Lifetimes()
    do {
      let outside = FakeOuterScope(openSocket: { lifetimes.watch("socket", WebSocket()) })
      let login = LoggedInResource(injecting: outside)
      lifetimes.watch("login", login)
      lifetimes.watch("service", login.messagingNetworkService)
      login.messagingNetworkService.send("hello")
      #expect(lifetimes.alive == ["login", "socket", "service"])
    }
    #expect(lifetimes.freed == ["login", "socket", "service"])
  }

  @Test(
    "A listening screen and its scope don't keep each other alive",
    .proves("DKIT-07"))
  func screen() {
    let lifetimes = Lifetimes()
    var screen: ThreadsAuthoredByUserViewController? = {
      let login = lifetimes.watch("login", LoggedInResource(injecting: FakeOuterScope()))
      lifetimes.watch("service", login.messagingNetworkService)
      return lifetimes.watch(
        "screen", login.threadsAuthoredByUserViewController(for: login.currentUser))
    }()
    #expect(screen?.titles == [])
    #expect(lifetimes.freed == ["login", "service"])
    #expect(lifetimes.alive == ["screen"])
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
  }

  @Test("A scope that stores its child scope leaks with it", .proves("DKIT-41"))
  func storing() {
    let (ends, lifetimes) = (Log(), Lifetimes())
    do {
      let login = KeepsItsChild(injecting: FakeOuterScope(end: ends.note))
      lifetimes.watch("outside", login.injected)
      lifetimes.watch("login", login)
      lifetimes.watch("child", login.threadList)
    }
    #expect(lifetimes.freed == [])
    #expect(ends.lines == [])
  }

  @Test("A scope that never created its lazy child scope is freed")
  func neverMade() {
    let (ends, lifetimes) = (Log(), Lifetimes())
    do {
      let login = KeepsItsChild(injecting: FakeOuterScope(end: ends.note))
      _ = lifetimes.watch("login", login).currentUser
    }
    #expect(lifetimes.freed == ["login"])
    #expect(ends.lines == ["outside"])
  }

  /// Meets a login's requirements with fixed values, and records when it is freed.
  private final class FakeOuterScope: LoggedInRequirements {
    let sessionToken = "t1"
    let userId = "u1"
    let openSocket: () -> WebSocket
    let end: (String) -> Void

    init(
      end: @escaping (String) -> Void = { _ in },
      openSocket: @escaping () -> WebSocket = { WebSocket() }
    ) {
      (self.end, self.openSocket) = (end, openSocket)
    }

    deinit { end("outside") }
  }
}
