import Scopes

protocol CarriedScreenRequirements: Requirements, CODEGEN_CarriedScreenRequirements {
  var makeStore: () -> any Store { get }
}

final class CarriedScreenResource<I: CarriedScreenRequirements>: Resource<I>,
  CarriedModelRequirements
{
  private(set) lazy var store = injected.makeStore()

  var model: CarriedModelResource<CarriedScreenResource> { CarriedModelResource(injecting: self) }

  func logIn(_ name: String) -> String { model.submit(name) }
}

protocol CarriedModelRequirements: Requirements, CODEGEN_CarriedModelRequirements {}

final class CarriedModelResource<I: CarriedModelRequirements>: Resource<I>,
  CarriedRequestRequirements
{
  var request: CarriedRequestResource<CarriedModelResource> {
    CarriedRequestResource(injecting: self)
  }

  func submit(_ name: String) -> String { request.send(name) }
}

protocol CarriedRequestRequirements: Requirements, CODEGEN_CarriedRequestRequirements {
  var client: any Client { get }
  var clock: any ShopClock { get }
  var store: any Store { get }
  var logger: any Logger { get }
}

final class CarriedRequestResource<I: CarriedRequestRequirements>: Resource<I> {
  func send(_ name: String) -> String {
    let token = client.token(for: name)
    store.keep(token)
    logger.log("\(name) at \(clock.now)")
    return "\(token) at \(clock.now)"
  }
}

// MARK: - Root

final class CarriedAppResource<I: NilRequirements>: Resource<I>, CarriedScreenRequirements {
  var services = Services()
  var client: any Client { services.client }
  var clock: any ShopClock { services.clock }
  var logger: any Logger { services.logger }
  var makeStore: () -> any Store { services.makeStore }

  func open() -> CarriedScreenResource<CarriedAppResource> {
    CarriedScreenResource(injecting: self)
  }
}

// MARK: - For the probes

extension Way {
  static let carried = Way(
    name: "carried", chapters: [27], dependency: (lines: 11, declarations: 9),
    run: { services, use in
      let app = CarriedAppResource(injecting: NilResource())
      app.services = services
      await use(
        App {
          let screen = app.open()
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.store.token }, { screen.model.store.token },
              { screen.model.request.store.token },
            ])
        })
    })
}
