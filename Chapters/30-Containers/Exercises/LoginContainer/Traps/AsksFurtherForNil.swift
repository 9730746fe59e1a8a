// Fails nilIsAnAnswer: a factory that returns nil is taken for a missing registration.
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
    let registration = owner.registrations[ObjectIdentifier(type)]
    if let object = registration?.object(asked: self, owner: owner) { return object as? Service }
    next = owner.parent
  }
  return nil
}
