// Fails typesAreDifferent: the key is the name of the type without what is around it.
// TASK 1: Store registrations, and find them, here or above.
private let parent: Container?
private var registrations: [String: Registration] = [:]

init(parent: Container? = nil) { self.parent = parent }

func register<Service>(
  _ type: Service.Type, _ lifetime: Lifetime = .unique,
  factory: @escaping (Container) -> Service?
) {
  registrations["\(type)"] = Registration(lifetime, factory: factory)
}

func resolve<Service>(_ type: Service.Type = Service.self) -> Service? {
  var next: Container? = self
  while let owner = next {
    if let registration = owner.registrations["\(type)"] {
      return registration.object(asked: self, owner: owner) as? Service
    }
    next = owner.parent
  }
  return nil
}
