// with: ../../InYourApp/Items.swift ../HTTPClient.swift
import SwiftUI

/// Volatile: the answer depends on the network. So the session is a parameter, behind a protocol.
extension URLSession: HTTPClient {
  func get(from url: URL) async -> Result<Data, NetworkError> {
    do {
      let (data, response) = try await data(from: url)
      // For the session, a page "404 Not Found" is a success.
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      return status < 400 ? .success(data) : .failure(.status(status))
    } catch {
      return .failure(.session(error))
    }
  }
}

struct RemoteItemsClient: ItemsClient {
  let http: any HTTPClient
  let url: URL

  func fetchItems() async throws -> [Item] {
    // Stable: the same bytes give the same items on each machine, so the decoder is created here.
    try JSONDecoder().decode([Item].self, from: await http.get(from: url).get())
  }
}
