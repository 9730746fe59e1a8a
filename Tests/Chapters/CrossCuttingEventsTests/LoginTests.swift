import Foundation
import Playground
import Testing

@testable import CrossCuttingEvents

@Test("A failed login announces its failure and nothing else")
@MainActor
func failedLogin() {
  struct NoUsers: Repository {
    func get(with key: Key) throws -> Data { throw ShopError.unknown }
  }
  var events: [ShopEvent] = []
  let login = LoginViewModel(users: NoUsers()) { events.append($0) }
  #expect(throws: ShopError.unknown) { try login.logIn("u9") }
  #expect(events == [.failed("login")])
}

@Test("A login that calls listeners directly fails to announce its failure")
@MainActor
func forgottenFailure() throws {
  let (log, tracks) = (Log(), Log())
  let login = Before.LoginViewModel(users: UserRepository(), logger: log, marketing: tracks)
  #expect(try login.logIn("u1") == "Ada")
  #expect(throws: ShopError.unknown) { try login.logIn("u9") }
  #expect(log.lines == ["login Ada"])
  #expect(tracks.lines == ["login"])
}
