// Refused: a session answers on another thread, and the completion may not go there (STG-185)

import Foundation

@testable import CQSCache

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if !REPAIRED
  struct PlainClient: HTTPClient {
    func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
      OverASession.URLSessionHTTPClient(session: .shared).get(from: url) { result in
        // expected-error@+2 {{capture of 'completion' with non-Sendable type '(Result<Data, any Error>) -> Void' in a '@Sendable' closure}}
        // expected-note@+1 {{a function type must be marked '@Sendable' to conform to 'Sendable'}}
        completion(result)
      }
    }
  }
#else
  func overASession(_ session: URLSession) -> any OverASession.HTTPClient {
    OverASession.URLSessionHTTPClient(session: session)
  }
#endif
