import Foundation
import ItemsCore

extension Catalog {
  /// Fetches and decodes the page of each address that arrives.
  func items<Addresses: AsyncSequence & Sendable>(
    at addresses: Addresses
  ) -> some AsyncSequence<[Item], any Error> where Addresses.Element == URL {
    addresses.map { try await fetch.run($0) }.map { try decode($0) }
  }
}
