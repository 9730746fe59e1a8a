enum TaskLocalValues {
  struct LoginScreen {
    var model: LoginModel { LoginModel() }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  struct LoginModel {
    var request: LoginRequest { LoginRequest() }

    func submit(_ name: String) -> String { request.send(name) }
  }

  struct LoginRequest {
    @Dependency(ClientKey.self) private var client
    @Dependency(ClockKey.self) private var clock
    @Dependency(StoreKey.self) private var store
    @Dependency(LoggerKey.self) private var logger

    func send(_ name: String) -> String {
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }

  // MARK: Root

  static func values(_ services: Services) -> DependencyValues {
    var values = DependencyValues()
    values[ClientKey.self] = services.client
    values[ClockKey.self] = services.clock
    values[StoreKey.self] = services.makeStore()
    values[LoggerKey.self] = services.logger
    return values
  }
}

// MARK: - Keys and values

protocol DependencyKey {
  associatedtype Value: Sendable
  static var live: Value { get }
  static var test: Value { get }
}

enum ClientKey: DependencyKey {
  static let live: any Client = ServerClient()
  static let test: any Client = FakeClient()
}

enum ClockKey: DependencyKey {
  static let live: any ShopClock = WallClock()
  static let test: any ShopClock = FakeClock()
}

enum StoreKey: DependencyKey {
  static let live: any Store = MemoryStore()
  static let test: any Store = FakeStore()
}

enum LoggerKey: DependencyKey {
  static let live: any Logger = ListLogger()
  static let test: any Logger = FakeLogger()
}

struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()

  /// Set by a test, to fail with the message.
  var reportMissing: (@Sendable (String) -> Void)?
  private var values: [ObjectIdentifier: any Sendable] = [:]

  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads the task's value at each use. If none is set, an app gets the live value, and a test fails and gets
/// the test value.
@propertyWrapper
struct Dependency<Key: DependencyKey> {
  init(_ key: Key.Type) {}

  var wrappedValue: Key.Value {
    let values = DependencyValues.current
    if let value = values[Key.self] { return value }
    guard let report = values.reportMissing else { return Key.live }
    report("No value is set for \(Key.self).")
    return Key.test
  }
}

// MARK: - For the probes

extension Way {
  static let taskLocal = Way(
    name: "taskLocal", chapters: [31], dependency: (lines: 7, declarations: 3),
    run: { services, use in
      await DependencyValues.$current.withValue(TaskLocalValues.values(services)) {
        await use(App { Window(logIn: TaskLocalValues.LoginScreen().logIn, readers: []) })
      }
    },
    // The wiring in a test. An app falls back to the live clock.
    forgotten: {
      var values = TaskLocalValues.values(Services())
      values[ClockKey.self] = nil
      values.reportMissing = Forgotten.reportToTest
      return Window(
        logIn: { [values] name in
          DependencyValues.$current.withValue(values) {
            TaskLocalValues.LoginScreen().logIn(name)
          }
        }, readers: [])
    },
    anyCode: { DependencyValues.current[StoreKey.self]?.token })
}
