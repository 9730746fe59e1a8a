// Refused: handling only two cases of the session's callback: data with a response, or an error (STG-11)
// modes: 5 6

import Foundation

@testable import StableAndVolatile

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

typealias Completion = @Sendable (Result<Data, NetworkError>) -> Void

func get(_ url: URL, completion: @escaping Completion) -> URLSessionTask {
  URLSession.shared.dataTask(with: url) { data, response, error in
    // expected-error@+4 {{switch must be exhaustive}}
    // expected-note@+3 {{add missing case: '(.none, _, .none)'}}
    // expected-note@+2 {{add missing case: '(_, .none, .none)'}}
    // expected-note@+1 {{add missing cases}}
    switch (data, response, error) {
    case (_, _, let error?): completion(.failure(.session(error)))
    case (let data?, _?, nil): completion(.success(data))
    #if REPAIRED
      case (nil, nil, nil): completion(.failure(.nothing))
      case (_?, nil, nil): completion(.failure(.dataWithoutResponse))
      case (nil, _?, nil): completion(.failure(.responseWithoutData))
    #endif
    }
  }
}
