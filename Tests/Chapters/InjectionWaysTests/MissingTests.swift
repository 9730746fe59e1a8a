import Playground
import Testing

@testable import InjectionWays

@Test("`DisabledAnalytics` writes a single line to the log")
func disabledAnalytics() {
  var log: [String] = []
  let model = PaymentModel(
    analytics: DisabledAnalytics(reason: "no consent") { log.append($0) })
  #expect(model.pay(250) == "Thank you!")
  #expect(model.pay(120) == "Thank you!")
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

  @Test("`PaymentModel` tracks each payment")
  func tracked() {
    let analytics = RecordingAnalytics()
    let model = PaymentModel(analytics: analytics)
    _ = model.pay(250)
    _ = model.pay(120)
    #expect(analytics.log.lines == ["paid 250", "paid 120"])
  }

  @Test("An optional analytics property tracks nothing until it is set")
  func optional() {
    let analytics = RecordingAnalytics()
    let model = Before.PaymentModel()
    #expect(model.pay(250) == "Thank you!")
    model.analytics = analytics
    #expect(model.pay(120) == "Thank you!")
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
