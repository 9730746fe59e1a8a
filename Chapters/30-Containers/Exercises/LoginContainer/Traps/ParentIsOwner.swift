// Fails madeFromTheOwner: the owner of what is found above is always the parent.
// TASK 1: Store registrations, and find them, here or above.
private let parent: Container?
private var registrations: [ObjectIdentifier: Registration] = [:]

init(parent: Container? = nil) { self.parent = parent }

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
      let above = owner === self ? self : parent ?? self
      return registration.object(asked: self, owner: above) as? Service
    }
    next = owner.parent
  }
  return nil
}
