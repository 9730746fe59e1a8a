import Playground

extension Before {
  /// Each access to the dictionaries is locked. The way from the look to the storing isn't.
  final class SharedContainer: Sendable {
    typealias Factory = @Sendable (SharedContainer) -> any Sendable

    private let factories = Locked<[ObjectIdentifier: Factory]>([:])
    private let cached = Locked<[ObjectIdentifier: any Sendable]>([:])

    func register<Service: Sendable>(
      _ type: Service.Type, factory: @escaping @Sendable (SharedContainer) -> Service
    ) {
      factories.withLock { $0[ObjectIdentifier(type)] = factory }
    }

    // snippet.resolve
    func resolve<Service: Sendable>(_ type: Service.Type = Service.self) -> Service {
      let key = ObjectIdentifier(type)
      if let object = cached.withLock({ $0[key] }) { return object as! Service }
      guard let factory = factories.withLock({ $0[key] }) else {
        fatalError("No registration for \(type)")
      }
      let object = factory(self)
      cached.withLock { $0[key] = object }
      return object as! Service
    }
    // snippet.end
  }
}
