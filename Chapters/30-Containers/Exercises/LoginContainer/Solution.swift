// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Makes objects on request. Its parent, if it has one, has more registrations.
final class Container {
  // TASK 1: Store registrations, and find them, here or in a parent.
  private let parent: Container?
  private var registrations: [Key: Registration] = [:]

  init(parent: Container? = nil) { self.parent = parent }

  func register<Service>(
    _ type: Service.Type, name: String = "", _ lifetime: Lifetime = .unique,
    factory: @escaping (Container) throws -> Service
  ) {
    registrations[Key(type, name: name)] = Registration(lifetime, factory: factory)
  }

  func resolve<Service>(_ type: Service.Type = Service.self, name: String = "") throws -> Service {
    let key = Key(type, name: name)
    var next: Container? = self
    while let owner = next {
      if let registration = owner.registrations[key] {
        return try registration.object(for: self, owner: owner) as! Service
      }
      next = owner.parent
    }
    throw NotRegistered(key: key)
  }
  // STUB
  // init(parent: Container? = nil) {}
  //
  // func register<Service>(
  //   _ type: Service.Type, name: String = "", _ lifetime: Lifetime = .unique,
  //   factory: @escaping (Container) throws -> Service
  // ) {}
  //
  // func resolve<Service>(_ type: Service.Type = Service.self, name: String = "") throws -> Service {
  //   throw NotRegistered(key: Key(type, name: name))
  // }
  // END
}

/// What a container stores for a key.
final class Registration {
  let lifetime: Lifetime
  let factory: (Container) throws -> Any

  init(_ lifetime: Lifetime, factory: @escaping (Container) throws -> Any) {
    (self.lifetime, self.factory) = (lifetime, factory)
  }

  // TASK 2: Return an object that fits the lifetime.
  private var cached: Any?

  func object(for requester: Container, owner: Container) throws -> Any {
    guard lifetime == .cached else { return try factory(requester) }
    if let cached { return cached }
    let made = try factory(owner)
    cached = made
    return made
  }
  // STUB
  // func object(for requester: Container, owner: Container) throws -> Any { try factory(requester) }
  // END
}

extension Container {
  // TASK 3: Call each factory of this container, and return a line for each error.
  func check() -> [String] {
    registrations.values.compactMap { registration in
      do {
        _ = try registration.factory(self)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }
  // STUB
  // func check() -> [String] { [] }
  // END
}

/// The container of the app.
func makeShop() -> Container {
  let shop = Container()
  // TASK 3: Tell the two servers apart, and register what is missing.
  shop.register(Server.self, name: "pay") { _ in Server(host: "pay.shop") }
  shop.register(Server.self, name: "chat") { _ in Server(host: "chat.shop") }
  shop.register(Receipts.self) { _ in Receipts() }
  shop.register(Checkout.self) {
    try Checkout(server: $0.resolve(name: "pay"), receipts: $0.resolve())
  }
  shop.register(Support.self) { try Support(server: $0.resolve(name: "chat")) }
  // STUB
  // shop.register(Server.self) { _ in Server(host: "pay.shop") }
  // shop.register(Server.self) { _ in Server(host: "chat.shop") }
  // shop.register(Checkout.self) { try Checkout(server: $0.resolve(), receipts: $0.resolve()) }
  // shop.register(Support.self) { try Support(server: $0.resolve()) }
  // END
  return shop
}
