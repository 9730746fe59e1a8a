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
    "One body serves both flat functions, and the delivery never hears of its parcel",
    .proves("CPDI-09"))
  func flat() {
    Before.checkOut(dependencies: flatApp)
    #expect(log.lines == ["track: checkout", "track: parcel 7"])
  }

  @Test("Behind properties with names, both functions are called", .proves("CPDI-09"))
  func named() {
    checkOut(dependencies: App(log: log))
    #expect(log.lines == ["track: checkout", "deliver: parcel 7"])
  }

  @Test(
    "Of two flat functions that differ in their result one is chosen, by its protocol's name",
    .proves("CPDI-09"))
  func chosen() {
    #expect(Before.dealOrPrice(flatApp) == "250")
    #expect(Before.dealOrCost(flatApp) == "tea")
    let deal: String = aboutBoth(flatApp)
    #expect(deal == "tea")
    let price: Int = aboutBoth(flatApp)
    #expect(price == 250)
  }

  private func aboutBoth(_ app: some Before.Deals & Before.Prices) -> String { app.latest() }
  private func aboutBoth(_ app: some Before.Deals & Before.Prices) -> Int { app.latest() }

  @Test(
    "A container can have two properties of one name only where an extension brings one",
    .proves("CPDI-09", "CPDI-E29"))
  func oneNameTwoTypes() {
    let both = Doubled(tracker: log, delivery: Deliveries(log: log))
    func tell(dependencies: some TrackingDependency & SecondTrackerDependency) {
      let tracker: any Tracking = dependencies.tracker
      let second: any Delivering = dependencies.tracker
      tracker.track("checkout")
      second.track("parcel 7")
    }
    tell(dependencies: both)
    #expect(log.lines == ["track: checkout", "deliver: parcel 7"])
  }
}

/// Another `tracker`, of another type.
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
