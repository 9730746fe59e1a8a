import Foundation
import Playground

/// Gives the answer that the test chose, without a network.
struct StubHTTPClient: HTTPClient {
  let answer: Result<Data, NetworkError>

  func get(from url: URL) async -> Result<Data, NetworkError> { answer }
}

/// Doesn't answer until its caller gives up.
struct SilentHTTPClient: HTTPClient {
  func get(from url: URL) async -> Result<Data, NetworkError> {
    try? await Task.sleep(for: .seconds(86_400))
    return .failure(.silence)
  }
}

/// Records each call of `home` to a client, and the answer.
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
