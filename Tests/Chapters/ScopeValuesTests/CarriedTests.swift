import SwiftOutline
import TestSupport
import Testing

@Suite("ScopeValues: what is generated")
struct CarriedTests {
  @Test(
    "Passed on by hand, the two scopes between have twelve members; carried, they have four",
    .proves("DKIT-28"))
  func byHand() throws {
    let chapter = "Chapters/26-ScopeValues"
    let repeated = try TestCheckout.source("\(chapter)/Before/Repeated.swift").declarations()
    let carried = try TestCheckout.source("\(chapter)/Shop/Shop.swift").declarations()
    let counts = [repeated.flatMap(\.members), carried].map { types in
      types.filter { $0.name.contains(#/^(LoggedIn|Checkout)/#) }.flatMap(\.members).count
    }
    #expect(counts == [12, 4])
  }
}
