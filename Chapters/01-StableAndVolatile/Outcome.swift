import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet.outcome
/// What a data task says to its callback, as one result. Of eight combinations three mean nothing.
func outcome(
  _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
) -> Result<Data, NetworkError> {
  switch (data, response, error) {
  case (_, _, let error?): .failure(.session(error))
  case (let data?, let response?, nil): accepted(data, response)
  case (nil, nil, nil): .failure(.nothing)
  case (_?, nil, nil): .failure(.dataWithoutResponse)
  case (nil, _?, nil): .failure(.responseWithoutData)
  }
}

/// A page that says "not found" is no deal: the session calls it a success, we do not.
private func accepted(_ data: Data, _ response: URLResponse) -> Result<Data, NetworkError> {
  guard let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 else {
    return .success(data)
  }
  return .failure(.status(status))
}
// snippet.end
