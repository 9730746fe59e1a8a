// Fails typesAreDifferent: a registration whose object has the type is taken as well.
// Also fails factoryGetsTheAsked.
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
      return registration.object(asked: self, owner: owner) as? Service
    }
    for registration in owner.registrations.values {
      if let object = registration.object(asked: self, owner: owner) as? Service { return object }
    }
    next = owner.parent
  }
  return nil
}
