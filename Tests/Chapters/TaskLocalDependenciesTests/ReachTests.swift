import Dispatch
import Playground
import TestSupport
import Testing

@testable import TaskLocalDependencies

@Suite("TaskLocalDependencies: how far values reach")
struct ReachTests {
  /// What code found that asked for the day, or nil where none was set.
  private static func today() -> Weekday? { DependencyValues.ofTask[TodayKey.self] }

  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let found: Weekday?
    let ask: @Sendable (_ ask: @escaping @Sendable () -> Weekday?) async -> Weekday?
  }

  static let places = [
    Place(testDescription: "the same task", found: .monday) { $0() },
    Place(testDescription: "a child task", found: .monday) { ask in
      async let day = ask()
      return await day
    },
    Place(testDescription: "a task group", found: .monday) { ask in
      await withTaskGroup { group in
        group.addTask { ask() }
        return await group.next()!
      }
    },
    Place(testDescription: "Task { }", found: .monday) { ask in await Task { ask() }.value },
    Place(testDescription: "the main actor", found: .monday) { ask in
      await MainActor.run { ask() }
    },
    Place(testDescription: "Task.detached", found: nil) { ask in
      await Task.detached { ask() }.value
    },
    Place(testDescription: "a Dispatch queue", found: nil) { ask in
      await withCheckedContinuation { answer in
        DispatchQueue.global().async { answer.resume(returning: ask()) }
      }
    },
  ]

  @Test(
    "Structured code and Task { } inherit the values; what is detached does not", arguments: places)
  func inherits(at place: Place) async throws {
    let found = await withDependencies {
      $0[TodayKey.self] = .monday
    } operation: {
      await place.ask { Self.today() }
    }
    try #require(found == place.found)
    proved("OURS-304", "OURS-305", "OURS-306")
  }

  @Test("A closure that keeps the values has them in every place", arguments: places)
  func keeps(at place: Place) async throws {
    let kept = withDependencies {
      $0[TodayKey.self] = .friday
    } operation: {
      keepingDependencies { Self.today() }
    }
    let found = await withDependencies {
      $0[TodayKey.self] = .monday
    } operation: {
      await place.ask(kept)
    }
    try #require(found == .friday)
    proved("OURS-307")
  }

  @Test("A task that outlives the operation keeps its values", .proves("OURS-304"))
  func taskOutlives() async {
    let isOver = Gate(2)
    let task = withDependencies {
      $0[TodayKey.self] = .monday
    } operation: {
      Task {
        await isOver.pass()
        return Self.today()
      }
    }
    #expect(Self.today() == nil)
    await isOver.pass()
    #expect(await task.value == .monday)
  }

  @Test("A closure that is called later has its caller's values, or none", .proves("OURS-307"))
  func calledLater() {
    let button = withDependencies {
      $0[TodayKey.self] = .monday
    } operation: {
      PayButton { Self.today()?.rawValue ?? -1 }
    }
    #expect(button.tap() == -1)
    let onFriday = withDependencies {
      $0[TodayKey.self] = .friday
    } operation: {
      button.tap()
    }
    #expect(onFriday == Weekday.friday.rawValue)
  }

  @Test("The values end with the operation, also when it throws", .proves("OURS-302"))
  func restored() async {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies {
        $0[TodayKey.self] = .monday
      } operation: {
        throw Failure()
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies {
        $0[TodayKey.self] = .monday
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(Self.today() == nil)
  }

  @Test("An inner operation that waits inherits the rest, too", .proves("OURS-302"))
  func nestedAsync() async {
    let found = await withDependencies {
      $0[TodayKey.self] = .monday
      $0[PricesKey.self] = PriceClient { _ in 100 }
    } operation: {
      let inner = await withDependencies {
        $0[TodayKey.self] = .friday
      } operation: {
        await Task.yield()
        return priceOfTea()
      }
      return [inner, priceOfTea()]
    }
    #expect(found == [100, 90])
  }

  @Test("An inner operation changes what it names and inherits the rest", .proves("OURS-302"))
  func nested() {
    let found = withDependencies {
      $0[TodayKey.self] = .monday
      $0[PricesKey.self] = PriceClient { _ in 100 }
    } operation: {
      let inner = withDependencies {
        $0[TodayKey.self] = .friday
      } operation: {
        priceOfTea()
      }
      return [inner, priceOfTea()]
    }
    #expect(found == [100, 90])
  }
}
