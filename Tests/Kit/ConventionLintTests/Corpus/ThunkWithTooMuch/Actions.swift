// What is special here: the feature is a free function that returns a closure, and the closure no longer uses one of the leaves.
enum Action: Equatable, Sendable { case loaded(Int), failed }
protocol Counter: Sendable { func count() async throws -> Int }
protocol Crash: Sendable { func report(_ text: String) }
protocol Flag: Sendable { var isEnabled: Bool { get } }
protocol CounterDependency: Sendable { var counter: any Counter { get } }
protocol CrashDependency: Sendable { var crash: any Crash { get } }
protocol FlagDependency: Sendable { var flag: any Flag { get } }

typealias Thunk = @Sendable () async -> Action

typealias loadCountDependencies = CounterDependency
  & CrashDependency
  & FlagDependency

func loadCount(dependencies: some loadCountDependencies) -> Thunk {
  {
    do {
      let count = try await dependencies.counter.count()
      return .loaded(count)
    } catch {
      dependencies.crash.report("\(error)")
      return .failed
    }
  }
}
