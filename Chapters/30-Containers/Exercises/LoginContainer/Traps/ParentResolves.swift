// Fails factoryGetsTheAsked: the parent is asked in turn, so its factory gets the parent.
// Also fails madeFromTheOwner.
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
  guard let registration = registrations[ObjectIdentifier(type)] else {
    return parent?.resolve(type)
  }
  return registration.object(asked: self, owner: self) as? Service
}
