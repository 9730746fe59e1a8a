import Foundation

// snippet.stubs
/// Answers what it was told to, without a network.
struct StubHTTPClient: HTTPClient {
  let answer: Result<Data, NetworkError>

  func get(from url: URL) async -> Result<Data, NetworkError> { answer }
}

/// Says nothing until nobody waits any more.
struct SilentHTTPClient: HTTPClient {
  func get(from url: URL) async -> Result<Data, NetworkError> {
    try? await Task.sleep(for: .seconds(86_400))
    return .failure(.silence)
  }
}
// snippet.end
