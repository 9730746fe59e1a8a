import Playground

/// A registration with its own lock, which is held from the lookup until the object is stored.
final class Entry: Sendable {
  private let instance = Locked<(any Sendable)?>(nil)
  private let factory: @Sendable (SharedContainer) -> any Sendable

  init(_ factory: @escaping @Sendable (SharedContainer) -> any Sendable) { self.factory = factory }

  func object(in container: SharedContainer) -> any Sendable {
    instance.withLock { instance in
      if let instance { return instance }
      let object = factory(container)
      instance = object
      return object
    }
  }
}

/// A container of cached objects that several threads may use.
///
/// A factory may resolve other objects, because they have other locks. Two factories that need each other
/// deadlock.
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
