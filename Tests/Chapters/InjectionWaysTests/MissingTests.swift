import Playground
import Testing

@testable import InjectionWays

@Test("`DisabledAnalytics` writes a single line to the log")
func disabledAnalytics() {
  var log: [String] = []
  let checkout = Checkout(
    analytics: DisabledAnalytics(reason: "no consent") { log.append($0) })
  #expect(checkout.pay(250) == "Thank you!")
  #expect(checkout.pay(120) == "Thank you!")
  #expect(log == ["analytics disabled: no consent"])
}

@Suite("InjectionWays: a dependency that may be missing")
struct MissingTests {
  private struct RecordingAnalytics: Analytics {
    let log = Log()

    func track(_ event: String) { log.note(event) }
  }

  private struct StubScanner: BarcodeScanner {
    func scan() -> String { "4006381333931" }
  }

  @Test("A checkout tracks each payment")
  func tracked() {
    let analytics = RecordingAnalytics()
    let checkout = Checkout(analytics: analytics)
    _ = checkout.pay(250)
    _ = checkout.pay(120)
    #expect(analytics.log.lines == ["paid 250", "paid 120"])
  }

  @Test("A checkout with an optional property tracks only after it is set")
  func optional() {
    let analytics = RecordingAnalytics()
    let checkout = Before.Checkout()
    #expect(checkout.pay(250) == "Thank you!")
    checkout.analytics = analytics
    #expect(checkout.pay(120) == "Thank you!")
    #expect(analytics.log.lines == ["paid 120"])
  }

  @Test("A search page without a scanner uses the typed number")
  func scanner() {
    let typing = SearchPage(scanner: nil)
    #expect(typing.control == "Type the number")
    #expect(typing.number(typed: "17") == "17")
    let scanning = SearchPage(scanner: StubScanner())
    #expect(scanning.control == "Scan the barcode")
    #expect(scanning.number(typed: "17") == "4006381333931")
  }
}
