import Dispatch
import Playground

// Each scenario reads the price of tea in a different context: 400 cents, or 360 on a Monday.

func priceOfTea() -> Int { CartLine(item: "tea").cents() }

func inChildTask() async -> Int {
  async let price = priceOfTea()
  return await price
}

func inTaskGroup() async -> Int {
  await withTaskGroup { group in
    group.addTask { priceOfTea() }
    return await group.next()!
  }
}

func inTask() async -> Int {
  await Task { priceOfTea() }.value
}

func inDetachedTask() async -> Int {
  await Task.detached { priceOfTea() }.value
}

func onQueue(_ work: @escaping @Sendable () -> Int = { priceOfTea() }) async -> Int {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: work()) }
  }
}

/// Runs two tests at the same time. Each sets a day, waits until the other has set its day, and then reads the
/// price.
func twoTestsAtOnce() async -> [Int] {
  let bothHaveSet = Gate(2)
  func test(on day: Weekday) async -> Int {
    await withDependencies {
      $0[TodayKey.self] = day
    } operation: {
      await bothHaveSet.pass()
      return priceOfTea()
    }
  }
  async let monday = test(on: .monday)
  async let tuesday = test(on: .tuesday)
  return await [monday, tuesday]
}

/// The texts of three badges, with Monday set only when the badge is made, or only when it is used.
func badges() -> [[String]] {
  func row<Badge>(_ name: String, _ make: () -> Badge, _ text: (Badge) -> String) -> [String] {
    let monday: (inout DependencyValues) -> Void = { $0[TodayKey.self] = .monday }
    let madeOnMonday = withDependencies(monday, operation: make)
    let usedOnMonday = make()
    return [name, text(madeOnMonday), withDependencies(monday) { text(usedOnMonday) }]
  }
  return [
    ["", "made on Monday", "used on Monday"],
    row("reads at use", Before.BadgeReadingAtUse.init, \.text),
    row("reads at creation", Before.BadgeReadingAtCreation.init, \.text),
    row("@Dependency, both", DealBadge.init, \.text),
  ]
}

/// Records a button that is made while Monday is set, and tapped afterwards.
func recordLateTap(_ calls: Log) {
  calls.call("today = monday", from: "code", to: "values")
  let button = withDependencies {
    $0[TodayKey.self] = .monday
  } operation: {
    calls.call("make", from: "code", to: "button")
    return PayButton {
      calls.call("cents", from: "button", to: "line")
      let price = priceOfTea()
      calls.answer("\(price)", from: "line", to: "button")
      return price
    }
  }
  calls.call("the operation ends", from: "code", to: "values")
  calls.call("tap", from: "code", to: "button")
  calls.answer("\(button.tap())", from: "button", to: "code")
}
