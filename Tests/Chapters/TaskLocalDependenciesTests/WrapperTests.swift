import TestSupport
import Testing

@testable import TaskLocalDependencies

@Suite("TaskLocalDependencies: values at creation and at use")
struct WrapperTests {
  @Test(
    "A wrapper that reads only at creation, or only at use, misses one value", .proves("OURS-308"))
  func badgeTable() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .sunday }
      #expect(
        badges() == [
          ["", "made on Monday", "used on Monday"],
          ["reads at use", "no deal", "10 % off"],
          ["reads at creation", "10 % off", "no deal"],
          ["@Dependency, both", "10 % off", "10 % off"],
        ])
    }
  }

  private func cents(made: Weekday?, used: Weekday?) -> Int {
    let line = withDependencies {
      $0[TodayKey.self] = made
      $0[PricesKey.self] = PriceClient { _ in 1000 }
    } operation: {
      CartLine(item: "tea")
    }
    return withDependencies {
      $0[TodayKey.self] = used
    } operation: {
      line.cents()
    }
  }

  @Test("A value set at use overrides the value set at creation", .proves("OURS-308"))
  func order() {
    #expect(cents(made: .monday, used: nil) == 900)
    #expect(cents(made: .friday, used: .monday) == 900)
    #expect(cents(made: .monday, used: .friday) == 1000)
  }

  @Test(
    "Objects from different operations keep different values",
    .proves("OURS-315"))
  func oneObject() {
    func badge(of day: Weekday) -> DealBadge {
      withDependencies {
        $0[TodayKey.self] = day
      } operation: {
        DealBadge()
      }
    }
    #expect([badge(of: .monday), badge(of: .friday)].map(\.text) == ["10 % off", "no deal"])
  }

  @Test("An object created later doesn't inherit the values of its creator", .proves("OURS-314"))
  func madeLater() {
    let page = withDependencies {
      $0[TodayKey.self] = .monday
      $0[PricesKey.self] = PriceClient { _ in 1000 }
    } operation: {
      CheckoutPage()
    }
    let total = withDependencies {
      $0[TodayKey.self] = .friday
      $0[PricesKey.self] = PriceClient { _ in 500 }
    } operation: {
      page.total(of: ["tea"])
    }
    #expect(total == 500)
  }

  @Test("A wrapper in a computed property loses the values of an ended operation")
  func wrapperInAProperty() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .sunday }
      let (stored, reread) = withDependencies {
        $0[TodayKey.self] = .monday
      } operation: {
        (Delivery(), RereadingDelivery())
      }
      #expect(stored.isOpen)
      #expect(!reread.isOpen)
    }
  }

  @Test("An operation doesn't change an object that was made outside")
  func madeOutside() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .sunday }
      let outside = Delivery()
      let (within, inside) = withDependencies {
        $0[TodayKey.self] = .monday
      } operation: {
        (outside.isOpen, Delivery())
      }
      #expect(within)
      #expect(!outside.isOpen)
      #expect(inside.isOpen)
    }
  }

  @Test("An object from a test reports missing values to that test")
  func reportsAfterwards() {
    let lines = MissingReports()
    let badge = withDependencies {
      $0.reportMissing = lines.report
    } operation: {
      DealBadge()
    }
    #expect(badge.text == "no deal")
    #expect(lines.all == ["No value is set for TodayKey."])
  }
}
