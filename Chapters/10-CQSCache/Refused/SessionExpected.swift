// Refused: passing an HTTP client to a remote client that takes a session (STG-185, STG-E18)
// modes: 5 6
// alone: it is the document's code, as printed; it never says what an `Item` is

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Item {}

protocol HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, Error>) -> Void)
}

final class URLSessionHTTPClient: HTTPClient {
  let session: URLSession
  init(session: URLSession) {
    self.session = session
  }

  func get(from url: URL, completion: @escaping (Result<Data, Error>) -> Void) {
    session.dataTask(with: url) { _, _, _ in
      //... some handling
    }.resume()
  }
}

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], Error>) -> Void)
}

final class RemoteItemsClient: ItemsClient {
  #if !REPAIRED
    let urlSession: URLSession
    init(urlSession: URLSession) {
      self.urlSession = urlSession
    }
  #else
    let httpClient: HTTPClient
    init(httpClient: HTTPClient) {
      self.httpClient = httpClient
    }
  #endif

  func fetchItems(completion: @escaping (Result<[Item], Error>) -> Void) {
    //... mapping Data to [Item]
  }
}

func compose() {
  let httpClient = URLSessionHTTPClient(session: .shared)
  // expected-error@+2 {{incorrect argument label in call (have 'httpClient:', expected 'urlSession:')}}
  // expected-error@+1 {{cannot convert value of type 'URLSessionHTTPClient' to expected argument type 'URLSession'}}
  let itemsClient = RemoteItemsClient(httpClient: httpClient)
  _ = itemsClient
}
