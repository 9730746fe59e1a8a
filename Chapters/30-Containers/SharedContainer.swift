import Playground

/// A registration with a lock of its own, which is held from the look to the end of the making.
final class Entry: Sendable {
  private let made = Locked<(any Sendable)?>(nil)
  private let factory: @Sendable (SharedContainer) -> any Sendable

  init(_ factory: @escaping @Sendable (SharedContainer) -> any Sendable) { self.factory = factory }

  func object(in container: SharedContainer) -> any Sendable {
    made.withLock { made in
      if let made { return made }
      let object = factory(container)
      made = object
      return object
    }
  }
}

/// A container of cached objects that several threads may use.
///
/// A factory may resolve others, whose locks are different ones. Two factories that need each other wait
/// for each other for ever.
final class SharedContainer: Sendable {
  private let entries = Locked<[ObjectIdentifier: Entry]>([:])

  func register<Service: Sendable>(
    _ type: Service.Type, factory: @escaping @Sendable (SharedContainer) -> Service
  ) {
    let entry = Entry(factory)
    entries.withLock { $0[ObjectIdentifier(type)] = entry }
  }

  func resolve<Service: Sendable>(_ type: Service.Type = Service.self) -> Service {
    let entry = entries.withLock { $0[ObjectIdentifier(type)] }
    guard let entry else { fatalError("No registration for \(type)") }
    return entry.object(in: self) as! Service
  }
}
