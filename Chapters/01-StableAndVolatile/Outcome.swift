import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Turns what a data task hands over into one result. Three of the eight combinations mean nothing.
nonisolated func outcome(
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

/// The session calls a page that says "not found" a success. Here it is a failure.
private nonisolated func accepted(_ data: Data, _ response: URLResponse) -> Result<
  Data, NetworkError
> {
  guard let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 else {
    return .success(data)
  }
  return .failure(.status(status))
}
