// Refused: a callback read as data with a response, or an error, and nothing else (STG-11)
// modes: 5 6
// alone: the chapter's own switch forgets nothing

import Foundation

enum NetworkError: Error {
  case session(any Error)
  case nothing, dataWithoutResponse, responseWithoutData
}

func outcome(_ data: Data?, _ status: Int?, _ error: (any Error)?) -> Result<Data, NetworkError> {
  // expected-error@+4 {{switch must be exhaustive}}
  // expected-note@+3 {{add missing case: '(.none, _, .none)'}}
  // expected-note@+2 {{add missing case: '(_, .none, .none)'}}
  // expected-note@+1 {{add missing cases}}
  switch (data, status, error) {
  case (_, _, let error?): return .failure(.session(error))
  case (let data?, _?, nil): return .success(data)
  #if REPAIRED
    case (nil, nil, nil): return .failure(.nothing)
    case (_?, nil, nil): return .failure(.dataWithoutResponse)
    case (nil, _?, nil): return .failure(.responseWithoutData)
  #endif
  }
}
