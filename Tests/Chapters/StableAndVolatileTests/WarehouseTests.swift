import Foundation
import TestSupport
import Testing

@testable import StableAndVolatile

@Test("`Warehouse` ships today until six in the evening in Helsinki")
func closingTime() {
  let warehouse = Warehouse(calendar: .gregorian(in: "Europe/Helsinki"))
  let six = Date(timeIntervalSince1970: 999_961_200)  // 2001-09-08, 18:00 in Helsinki
  #expect(warehouse.shipsToday(orderedAt: six - 1))
  #expect(!warehouse.shipsToday(orderedAt: six))
}

@Test("`priceText` uses the format of the given locale")
func prices() {
  #expect(priceText(cents: 199, locale: Locale(identifier: "en_US")) == "€1.99")
  #expect(priceText(cents: 199, locale: Locale(identifier: "de_DE")) == "1,99\u{A0}€")
}

@Suite("StableAndVolatile: time zones")
struct MachineTests {
  @Test(
    "Only `Before.Warehouse` depends on the machine's time zone",
    arguments: ["America/Chicago", "Europe/Helsinki"])
  func machines(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      setenv("TZ", zone, 1)
      NSTimeZone.resetSystemTimeZone()
      try #require(TimeZone.current.identifier == zone)
      let six = Date(timeIntervalSince1970: 999_961_200)
      let warehouse = Warehouse(calendar: .gregorian(in: "Europe/Helsinki"))
      #expect(!warehouse.shipsToday(orderedAt: six))
      #expect(Before.Warehouse().shipsToday(orderedAt: six) == (zone == "America/Chicago"))
    }
  }
}
