// Refused: a non-Sendable completion for a session that answers on another thread (STG-185)

import Foundation

@testable import CQSCache

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if !REPAIRED
  struct PlainClient: HTTPClient {
    func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
      SessionComposition.URLSessionHTTPClient(session: .shared).get(from: url) { result in
        // expected-error@+2 {{capture of 'completion' with non-Sendable type '(Result<Data, any Error>) -> Void' in a '@Sendable' closure}}
        // expected-note@+1 {{a function type must be marked '@Sendable' to conform to 'Sendable'}}
        completion(result)
      }
    }
  }
#else
  func sessionClient(_ session: URLSession) -> any SessionComposition.HTTPClient {
    SessionComposition.URLSessionHTTPClient(session: session)
  }
#endif
