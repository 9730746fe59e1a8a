// Fails nilIsAnAnswer: a factory is called to look whether it has a result, and again.
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
      guard registration.object(asked: self, owner: owner) != nil else { return nil }
      return registration.object(asked: self, owner: owner) as? Service
    }
    next = owner.parent
  }
  return nil
}
