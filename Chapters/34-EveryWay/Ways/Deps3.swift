// swift-format-ignore-file: AlwaysUseLowerCamelCase

enum Deps3 {
  struct LoginScreen {
    let deps: any RequestProviding

    var model: LoginModel { LoginModel(deps: deps) }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  protocol RequestProviding { func request() -> LoginRequest }

  struct LoginModel {
    let deps: any RequestProviding

    func submit(_ name: String) -> String { deps.request().send(name) }
  }

  protocol ServicesProviding: AnyObject {
    func client() -> any Client
    func clock() -> any ShopClock
    func store() -> any Store
    func logger() -> any Logger
  }

  /// Reads each service from the object, at every call.
  final class LoginRequest {
    let deps: any ServicesProviding

    init(deps: any ServicesProviding) { self.deps = deps }

    func send(_ name: String) -> String {
      let token = deps.client().token(for: name)
      deps.store().keep(token)
      deps.logger().log("\(name) at \(deps.clock().now)")
      return "\(token) at \(deps.clock().now)"
    }
  }

  // MARK: Root

  final class Deps: ServicesProviding, RequestProviding {
    var client_: any Client
    var clock_: any ShopClock
    var store_: any Store
    var logger_: any Logger
    private var request_: LoginRequest!

    init(client: any Client, clock: any ShopClock, store: any Store, logger: any Logger) {
      client_ = client
      clock_ = clock
      store_ = store
      logger_ = logger
      request_ = LoginRequest(deps: self)
    }

    func client() -> any Client { client_ }
    func clock() -> any ShopClock { clock_ }
    func store() -> any Store { store_ }
    func logger() -> any Logger { logger_ }
    func request() -> LoginRequest { request_ }
  }

  static func deps(_ services: Services) -> Deps {
    Deps(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }
}

// MARK: - For the probes

extension Way {
  static let deps3 = Way(
    name: "deps3", chapters: [16], dependency: (lines: 10, declarations: 4),
    run: { services, use in
      let deps = Deps3.deps(services)
      await use(
        App(
          open: {
            let screen = Deps3.LoginScreen(deps: deps)
            return Window(
              logIn: screen.logIn, readers: [{ screen.deps.request().deps.store().token }])
          },
          replaceClock: { deps.clock_ = $0 }))
    })
}
