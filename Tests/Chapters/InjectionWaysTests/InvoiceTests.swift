import Foundation
import Testing

@testable import InjectionWays

@Test(
  "The lines of an invoice are decoded by the version of the invoice",
  arguments: [
    (#"{"lines": [{"price": 2}]}"#, 200), (#"{"version": 2, "lines": [{"price": 250}]}"#, 250),
  ])
func invoice(json: String, cents: Int) throws {
  let invoice = try JSONDecoder().decode(Invoice.self, from: Data(json.utf8))
  #expect(invoice.lines.map(\.cents) == [cents])
}
