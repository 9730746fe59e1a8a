import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Belongs to a different team. It takes a session, and no client.
nonisolated struct DealDownload: Sendable {
  let session: URLSession

  func deal(at address: URL) async throws -> String {
    let (data, response) = try await session.data(from: address)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return "no deal" }
    return String(decoding: data, as: UTF8.self)
  }
}
