import Playground

// Questions that are answered by running a way. Each probe wires a new app.

extension Way {
  /// How many of the four services a test can replace separately.
  func replaceableServices() async -> Int {
    let (client, clock, store, logger) = (FakeClient(), FakeClock(), FakeStore(), FakeLogger())
    let tests = [
      (Services(client: client), client.wasCalled), (Services(clock: clock), clock.wasCalled),
      (Services(logger: logger), logger.wasCalled),
      (Services(makeStore: { store }), store.wasCalled),
    ]
    for (services, _) in tests { await runTest(services) { app in _ = app.open().logIn("Ada") } }
    return tests.count { $0.1.withLock { $0 } }
  }

  /// Whether two overlapping tests each get their own clock.
  func keepsTestsApart() async -> Bool {
    let bothAreOpen = Gate(2)
    func test(at time: String) async -> Bool {
      var answer = ""
      await runTest(Services(clock: FakeClock(time))) { app in
        let window = app.open()
        await bothAreOpen.pass()
        answer = window.logIn("Ada")
      }
      return answer.hasSuffix(time)
    }
    async let morning = test(at: "8:00")
    async let evening = test(at: "20:00")
    return await (morning, evening) == (true, true)
  }

  /// How many stores the logins of two windows use.
  func storesOfTwoWindows(wired wiring: Wiring = .once) async -> Int {
    let stores = Locked<[MemoryStore]>([])
    let services = Services(makeStore: {
      let store = MemoryStore()
      stores.withLock { $0.append(store) }
      return store
    })
    let bothAreOpen = Gate(2)
    func runWindow() async {
      await run(services) { app in
        let window = app.open()
        await bothAreOpen.pass()
        _ = window.logIn("Ada")
      }
    }
    switch wiring {
    case .once:
      await run(services) { app in
        let windows = [app.open(), app.open()]
        for window in windows { _ = window.logIn("Ada") }
      }
    case .forEachWindow:
      async let first: Void = runWindow()
      async let second: Void = runWindow()
      _ = await (first, second)
    }
    // An app that makes its own store has one.
    return max(1, stores.withLock { $0.count { $0.token != nil } })
  }

  /// How long the store of a login lives after its window is closed.
  func afterLogout(wired wiring: Wiring = .once) async -> Afterlife {
    let name = "\(name) after logout"
    let token = ServerClient().token(for: name)
    let stores = Locked<[WeakStore]>([])
    func isAlive() -> Bool {
      stores.withLock { $0.contains { $0.store?.token == token } } || anyCode?() == token
    }
    func logInAndClose(_ window: Window) { _ = window.logIn(name) }
    var afterTheWindow = false
    let services = Services(makeStore: {
      let store = MemoryStore()
      stores.withLock { $0.append(WeakStore(store: store)) }
      return store
    })
    switch wiring {
    case .once:
      await run(services) { app in
        logInAndClose(app.open())
        afterTheWindow = isAlive()
      }
    case .forEachWindow:
      await run(Services()) { _ in
        await run(services) { app in logInAndClose(app.open()) }
        afterTheWindow = isAlive()
      }
    }
    return isAlive() ? .forever : afterTheWindow ? .appLifetime : .none
  }

  /// Which code can read the store of a login.
  func reach() async -> Reach {
    let name = "\(name) in reach"
    let token = ServerClient().token(for: name)
    var reach = Reach.levels(0)
    await run(Services()) { app in
      let window = app.open()
      _ = window.logIn(name)
      reach =
        if anyCode?() == token {
          .anyCode
        } else if window.anyView?() == token {
          .anyView
        } else {
          .levels(window.readers.count { $0() == token })
        }
    }
    return reach
  }

  /// Whether an open login uses a replaced clock.
  func replacement() async -> Replacement {
    var result = Replacement.impossible
    await run(Services()) { app in
      guard let replaceClock = app.replaceClock else { return }
      let window = app.open()
      replaceClock(FakeClock("21:00"))
      result = window.logIn("Ada").hasSuffix("21:00") ? .seen : .unseen
    }
    return result
  }
}

/// Whether the root wires the app once, or each window.
enum Wiring { case once, forEachWindow }

enum Afterlife: String {
  case none = "gone"
  case appLifetime = "app"
  case forever = "ever"
}

enum Reach: CustomStringConvertible {
  case anyCode, anyView
  case levels(Int)

  var description: String {
    switch self {
    case .anyCode: "any code"
    case .anyView: "any view"
    case .levels(let count): count == 1 ? "1 level" : "\(count) levels"
    }
  }
}

enum Replacement: String {
  case seen, unseen
  case impossible = "-"
}

private struct WeakStore: Sendable {
  weak let store: MemoryStore?
}
