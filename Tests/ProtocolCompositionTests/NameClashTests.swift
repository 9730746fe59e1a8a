import TestSupport
import Testing

@testable import ProtocolComposition

@Suite("ProtocolComposition: services with the same names")
struct NameClashTests {
  private let journal = Journal()

  @Test(
    "One body serves both flat functions, and the delivery never hears of its parcel",
    .proves("CPDI-09"))
  func flat() {
    let shop = FlatShop(
      tracker: TrackerSpy(journal: journal), delivery: DeliverySpy(journal: journal))
    flatCheckOut(dependencies: shop)
    #expect(journal.lines == ["track: checkout", "track: parcel 7"])
  }

  @Test("Behind properties with names, both functions are called", .proves("CPDI-09"))
  func named() {
    let shop = Shop(
      tracker: TrackerSpy(journal: journal), delivery: DeliverySpy(journal: journal))
    checkOut(dependencies: shop)
    #expect(journal.lines == ["track: checkout", "deliver: parcel 7"])
  }

  @Test(
    "Of two flat functions that differ in their result one is chosen, by its protocol's name",
    .proves("CPDI-09"))
  func chosen() {
    #expect(newsOrPrice(Kiosk()) == "250")
    #expect(newsOrCost(Kiosk()) == "rain")
    let news: String = aboutBoth(Kiosk())
    #expect(news == "rain")
    let price: Int = aboutBoth(Kiosk())
    #expect(price == 250)
  }

  private func aboutBoth(_ kiosk: some FlatNews & FlatPrices) -> String { kiosk.latest() }
  private func aboutBoth(_ kiosk: some FlatNews & FlatPrices) -> Int { kiosk.latest() }

  @Test(
    "A container can have two properties of one name only where an extension brings one",
    .proves("CPDI-E29"))
  func oneNameTwoTypes() {
    let both = Doubled(
      tracker: TrackerSpy(journal: journal), delivery: DeliverySpy(journal: journal))
    func tell(dependencies: some TrackingDependency & SecondTrackerDependency) {
      let tracker: any Tracking = dependencies.tracker
      let second: any Delivering = dependencies.tracker
      tracker.track("checkout")
      second.track("parcel 7")
    }
    tell(dependencies: both)
    #expect(journal.lines == ["track: checkout", "deliver: parcel 7"])
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
