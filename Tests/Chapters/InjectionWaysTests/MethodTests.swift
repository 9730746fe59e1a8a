import Foundation
import TestSupport
import Testing

@testable import InjectionWays

@Suite("InjectionWays: method injection")
struct MethodTests {
  @Test("An order can use a different discount for each call", .proves("STG-22"))
  func anotherDependencyEachCall() {
    let order = Order(cents: 250)
    #expect(order.total(with: Discount(percent: 10)) == 225)
    #expect(order.total(with: Discount(percent: 50)) == 125)
  }

  @Test("A discount can be passed to several orders", .proves("STG-22"))
  func anotherConsumerEachCall() {
    let rule = Discount(percent: 10)
    #expect([250, 120, 0].map { Order(cents: $0).total(with: rule) } == [225, 108, 0])
  }

  @Test("An order doesn't store the discount passed to its method", .proves("STG-22"))
  func keepsNothing() throws {
    let order = Order(cents: 250)
    _ = order.total(with: Discount(percent: 10))
    let encoded = try JSONEncoder().encode(order)
    #expect(String(decoding: encoded, as: UTF8.self) == #"{"cents":250}"#)
    #expect(try JSONDecoder().decode(Order.self, from: encoded) == order)
  }
}
