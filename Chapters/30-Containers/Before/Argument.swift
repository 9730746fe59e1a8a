/// Code as a team has it before the guide repairs it.
enum Before {
  /// Passes an argument to its factories, and caches their objects by type.
  final class ArgumentContainer {
    private var factories: [ObjectIdentifier: (Int) -> Any] = [:]
    private var cached: [ObjectIdentifier: Any] = [:]

    func register<Service>(_ type: Service.Type, factory: @escaping (Int) -> Service) {
      factories[ObjectIdentifier(type)] = factory
    }

    func resolve<Service>(_ type: Service.Type, argument: Int) -> Service {
      let key = ObjectIdentifier(type)
      if let object = cached[key] { return object as! Service }
      guard let object = factories[key]?(argument) else {
        fatalError("No registration for \(type)")
      }
      cached[key] = object
      return object as! Service
    }
  }
}
