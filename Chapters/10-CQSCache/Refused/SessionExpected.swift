// Refused: a remote client that takes a session is given an HTTP client (STG-185, STG-E18)
// modes: 5 6
// alone: it is the document's code, as printed

class URLSession {}

protocol HTTPClient {}

class URLSessionHTTPClient: HTTPClient {
  init(session: URLSession) {}
}

#if !REPAIRED
  class RemoteItemsClient {
    init(urlSession: URLSession) {}
  }
#else
  class RemoteItemsClient {
    init(httpClient: HTTPClient) {}
  }
#endif

func compose() {
  let httpClient = URLSessionHTTPClient(session: URLSession())
  #if !REPAIRED
    // expected-error@+3 {{incorrect argument label in call (have 'httpClient:', expected 'urlSession:')}}
    // expected-error@+2 {{cannot convert value of type 'URLSessionHTTPClient' to expected argument type 'URLSession'}}
  #endif
  _ = RemoteItemsClient(httpClient: httpClient)
}
