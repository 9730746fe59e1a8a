import Foundation
import TestSupport
import Testing

@testable import InjectionWays

@Suite("InjectionWays: by method")
struct MethodTests {
  @Test("The same order has another total by another discount", .proves("STG-22"))
  func anotherDependencyEachCall() {
    let order = Order(cents: 250)
    #expect(order.total(with: Discount(percent: 10)) == 225)
    #expect(order.total(with: Discount(percent: 50)) == 125)
  }

  @Test("The same discount serves one order after the other", .proves("STG-22"))
  func anotherConsumerEachCall() {
    let rule = Discount(percent: 10)
    #expect([250, 120, 0].map { Order(cents: $0).total(with: rule) } == [225, 108, 0])
  }

  @Test("The order keeps none of them: stored and read again, it is the same", .proves("STG-22"))
  func keepsNothing() throws {
    let order = Order(cents: 250)
    _ = order.total(with: Discount(percent: 10))
    let stored = try JSONEncoder().encode(order)
    #expect(String(decoding: stored, as: UTF8.self) == #"{"cents":250}"#)
    #expect(try JSONDecoder().decode(Order.self, from: stored) == order)
  }
}
