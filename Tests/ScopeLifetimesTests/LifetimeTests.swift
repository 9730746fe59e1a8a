import Playground
import Scopes
import TestSupport
import Testing

@testable import ScopeLifetimes

@Suite("ScopeLifetimes: who is freed, and when")
struct LifetimeTests {
  @Test(
    "An inner scope keeps the outer ones; when it goes, they go, from the inside out",
    .proves("DKIT-07", "DKIT-09", "DKIT-K11"))
  func child() {
    let (diary, lifetimes) = (Diary(), Recorder())
    var list: ChatThreadListResource<LoggedInResource<Outside>>? = {
      let login = LoggedInResource(injecting: Outside(diary))
      lifetimes.watch("outside", login.injected)
      lifetimes.watch("login", login)
      return login.chatThreadListResource
    }()
    #expect(lifetimes.freed == [])
    #expect(diary.ended == [])
    #expect(list?.greeting == "hello, u1")
    list = nil
    #expect(lifetimes.alive == [])
    #expect(diary.ended == ["thread list", "login", "outside"])
  }

  @Test("When a login ends, its service ends", .proves("DKIT-07"))
  func service() {
    let diary = Diary()
    do {
      let login = LoggedInResource(injecting: Outside(diary))
      login.messagingNetworkService.send("hello")
      #expect(diary.ended == [])
    }
    #expect(Set(diary.ended) == ["login", "outside", "socket 1"])
    #expect(diary.ended.first == "login")
  }

  @Test(
    "A screen that listens does not keep the scope, nor the scope the screen")
  func screen() {
    let diary = Diary()
    var screen: ThreadsAuthoredByUserViewController? = {
      let login = LoggedInResource(injecting: Outside(diary))
      return login.threadsAuthoredByUserViewController(for: login.currentUser)
    }()
    #expect(screen?.inbox.titles == [])
    #expect(diary.ended.contains("login"))
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
  }

  @Test("A parent that stores its child stays for ever, and so does the child", .proves("DKIT-41"))
  func storing() {
    let (diary, lifetimes) = (Diary(), Recorder())
    do {
      let login = KeepsItsChild(injecting: Outside(diary))
      lifetimes.watch("outside", login.injected)
      lifetimes.watch("login", login)
      lifetimes.watch("child", login.threadList)
    }
    #expect(lifetimes.freed == [])
    #expect(diary.ended == [])
  }

  @Test("One that could store its child, and never made it, is freed")
  func neverMade() {
    let diary = Diary()
    do { _ = KeepsItsChild(injecting: Outside(diary)).currentUser }
    #expect(diary.ended == ["login", "outside"])
  }

  /// What a login needs, from nowhere.
  private final class Outside: LoggedInRequirements {
    let sessionToken = "t1"
    let userId = "u1"
    let diary: Diary

    init(_ diary: Diary) { self.diary = diary }

    deinit { diary.end("outside") }
  }
}
