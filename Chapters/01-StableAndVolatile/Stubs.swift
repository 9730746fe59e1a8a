import Foundation
import Playground

/// Returns the answer that the test chose, without a network.
struct StubHTTPClient: HTTPClient {
  let answer: Result<Data, NetworkError>

  func get(from url: URL) async -> Result<Data, NetworkError> { answer }
}

/// Doesn't answer until it is canceled.
struct SilentHTTPClient: HTTPClient {
  func get(from url: URL) async -> Result<Data, NetworkError> {
    try? await Task.sleep(for: .seconds(86_400))
    return .failure(.timedOut)
  }
}

/// Records each call of `home` to the client, and each failure that the client returns.
struct RecordingHTTPClient: HTTPClient {
  let client: any HTTPClient
  let log: Log

  func get(from url: URL) async -> Result<Data, NetworkError> {
    log.call("get", from: "home", to: "client")
    let answer = await client.get(from: url)
    if case .failure(let error) = answer {
      log.answer("\(error)", from: "client", to: "home")
    }
    return answer
  }
}
