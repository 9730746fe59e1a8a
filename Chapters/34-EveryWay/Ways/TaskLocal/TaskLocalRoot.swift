protocol DependencyKey {
  associatedtype Value: Sendable
}

enum ClientKey: DependencyKey { typealias Value = any Client }
enum ClockKey: DependencyKey { typealias Value = any ShopClock }
enum StoreKey: DependencyKey { typealias Value = any Store }
enum LoggerKey: DependencyKey { typealias Value = any Logger }

struct DependencyValues: Sendable {
  @TaskLocal static var ofTask = DependencyValues()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads the task's value when it's used.
@propertyWrapper
struct Dependency<Key: DependencyKey> {
  init(_ key: Key.Type) {}

  var wrappedValue: Key.Value {
    guard let value = DependencyValues.ofTask[Key.self] else {
      fatalError("\(Key.self) is needed here, and no code has set it.")
    }
    return value
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
