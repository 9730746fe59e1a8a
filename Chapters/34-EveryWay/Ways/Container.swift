/// Makes objects on request, from registered factories. What is cached, it makes once.
@MainActor
final class Container {
  private var factories: [ObjectIdentifier: (isCached: Bool, make: (Container) -> Any)] = [:]
  private var made: [ObjectIdentifier: Any] = [:]

  func register<Service>(
    _ type: Service.Type, isCached: Bool = true, make: @escaping (Container) -> Service
  ) {
    factories[ObjectIdentifier(type)] = (isCached, make)
    made[ObjectIdentifier(type)] = nil
  }

  func unregister<Service>(_ type: Service.Type) { factories[ObjectIdentifier(type)] = nil }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    let key = ObjectIdentifier(type)
    if let service = made[key] { return service as! Service }
    guard let factory = factories[key] else { fatalError("No registration: \(type)") }
    let service = factory.make(self)
    if factory.isCached { made[key] = service }
    return service as! Service
  }

  /// Makes each registered object once. A missing registration ends the program here.
  func check() {
    for factory in factories.values { _ = factory.make(self) }
  }
}
