extension Existential {
  struct LoginModel {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    var request: LoginRequest {
      LoginRequest(client: client, clock: clock, store: store, logger: logger)
    }

    func submit(_ name: String) -> String { request.send(name) }
  }
}
