// What is special here: an actor's initializer has an unnamed parameter with a default value before dependencies.
protocol Loading: Sendable { func load(_ address: String) async throws -> String }
protocol Sleeping: Sendable { func pause(_ seconds: Int) async }
protocol LoadingDependency: Sendable { var loading: any Loading { get } }
protocol SleepingDependency: Sendable { var sleeping: any Sleeping { get } }

typealias DownloaderDependencies = LoadingDependency & SleepingDependency

actor Downloader<Dependencies: DownloaderDependencies> {
  private let dependencies: Dependencies
  private let attempts: Int

  init(
    _ attempts: Int = 3,
    dependencies: Dependencies
  ) {
    self.attempts = attempts
    self.dependencies = dependencies
  }

  func get(_ address: String) async -> String? {
    for attempt in 1...attempts {
      do {
        return try await dependencies.loading.load(address)
      } catch {
        await dependencies.sleeping.pause(attempt)
      }
    }
    return nil
  }
}
