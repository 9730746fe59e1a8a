// with: ../../InYourApp/Items.swift
import SwiftUI

/// Volatile: the answer depends on the network. So it is a protocol, and a parameter.
protocol HTTPClient: Sendable {
  func get(_ url: URL) async throws -> Data
}

extension URLSession: HTTPClient {
  func get(_ url: URL) async throws -> Data {
    let (data, response) = try await data(from: url)
    // For the session, a page "404 Not Found" is a success.
    guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return data
  }
}

struct RemoteItemsClient: ItemsClient {
  let http: any HTTPClient
  let url: URL

  func fetchItems() async throws -> [Item] {
    // Stable: the same bytes give the same items on each machine, so the decoder is created here.
    try JSONDecoder().decode([Item].self, from: await http.get(url))
  }
}
