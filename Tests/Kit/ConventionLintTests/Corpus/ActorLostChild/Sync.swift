// What is special here: an actor lists the alias of another actor that nobody creates any more.
protocol Remote: Sendable { func pull() async throws -> [Int] }
protocol Store: Sendable { func save(_ values: [Int]) async }
protocol Retry: Sendable { var limit: Int { get } }

protocol RemoteProviding: Sendable { var remote: any Remote { get } }
protocol StoreProviding: Sendable { var store: any Store { get } }
protocol RetryProviding: Sendable { var retry: any Retry { get } }

typealias PullerDependencies = RemoteProviding & RetryProviding

actor Puller<Dependencies: PullerDependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func pull() async -> [Int] {
    for _ in 0..<dependencies.retry.limit {
      if let values = try? await dependencies.remote.pull() { return values }
    }
    return []
  }
}

typealias SaverDependencies = StoreProviding

actor Saver<Dependencies: SaverDependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func save(_ values: [Int]) async { await dependencies.store.save(values.sorted()) }
}

typealias SyncDependencies = SaverDependencies
  & PullerDependencies

actor Sync<Dependencies: SyncDependencies> {
  private let dependencies: Dependencies
  private var values: [Int] = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func add(_ value: Int) { values.append(value) }

  func finish() async {
    await Saver(dependencies: dependencies).save(values)
    values = []
  }
}
