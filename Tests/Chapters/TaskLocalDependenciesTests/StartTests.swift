import Playground
import TestSupport
import Testing

@testable import TaskLocalDependencies

/// Each test runs in its own process, because a program prepares its dependencies only once.
@Suite("TaskLocalDependencies: the start of the app")
struct StartTests {
  @Test("Prepared values reach every context, even detached tasks and queues", .proves("OURS-311"))
  func prepared() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .monday }
      #expect(priceOfTea() == 360)
      #expect(await inTask() == 360)
      #expect(await inDetachedTask() == 360)
      #expect(await onQueue() == 360)
    }
  }

  @Test("An operation's values override the prepared values", .proves("OURS-311"))
  func operationWins() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .monday }
      let price = withDependencies {
        $0[TodayKey.self] = .friday
      } operation: {
        priceOfTea()
      }
      #expect(price == 400)
      #expect(priceOfTea() == 360)
    }
  }

  @Test("An object keeps its operation's values instead of the prepared values")
  func creationWins() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .monday }
      let line = withDependencies {
        $0[TodayKey.self] = .friday
      } operation: {
        CartLine(item: "tea")
      }
      #expect(line.cents() == 400)
    }
  }

  @Test("Calling `prepareDependencies` twice crashes", .proves("OURS-311"))
  func twice() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      prepareDependencies { $0[TodayKey.self] = .monday }
      prepareDependencies { $0[TodayKey.self] = .friday }
    }
    result.expectLastWords("prepareDependencies was called twice.", inRelease: true)
  }

  @Test(
    "Values set by an operation don't reach a detached task", .proves("OURS-312"))
  func aroundTheStart() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .friday }
      let prices = await withDependencies {
        $0[TodayKey.self] = .monday
      } operation: {
        [await inTask(), await inDetachedTask()]
      }
      #expect(prices == [360, 400])
    }
  }

  @Test(
    "A live service that stores the day misses a later change",
    .proves("OURS-316"))
  func frozenLive() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .sunday }
      let note = DeliveryNote()
      func openStates() -> [Bool] { [note.delivery.isOpen, note.rereading.isOpen] }
      let onMonday = withDependencies {
        $0[TodayKey.self] = .monday
      } operation: {
        openStates()
      }
      #expect(onMonday == [true, true])
      #expect(openStates() == [true, false])
    }
  }

  @Test(
    "Reading a value that was never set crashes and names its key", .proves("OURS-309"))
  func nothingSet() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CheckoutPage().total(of: ["tea"])
    }
    result.expectLastWords("No value is set for PricesKey.", inRelease: true)
  }

  @Test("A detached task in a test loses the values and crashes", .proves("OURS-305"))
  func detachedInATest() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await withDependencies {
        $0[PricesKey.self] = PriceClient { _ in 1000 }
        $0[TodayKey.self] = .monday
      } operation: {
        await inDetachedTask()
      }
    }
    result.expectLastWords("No value is set for PricesKey.", inRelease: true)
  }
}

struct MissingReports: Sendable {
  private let log = Log()

  var all: [String] { log.lines }
  var report: @Sendable (String) -> Void { { [log] in log.note($0) } }
}
