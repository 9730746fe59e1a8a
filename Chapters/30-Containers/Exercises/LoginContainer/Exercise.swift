// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Gives objects on request. Its parent, if it has one, has more registrations.
final class Container {
  // TASK 1: Store registrations, and find them, here or above.
  init(parent: Container? = nil) {}

  func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime = .unique,
    factory: @escaping (Container) -> Service
  ) {}

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service? { nil }
  // END
}

/// What a container stores for a type.
final class Registration {
  private let lifetime: Lifetime
  private let factory: (Container) -> Any

  init(_ lifetime: Lifetime, factory: @escaping (Container) -> Any) {
    (self.lifetime, self.factory) = (lifetime, factory)
  }

  // TASK 2: Give what the lifetime says.
  func object(asked: Container, owner: Container) -> Any { factory(asked) }
  // END
}
