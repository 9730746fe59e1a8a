extension Before {
  final class Container {
    private var factories: [ObjectIdentifier: (Container) -> Any] = [:]

    func register<Service>(_ type: Service.Type, factory: @escaping (Container) -> Service) {
      factories[ObjectIdentifier(type)] = factory
    }

    func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
      guard let factory = factories[ObjectIdentifier(type)] else {
        fatalError("No registration for \(type)")
      }
      return factory(self) as! Service
    }
  }
}
