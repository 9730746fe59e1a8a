import Playground
import TestSupport
import Testing

@testable import TaskLocalDependencies

/// What the start of a program sets, each in a process of its own.
@Suite("TaskLocalDependencies: the start of the app")
struct StartTests {
  @Test("Prepared values reach every place, and the others are live", .proves("OURS-311"))
  func prepared() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .monday }
      #expect(priceOfTea() == 360)
      #expect(await inTask() == 360)
      #expect(await inDetachedTask() == 360)
      #expect(await onQueue() == 360)
    }
  }

  @Test("An operation's values win over the prepared ones", .proves("OURS-311"))
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

  @Test("An object made in an operation keeps its values although others are prepared")
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

  @Test("Prepared twice, the program stops", .proves("OURS-311"))
  func twice() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      prepareDependencies { $0[TodayKey.self] = .monday }
      prepareDependencies { $0[TodayKey.self] = .friday }
    }
    result.expectLastWords("The dependencies were prepared twice.", inRelease: true)
  }

  @Test(
    "Values that are set around the start don't reach a detached task", .proves("OURS-312"))
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
    "A live value that is made once keeps the day of its first reader, unless it asks at each call",
    .proves("OURS-316"))
  func frozenLive() async {
    await #expect(processExitsWith: .success) {
      prepareDependencies { $0[TodayKey.self] = .sunday }
      let note = DeliveryNote()
      func areOpen() -> [Bool] { [note.delivery.isOpen, note.asking.isOpen] }
      let onMonday = withDependencies {
        $0[TodayKey.self] = .monday
      } operation: {
        areOpen()
      }
      #expect(onMonday == [true, true])
      #expect(areOpen() == [true, false])
    }
  }

  @Test(
    "What compiles without a value stops at its first use, and names the key", .proves("OURS-309"))
  func nothingSet() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CheckoutPage().total(of: ["tea"])
    }
    result.expectLastWords("PricesKey is needed here, and no code has set it.", inRelease: true)
  }

  @Test("A detached task in a test stops too: it has lost the test's values", .proves("OURS-305"))
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
    result.expectLastWords("PricesKey is needed here, and no code has set it.", inRelease: true)
  }
}

/// Keeps what was reported.
struct MissingLines: Sendable {
  private let log = Log()

  var all: [String] { log.lines }
  var report: @Sendable (String) -> Void { { [log] in log.note($0) } }
}
