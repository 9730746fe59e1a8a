import Foundation
import TestSupport
import Testing

@testable import InjectionWays

@Suite("InjectionWays: by method")
struct MethodTests {
  @Test("The same order has another total with other taxes", .proves("STG-22"))
  func anotherDependencyEachCall() {
    let order = Order(net: 100)
    #expect(order.total(with: LuxuryTaxes()) == 200)
    #expect(order.total(with: BookTaxes()) == 107)
  }

  @Test("The same taxes serve one order after the other", .proves("STG-22"))
  func anotherConsumerEachCall() {
    let taxes = BookTaxes()
    #expect([100, 300, 0].map { Order(net: $0).total(with: taxes) } == [107, 321, 0])
  }

  @Test("The order keeps none of them: stored and read again, it is the same", .proves("STG-22"))
  func keepsNothing() throws {
    let order = Order(net: 100)
    _ = order.total(with: LuxuryTaxes())
    let stored = try JSONEncoder().encode(order)
    #expect(String(decoding: stored, as: UTF8.self) == #"{"net":100}"#)
    #expect(try JSONDecoder().decode(Order.self, from: stored) == order)
  }
}
