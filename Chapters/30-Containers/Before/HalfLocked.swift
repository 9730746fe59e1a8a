import Playground

extension Before {
  /// Locks each access to a dictionary, but not the time between the lookup and the storing.
  final class SharedContainer: Sendable {
    typealias Factory = @Sendable (SharedContainer) -> any Sendable

    private let factories = Locked<[ObjectIdentifier: Factory]>([:])
    private let cached = Locked<[ObjectIdentifier: any Sendable]>([:])

    func register<Service: Sendable>(
      _ type: Service.Type, factory: @escaping @Sendable (SharedContainer) -> Service
    ) {
      factories.withLock { $0[ObjectIdentifier(type)] = factory }
    }

    func resolve<Service: Sendable>(_ type: Service.Type = Service.self) -> Service {
      let key = ObjectIdentifier(type)
      // snippet.resolve
      if let object = cached.withLock({ $0[key] }) { return object as! Service }
      let object = factory(for: type)(self)
      cached.withLock { $0[key] = object }
      // snippet.end
      return object as! Service
    }

    private func factory(for type: Any.Type) -> Factory {
      guard let factory = factories.withLock({ $0[ObjectIdentifier(type)] }) else {
        fatalError("No registration for \(type)")
      }
      return factory
    }
  }
}
