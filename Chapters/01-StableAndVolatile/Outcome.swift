import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Turns a data task's three optionals into one result. Three of the eight combinations make no sense.
nonisolated func outcome(
  _ data: Data?, _ response: URLResponse?, _ error: (any Error)?
) -> Result<Data, NetworkError> {
  switch (data, response, error) {
  case (_, _, let error?): .failure(.session(error))
  case (let data?, let response?, nil): checked(data, response)
  case (nil, nil, nil): .failure(.nothing)
  case (_?, nil, nil): .failure(.dataWithoutResponse)
  case (nil, _?, nil): .failure(.responseWithoutData)
  }
}

/// For the session, even a "404 Not Found" is a success. Here it is a failure.
private nonisolated func checked(_ data: Data, _ response: URLResponse) -> Result<
  Data, NetworkError
> {
  guard let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 else {
    return .success(data)
  }
  return .failure(.status(status))
}
