import Foundation
import ServerAPI

/// The server sent something that the adapter can't read.
struct NotUnderstood: Error, Equatable, CustomStringConvertible {
  let path: String

  var description: String { "what \(path) sent is not understood" }
}

extension ServerAPIClient {
  /// What all adapters share: bytes in, a feature's model out. The client's errors pass through.
  func fetch<Body: Decodable, Model>(
    _ path: String, _ convert: @escaping (Body) -> Model,
    _ completion: @escaping (Result<Model, any Error>) -> Void
  ) {
    execute(Request(path: path)) { result in
      completion(
        result.flatMap { bytes in
          guard let body = try? JSONDecoder().decode(Body.self, from: bytes) else {
            return .failure(NotUnderstood(path: path))
          }
          return .success(convert(body))
        })
    }
  }
}
