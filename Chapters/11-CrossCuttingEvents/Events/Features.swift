/// What happened, in the shop's terms.
enum ShopEvent: Equatable, Sendable {
  case loggedIn(String)
  case paid(Int)
  case failed(String)
}

extension ShopEvent: CustomStringConvertible {
  var description: String {
    switch self {
    case .loggedIn(let name): "login \(name)"
    case .paid(let cents): "paid \(cents)"
    case .failed(let action): "failed \(action)"
    }
  }
}

/// Announces how each login ended.
@MainActor
struct LoginViewModel {
  let users: any Repository
  let announce: (ShopEvent) -> Void

  func logIn(_ key: Key) throws -> String {
    do {
      let name = String(decoding: try users.get(with: key), as: UTF8.self)
      announce(.loggedIn(name))
      return name
    } catch {
      announce(.failed("login"))
      throw error
    }
  }
}

/// Announces how each payment ended.
@MainActor
struct Checkout {
  let prices: any Pricing
  let client: any CheckoutClient
  let announce: (ShopEvent) -> Void

  func buy(_ item: String, for customer: String) async throws -> String {
    let cents = prices.cents(of: item)
    do {
      let receipt = try await client.charge(cents, to: customer)
      announce(.paid(cents))
      return receipt
    } catch {
      announce(.failed("payment"))
      throw error
    }
  }
}
