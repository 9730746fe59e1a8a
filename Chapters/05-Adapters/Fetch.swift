import Foundation
import ServerAPI

/// The server sent bytes that the adapter can't decode.
struct UndecodableResponse: Error, Equatable, CustomStringConvertible {
  let path: String

  var description: String { "what \(path) sent is not understood" }
}

extension ServerAPIClient {
  /// Fetches and decodes a feature's model, for all adapters. The client's errors pass through.
  func fetch<Body: Decodable, Model>(
    _ path: String, _ convert: @escaping (Body) -> Model,
    _ completion: @escaping (Result<Model, any Error>) -> Void
  ) {
    execute(Request(path: path)) { result in
      completion(
        result.flatMap { bytes in
          guard let body = try? JSONDecoder().decode(Body.self, from: bytes) else {
            return .failure(UndecodableResponse(path: path))
          }
          return .success(convert(body))
        })
    }
  }
}
