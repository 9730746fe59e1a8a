// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Deps3 {
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
