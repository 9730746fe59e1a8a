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
  @TaskLocal static var ofTask = DependencyValues()

  /// A test sets it, and fails with this text.
  var reportMissing: (@Sendable (String) -> Void)?
  private var values: [ObjectIdentifier: any Sendable] = [:]

  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads the task's value when it's used. Where no code has set one, an app gets the live value, and a
/// test fails and gets the test value.
@propertyWrapper
struct Dependency<Key: DependencyKey> {
  init(_ key: Key.Type) {}

  var wrappedValue: Key.Value {
    let values = DependencyValues.ofTask
    if let value = values[Key.self] { return value }
    guard let report = values.reportMissing else { return Key.live }
    report("\(Key.self) is needed here, and the test hasn't set it.")
    return Key.test
  }
}

extension TaskLocalValues {
  static func values(_ services: Services) -> DependencyValues {
    var values = DependencyValues()
    values[ClientKey.self] = services.client
    values[ClockKey.self] = services.clock
    values[StoreKey.self] = services.makeStore()
    values[LoggerKey.self] = services.logger
    return values
  }
}
