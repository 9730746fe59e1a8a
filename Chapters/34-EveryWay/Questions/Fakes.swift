import Playground

// What a test puts in place of the services. Each one notes whether the login asked it.

final class FakeClient: Client {
  let isAsked = Locked(false)

  func token(for name: String) -> String {
    isAsked.withLock { $0 = true }
    return "a fake token of \(name)"
  }
}

final class FakeClock: ShopClock {
  let isAsked = Locked(false)
  private let time: String

  init(_ time: String = "12:00") { self.time = time }

  var now: String {
    isAsked.withLock { $0 = true }
    return time
  }
}

final class FakeStore: Store {
  let isAsked = Locked(false)

  var token: String? { nil }

  func keep(_ token: String) { isAsked.withLock { $0 = true } }
}

final class FakeLogger: Logger {
  let isAsked = Locked(false)

  func log(_ line: String) { isAsked.withLock { $0 = true } }
}
