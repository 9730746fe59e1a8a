/// A container's key for a registration.
struct Key: Hashable, CustomStringConvertible {
  private let type: ObjectIdentifier
  /// The type's name, followed by the key's own name if it has one.
  let description: String

  init<Service>(_ type: Service.Type, _ name: String) {
    self.type = ObjectIdentifier(type)
    description = name.isEmpty ? "\(type)" : "\(type) \(name)"
  }
}

/// A name together with its service's type, so that the compiler checks both.
struct TypedKey<Service> {
  let name: String
}

extension TypedKey<Server> {
  static var shop: Self { Self(name: "shop") }
  static var chat: Self { Self(name: "chat") }
}

extension Container {
  func register<Service>(
    _ key: TypedKey<Service>, _ lifetime: Lifetime = .unique,
    factory: @escaping (Resolution) throws -> Service
  ) {
    register(Service.self, name: key.name, lifetime, factory: factory)
  }

  func resolve<Service>(_ key: TypedKey<Service>) -> Service {
    resolve(Service.self, name: key.name)
  }
}
