import Foundation

// snippet.stubs
/// Answers what it was told to, without a network.
struct StubLoader: Loader {
  let answer: Result<Data, LoadFailure>

  func load(_ address: URL) async -> Result<Data, LoadFailure> { answer }
}

/// Says nothing until nobody waits any more.
struct SilentLoader: Loader {
  func load(_ address: URL) async -> Result<Data, LoadFailure> {
    try? await Task.sleep(for: .seconds(86_400))
    return .failure(.silence)
  }
}
// snippet.end
