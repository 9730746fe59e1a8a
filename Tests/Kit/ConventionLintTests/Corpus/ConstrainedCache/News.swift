// What is special here: the leaf is needed because Dependencies is the argument of another generic type that demands it.
protocol Clock { var seconds: Int { get } }
protocol Feed { func titles() -> [String] }
protocol HasClock { var clock: any Clock { get } }
protocol HasFeed { var feed: any Feed { get } }

struct Stamped<Source: HasClock, Value> {
  let value: Value
  let seconds: Int
  func isFresh(_ source: Source) -> Bool { source.clock.seconds - seconds < 60 }
}

typealias NewsDependencies = HasClock & HasFeed

final class News<Dependencies: NewsDependencies> {
  typealias Entry = Stamped<Dependencies, [String]>

  let dependencies: Dependencies
  private var entry: Entry?

  init(dependencies: Dependencies, restored: Entry? = nil) {
    self.dependencies = dependencies
    entry = restored
  }

  func titles() -> [String] {
    entry?.value ?? dependencies.feed.titles()
  }
}
