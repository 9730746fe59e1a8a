import Playground

// The fakes of a test. Each one records whether the login called it.

final class FakeClient: Client {
  let wasCalled = Locked(false)

  func token(for name: String) -> String {
    wasCalled.withLock { $0 = true }
    return "a fake token of \(name)"
  }
}

final class FakeClock: ShopClock {
  let wasCalled = Locked(false)
  private let time: String

  init(_ time: String = "12:00") { self.time = time }

  var now: String {
    wasCalled.withLock { $0 = true }
    return time
  }
}

final class FakeStore: Store {
  let wasCalled = Locked(false)

  var token: String? { nil }

  func keep(_ token: String) { wasCalled.withLock { $0 = true } }
}

final class FakeLogger: Logger {
  let wasCalled = Locked(false)

  func log(_ line: String) { wasCalled.withLock { $0 = true } }
}
