import Playground
import TestSupport
import Testing

@testable import ProtocolComposition

@Suite("ProtocolComposition: services with the same names")
struct NameClashTests {
  private let log = Log()

  private var flatApp: Before.App {
    Before.App(tracker: log, delivery: Deliveries(log: log))
  }

  @Test(
    "A method that satisfies two protocols tracks a parcel without delivering it",
    .proves("CPDI-09"))
  func flat() {
    Before.checkOut(dependencies: flatApp)
    #expect(log.lines == ["track: checkout", "track: parcel 7"])
  }

  @Test("Separately named properties let a function call both services", .proves("CPDI-09"))
  func named() {
    checkOut(dependencies: App(log: log))
    #expect(log.lines == ["track: checkout", "deliver: parcel 7"])
  }

  @Test(
    "The parameter's protocol decides which of two same-named functions is called",
    .proves("CPDI-09"))
  func chosen() {
    #expect(Before.dealOrPrice(flatApp) == "250")
    #expect(Before.dealOrCost(flatApp) == "tea")
    let deal: String = latest(flatApp)
    #expect(deal == "tea")
    let price: Int = latest(flatApp)
    #expect(price == 250)
  }

  private func latest(_ app: some Before.Deals & Before.Prices) -> String { app.latest() }
  private func latest(_ app: some Before.Deals & Before.Prices) -> Int { app.latest() }

  @Test(
    "A container has two same-named properties only through an extension",
    .proves("CPDI-09", "CPDI-E29"))
  func oneNameTwoTypes() {
    let both = Doubled(tracker: log, delivery: Deliveries(log: log))
    func trackTwice(dependencies: some TrackingDependency & SecondTrackerDependency) {
      let tracker: any Tracking = dependencies.tracker
      let second: any Delivering = dependencies.tracker
      tracker.track("checkout")
      second.track("parcel 7")
    }
    trackTwice(dependencies: both)
    #expect(log.lines == ["track: checkout", "deliver: parcel 7"])
  }
}

/// A second `tracker`, with a different type.
private protocol SecondTrackerDependency {
  var tracker: any Delivering { get }
}

extension SecondTrackerDependency where Self: DeliveringDependency {
  fileprivate var tracker: any Delivering { delivery }
}

private struct Doubled: TrackingDependency, DeliveringDependency, SecondTrackerDependency {
  let tracker: any Tracking
  let delivery: any Delivering
}
