// The form of today: the type says where code runs, and the compiler puts in the hop.

// snippet.modern
protocol ItemsLoader: Sendable {
  func items() async throws -> [Item]
}

@MainActor
final class ItemsViewModel {
  private let loader: any ItemsLoader
  private(set) var items: [Item] = [] {
    didSet { wasSetOnMainQueue = MainQueue.isCurrent }
  }
  private(set) var wasSetOnMainQueue = false

  init(loader: any ItemsLoader) { self.loader = loader }

  func load() async throws { items = try await loader.items() }
}
// snippet.end

/// Delivers one item, whose name tells where the loader ran.
struct PlaceLoader: ItemsLoader {
  @concurrent
  func items() async -> [Item] {
    [Item(name: MainQueue.isCurrent ? "main queue" : "another queue")]
  }
}
