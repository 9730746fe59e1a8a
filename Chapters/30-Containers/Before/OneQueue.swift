import Dispatch

extension Before {
  /// Runs everything on one queue, including the factories.
  final class QueueContainer {
    private let queue = DispatchQueue(label: "container")
    private var factories: [ObjectIdentifier: (QueueContainer) -> Any] = [:]
    private var cached: [ObjectIdentifier: Any] = [:]

    func register<Service>(_ type: Service.Type, factory: @escaping (QueueContainer) -> Service) {
      queue.sync { factories[ObjectIdentifier(type)] = factory }
    }

    func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
      let key = ObjectIdentifier(type)
      return queue.sync {
        if let object = cached[key] { return object as! Service }
        let object = factories[key]!(self)
        cached[key] = object
        return object as! Service
      }
    }
  }
}
