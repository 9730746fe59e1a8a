import Dispatch
import Playground
import TestSupport
import Testing

@testable import TaskLocalDependencies

@Suite("TaskLocalDependencies: inheritance of values")
struct ReachTests {
  /// The day that the calling code reads, or nil if none is set.
  private static func today() -> Weekday? { DependencyValues.current[TodayKey.self] }

  struct Context: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: Weekday?
    let run: @Sendable (_ read: @escaping @Sendable () -> Weekday?) async -> Weekday?
  }

  static let contexts = [
    Context(testDescription: "the same task", expected: .monday) { $0() },
    Context(testDescription: "a child task", expected: .monday) { read in
      async let day = read()
      return await day
    },
    Context(testDescription: "a task group", expected: .monday) { read in
      await withTaskGroup { group in
        group.addTask { read() }
        return await group.next()!
      }
    },
    Context(testDescription: "Task { }", expected: .monday) { read in await Task { read() }.value },
    Context(testDescription: "the main actor", expected: .monday) { read in
      await MainActor.run { read() }
    },
    Context(testDescription: "Task.detached", expected: nil) { read in
      await Task.detached { read() }.value
    },
    Context(testDescription: "a Dispatch queue", expected: nil) { read in
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: read()) }
      }
    },
  ]

  @Test(
    "Child tasks and `Task { }`, unlike detached code, inherit the values", arguments: contexts)
  func inherits(at context: Context) async throws {
    let day = await withDependencies {
      $0[TodayKey.self] = .monday
    } operation: {
      await context.run { Self.today() }
    }
    try #require(day == context.expected)
    proved("OURS-304", "OURS-305", "OURS-306")
  }

  @Test("A closure from `keepingDependencies` has its values in every context", arguments: contexts)
  func keeps(at context: Context) async throws {
    let closure = withDependencies {
      $0[TodayKey.self] = .friday
    } operation: {
      keepingDependencies { Self.today() }
    }
    let day = await withDependencies {
      $0[TodayKey.self] = .monday
    } operation: {
      await context.run(closure)
    }
    try #require(day == .friday)
    proved("OURS-307")
  }

  @Test("A task that outlives its operation keeps the operation's values", .proves("OURS-304"))
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

  @Test("A stored closure reads the values of its caller", .proves("OURS-307"))
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

  @Test("The values end with the operation, even if it throws", .proves("OURS-302"))
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

  @Test("An async inner operation inherits the values that it doesn't change", .proves("OURS-302"))
  func nestedAsync() async {
    let prices = await withDependencies {
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
    #expect(prices == [100, 90])
  }

  @Test("An inner operation inherits the values that it doesn't change", .proves("OURS-302"))
  func nested() {
    let prices = withDependencies {
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
    #expect(prices == [100, 90])
  }
}
