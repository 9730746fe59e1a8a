// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Gives objects on request. Its parent, if it has one, has more registrations.
final class Container {
  // TASK 1: Store registrations, and find them, here or above.
  private let parent: Container?
  private var registrations: [ObjectIdentifier: Registration] = [:]

  init(parent: Container? = nil) { self.parent = parent }

  func register<Service>(
    _ type: Service.Type, _ lifetime: Lifetime = .unique,
    factory: @escaping (Container) -> Service
  ) {
    registrations[ObjectIdentifier(type)] = Registration(lifetime, factory: factory)
  }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service? {
    var next: Container? = self
    while let owner = next {
      if let registration = owner.registrations[ObjectIdentifier(type)] {
        return registration.object(asked: self, owner: owner) as? Service
      }
      next = owner.parent
    }
    return nil
  }
  // STUB
  // init(parent: Container? = nil) {}
  //
  // func register<Service>(
  //   _ type: Service.Type, _ lifetime: Lifetime = .unique,
  //   factory: @escaping (Container) -> Service
  // ) {}
  //
  // func resolve<Service>(_ type: Service.Type = Service.self) -> Service? { nil }
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
  private var kept: Any?

  func object(asked: Container, owner: Container) -> Any {
    guard lifetime == .cached else { return factory(asked) }
    if let kept { return kept }
    let made = factory(owner)
    kept = made
    return made
  }
  // STUB
  // func object(asked: Container, owner: Container) -> Any { factory(asked) }
  // END
}
