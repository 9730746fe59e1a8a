import Checking
import Scopes
import Testing

@testable import CarryByHandExercise

@Suite("Task 1: Pass on")
struct Task1 {
  // See LoggedInResource
  @Test("Login and checkout have the shop of the app, and its new name as well.")
  func passesOnTheShop() throws {
    let (app, login, checkout) = makeScopes()
    for name in ["Tea & Co", "Tea & Sons"] {
      app.shop = name
      try expect(login.shop, is: name, "as shop of the login, where the app has \(name)")
      try expect(checkout.shop, is: name, "as shop of the checkout, where the app has \(name)")
    }
  }

  // See CheckoutResource
  @Test("The checkout passes on what the login changed and made.")
  func passesOnWhatTheLoginMade() throws {
    let (app, login, checkout) = makeScopes()
    try expect(checkout.locale, is: "en-CH", "as locale of the checkout")
    try expect(checkout.user, is: "Ada", "as user of the checkout")
    (app.locale, login.user) = ("de", "Grace")
    try expect(checkout.locale, is: "de-CH", "as locale of the checkout, after the app's is de")
    try expect(checkout.user, is: "Grace", "as user of the checkout, after the login's is Grace")
    let receipt = ReceiptResource(injecting: checkout)
    try expect(receipt.text, is: "Tea & Co de-CH Grace", "as text of the receipt")
  }
}

@Suite("Task 2: Carry")
struct Task2 {
  @Test("The receipt shows the logo of the app, and its new one as well.")
  func logoReachesTheReceipt() throws {
    let (app, _, checkout) = makeScopes()
    let receipt = ReceiptResource(injecting: checkout)
    for logo in ["leaf", "cup"] {
      app.logo = logo
      try expect(checkout.logo, is: logo, "as logo of the checkout, where the app has \(logo)")
      try expect(receipt.picture, is: "picture of a \(logo)", "on the receipt")
    }
  }
}

private typealias Login = LoggedInResource<AppResource>

private func makeScopes() -> (app: AppResource, login: Login, checkout: CheckoutResource<Login>) {
  let app = AppResource(injecting: NilResource())
  let login = LoggedInResource(injecting: app)
  return (app, login, CheckoutResource(injecting: login))
}

#if PROBES
  // Task 2: The app must bring what the login carries, and the login has no `logo`.
  // See CarriedThroughLogin
  func carriedThroughTheLogin(login: LoggedInResource<AppResource>) {
    struct BringsNoLogo: LoggedInRequirements {  // refused: conform
      let shop = "Tea & Co", locale = "en"
    }
    _ = login.logo  // refused: logo
  }

  // Task 2: The login must bring what the checkout carries.
  // See CarriedThroughCheckout
  func carriedThroughTheCheckout() {
    struct BringsNoLogo: CheckoutRequirements {  // refused: conform
      let shop = "Tea & Co", locale = "en", user = "Ada"
    }
  }
#endif
