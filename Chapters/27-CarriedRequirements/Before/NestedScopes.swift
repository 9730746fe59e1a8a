/// The scopes as plain values, each inside the next. Every scope reads all that is outside it.
enum Before {
  struct App {
    var theme = "dark"
    var locale = "en"
  }

  struct Market {
    let app: App
    let currency = "CHF"
  }

  struct Login {
    let market: Market
    let sessionToken = "t1"
    let address = "Bern"
    var locale: String { "\(market.app.locale)-CH" }
  }

  struct Cart {
    let login: Login
    var logLine: String { "added a mug for \(login.address)" }
  }
}

extension Before {
  /// What the receipt prints.
  static func receipt(of cart: Cart) -> String {
    let (login, market) = (cart.login, cart.login.market)
    return [
      login.sessionToken, login.locale, market.app.theme, market.currency, login.address,
    ].joined(separator: " ")
  }
}
