/// Creates parts on demand and stores them. Each part has a closure that creates it from other parts.
final class Container {
  private var factories: [ObjectIdentifier: (Container) -> Any] = [:]
  private var instances: [ObjectIdentifier: Any] = [:]

  func register<Part>(_ type: Part.Type = Part.self, _ make: @escaping (Container) -> Part) {
    factories[ObjectIdentifier(type)] = make
  }

  /// The only part of a type. Crashes if it isn't registered.
  func resolve<Part>(_ type: Part.Type = Part.self) -> Part {
    let key = ObjectIdentifier(type)
    if let part = instances[key] as? Part { return part }
    guard let part = factories[key]?(self) as? Part else {
      preconditionFailure("No registration for \(type).")
    }
    instances[key] = part
    return part
  }
}
