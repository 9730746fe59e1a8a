// Fails released: a child copies what the parent keeps, and answers it after the replacement.
// TASK 2: Give what the lifetime says.
private var kept: Any?

var isKept: Bool { kept != nil }

func object(asked: Container, owner: Container) -> Any? {
  guard lifetime == .cached else { return factory(asked) }
  if let kept { return kept }
  kept = factory(owner)
  return kept
}

// TASK 1: Store registrations, and find them, here or above.
private let parent: Container?
private var registrations: [ObjectIdentifier: Registration] = [:]
private var copies: [ObjectIdentifier: Any] = [:]

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
  if let copy = copies[key] { return copy as? Service }
  var next = parent
  while let owner = next {
    if let registration = owner.registrations[key] {
      let object = registration.object(asked: self, owner: owner)
      if registration.isKept { copies[key] = object }
      return object as? Service
    }
    next = owner.parent
  }
  return nil
}
