// Fails nearestCounts: a child copies what its parent has when the child is made.
// Also fails madeFromTheOwner, released.
// TASK 1: Store registrations, and find them, here or above.
private let parent: Container?
private var registrations: [ObjectIdentifier: Registration] = [:]

init(parent: Container? = nil) {
  self.parent = parent
  registrations = parent?.registrations ?? [:]
}

func register<Service>(
  _ type: Service.Type, _ lifetime: Lifetime = .unique,
  factory: @escaping (Container) -> Service?
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
