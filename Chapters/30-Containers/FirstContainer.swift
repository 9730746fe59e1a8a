final class FirstContainer {
  private var factories: [ObjectIdentifier: (FirstContainer) -> Any] = [:]

  func register<Service>(_ type: Service.Type, factory: @escaping (FirstContainer) -> Service) {
    factories[ObjectIdentifier(type)] = factory
  }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let factory = factories[ObjectIdentifier(type)] else {
      fatalError("No registration for \(type)")
    }
    return factory(self) as! Service
  }
}
