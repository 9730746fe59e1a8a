import Foundation
import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import CrossCuttingEvents

@Suite("Cross-cutting concerns: a decorator for each protocol")
@MainActor
struct WrapperTests {
  private let log = Log()
  private let events = Log()

  @Test(
    "Decorators add logging and tracking to all services without changing sales",
    .proves("STG-166"))
  func sameSale() async throws {
    let (plain, wrapped) = (plainCheckout(), wrappedCheckout(logger: log, tracker: events))
    for checkout in [plain, wrapped] {
      #expect(try await checkout.buy("tea", for: "u1") == "Ada paid 250")
      await #expect(throws: ShopError.nothingToPay) { try await checkout.buy("milk", for: "u1") }
      await #expect(throws: ShopError.unknown) { try await checkout.buy("tea", for: "u9") }
    }
    #expect(
      log.lines == [
        "get(u1)", "get(u1) = 3 bytes", "cents(tea)", "cents(tea) = 250",
        "charge(250, Ada)", "charge(250, Ada) = Ada paid 250",
        "get(u1)", "get(u1) = 3 bytes", "cents(milk)", "cents(milk) = 0",
        "charge(0, Ada)", "charge(0, Ada) threw nothingToPay",
        "get(u9)", "get(u9) threw unknown",
      ])
    #expect(
      events.lines == [
        "get ok", "cents ok", "charge ok", "get ok", "cents ok", "charge failed", "get failed",
      ])
  }

  @Test("The shop and its services mention no logging or tracking", .proves("STG-166"))
  func shopNamesNoConcern() throws {
    for name in ["Services", "Before/Checkout"] {
      let words = try source(name).words()
      #expect(words.contains("CheckoutClient"))
      let concerns: Set = [
        "Logging", "Tracking", "logger", "tracker", "Log", "log", "track", "print", "debugPrint",
      ]
      #expect(words.filter(concerns.contains) == [], "\(name)")
    }
  }

  @Test(
    "Two concerns and three protocols need six decorators", .proves("STG-168"))
  func multiplied() throws {
    let protocols = try source("Services").declarations().filter { $0.kind == .protocol }
      .map(\.name)
    #expect(protocols == ["Repository", "Pricing", "CheckoutClient"])
    let concerns = ["Logging", "Tracking"]
    var wrappers: [String] = []
    for concern in concerns {
      for type in try source("Before/\(concern)").declarations() where type.kind == .class {
        let wrapped = try #require(type.inheritance.first).text
        let base = type.members.first { $0.name == "base" }
        #expect(base?.type?.text == "any \(wrapped)")
        #expect(type.name == concern + wrapped)
        wrappers.append(type.name)
      }
    }
    #expect(wrappers == concerns.flatMap { c in protocols.map { c + $0 } })
    #expect(
      wrappers == [
        "LoggingRepository", "LoggingPricing", "LoggingCheckoutClient",
        "TrackingRepository", "TrackingPricing", "TrackingCheckoutClient",
      ])
    #expect(wrappers.count == 6)
  }

  @Test("Each decorator repeats the same logging or tracking calls", .proves("STG-168"))
  func repeated() throws {
    let calls = try ["Logging", "Tracking"].map { concern in
      let file = try source("Before/\(concern)")
      return try file.declarations().filter { $0.kind == .class }.map { wrapper in
        file.words(in: wrapper.range).count { ["log", "track"].contains($0) }
      }
    }
    #expect(calls == [[3, 2, 3], [2, 1, 2]])
  }

  @Test(
    "A decorator can wrap any service of its protocol", .proves("STG-E12", "STG-168"))
  func oneWrapper() throws {
    let users = LoggingRepository(UserRepository(), logger: log)
    let items = LoggingRepository(ItemRepository(), logger: log)
    #expect(try users.get(with: "u1") == Data("Ada".utf8))
    #expect(try items.get(with: "i1") == Data("tea".utf8))
    #expect(throws: ShopError.unknown) { try items.get(with: "u1") }
    #expect(
      log.lines == [
        "get(u1)", "get(u1) = 3 bytes", "get(i1)", "get(i1) = 3 bytes", "get(u1)",
        "get(u1) threw unknown",
      ])
  }

  /// A generic decorator is one type for each concern, like `DispatchMainQueueDecorator`, but it needs
  /// an extension for each protocol.
  @Test("A generic decorator needs an extension for each protocol", .proves("STG-168"))
  func genericWrapper() throws {
    let users = Logged(base: UserRepository(), logger: log)
    let prices = Logged(base: ListPrices(), logger: log)
    #expect(try users.get(with: "u1") == Data("Ada".utf8))
    #expect(prices.cents(of: "tea") == 250)
    #expect(log.lines == ["get(u1)", "cents(tea)"])
  }

  @Test("The checkout reaches each service through two decorators", .proves("STG-168"))
  func graph() {
    let held = references(from: wrappedCheckout(logger: log, tracker: events))
      .filter { !$0.hasPrefix("Log.") }
    #expect(held.count == 15)
    for (service, name) in [
      ("Repository", "UserRepository"), ("Pricing", "ListPrices"),
      ("CheckoutClient", "ServerAPIClient"),
    ] {
      #expect(held.contains("Tracking\(service).base -> Logging\(service)"))
      #expect(held.contains("Logging\(service).base -> \(name)"))
    }
  }

  @Test("A decorator can refuse a charge before it calls the service", .proves("STG-166"))
  func refusingWrapper() async {
    final class Guarded: CheckoutClient {
      let base: any CheckoutClient
      init(_ base: any CheckoutClient) { self.base = base }
      func charge(_ cents: Int, to customer: String) async throws -> String {
        guard cents <= 100 else { throw Denied() }
        return try await base.charge(cents, to: customer)
      }
    }
    let client = LoggingCheckoutClient(ServerAPIClient(), logger: log)
    await #expect(throws: Denied.self) {
      try await Guarded(client).charge(250, to: "Ada")
    }
    #expect(log.lines == [])
  }
}

struct Denied: Error {}

private struct Logged<Base> {
  let base: Base
  let logger: any Logging
}

extension Logged: Repository where Base: Repository {
  func get(with key: Key) throws -> Data {
    logger.log("get(\(key))")
    return try base.get(with: key)
  }
}

extension Logged: Pricing where Base: Pricing {
  func cents(of product: String) -> Int {
    logger.log("cents(\(product))")
    return base.cents(of: product)
  }
}
