// Fails nearestCounts: who had it is remembered, and a nearer one that comes later isn't seen.
// TASK 1: Store registrations, and find them, here or above.
private let parent: Container?
private var registrations: [ObjectIdentifier: Registration] = [:]
private var found: [ObjectIdentifier: Container] = [:]

init(parent: Container? = nil) { self.parent = parent }

func register<Service>(
  _ type: Service.Type, _ lifetime: Lifetime = .unique,
  factory: @escaping (Container) -> Service?
) {
  registrations[ObjectIdentifier(type)] = Registration(lifetime, factory: factory)
}

func resolve<Service>(_ type: Service.Type = Service.self) -> Service? {
  let key = ObjectIdentifier(type)
  if let own = registrations[key] { return own.object(asked: self, owner: self) as? Service }
  var next = found[key] ?? parent
  while let owner = next {
    if let registration = owner.registrations[key] {
      found[key] = owner
      return registration.object(asked: self, owner: owner) as? Service
    }
    next = owner.parent
  }
  return nil
}
