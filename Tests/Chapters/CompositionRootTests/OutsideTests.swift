import Foundation
import Playground
import ServerAPI
import TestSupport
import Testing

@testable import CompositionRoot

@Suite("CompositionRoot: what reaches the root from outside")
struct OutsideTests {
  @Test("The checkout has two steps, or only one if the flag is on")
  func checkoutSteps() {
    #expect(CheckoutSteps(flags: .fixed([])).titles == ["Cart", "Payment"])
    #expect(CheckoutSteps(flags: .fixed([.oneStepCheckout])).titles == ["Cart and payment"])
  }

  @Test(
    "A link that comes before the login opens after it, once", .proves("OURS-35"))
  func linkBeforeLogin() throws {
    let navigation = ShopNavigation()
    navigation.open(try #require(URL(string: "https://shop.example/items/7")))
    #expect(navigation.path == [])
    navigation.didLogin()
    #expect(navigation.path == [.items, .item(7)])
    navigation.didLogout()
    navigation.didLogin()
    #expect(navigation.path == [.items])
  }

  @Test("The banner follows its flag, and an open checkout doesn't")
  func flagChanges() {
    let isOn = Locked(false)
    let flags = Flags { _ in isOn.withLock { $0 } }
    let (steps, banner) = (CheckoutSteps(flags: flags), SaleBanner(flags: flags))
    #expect(banner.text == "")
    isOn.withLock { $0 = true }
    #expect(banner.text == "Sale: 10 % off")
    #expect(steps.titles == ["Cart", "Payment"])
  }

  @Test("A build's settings reach the transport's address and key")
  func settings() throws {
    let sent = Log()
    let settings = try ShopSettings(["ShopHost": "staging.shop.example", "ShopAPIKey": "demo"])
    let root = ShopRoot(
      transport: settings.transport { address, key, _ in
        sent.note("\(address) \(key)")
      })
    root.makeItems().getList()
    #expect(sent.lines == ["https://staging.shop.example/v1/items demo"])
  }

  @Test(
    "A missing or empty setting is reported by name",
    arguments: [
      ([:], "ShopHost"), (["ShopHost": "a.example"], "ShopAPIKey"),
      (["ShopHost": "a.example", "ShopAPIKey": ""], "ShopAPIKey"),
    ])
  func missing(values: [String: String], name: String) {
    #expect(throws: MissingSetting(name: name)) { try ShopSettings(values) }
  }

  @Test(
    "A link becomes a path, or nothing if the shop has no such page",
    arguments: [
      ("https://shop.example/items", [.items]),
      ("https://shop.example/items/7", [.items, .item(7)]),
      ("https://shop.example/cart", [.cart]), ("https://shop.example/items/tea", nil),
      ("https://shop.example/cart/1", nil), ("https://shop.example", nil),
      ("https://evil.example/items", nil),
    ] as [(String, [ShopLink.Page]?)])
  func links(link: String, path: [ShopLink.Page]?) throws {
    #expect(ShopLink.path(for: try #require(URL(string: link))) == path)
  }

  @Test("A link of an open shop replaces the path, and a foreign one doesn't")
  func linkAfterLogin() throws {
    let navigation = ShopNavigation()
    navigation.didLogin()
    navigation.open(try #require(URL(string: "https://shop.example/cart")))
    #expect(navigation.path == [.cart])
    navigation.open(try #require(URL(string: "https://evil.example/items")))
    #expect(navigation.path == [.cart])
  }

  @Test("A logout drops the link that waits for a login")
  func logout() throws {
    let navigation = ShopNavigation()
    navigation.open(try #require(URL(string: "https://shop.example/cart")))
    navigation.didLogout()
    navigation.didLogin()
    #expect(navigation.path == [.items])
  }
}
