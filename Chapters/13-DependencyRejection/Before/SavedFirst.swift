import Foundation
import ItemsCore

/// Saves the page as the server sends it, and decodes it afterwards.
func loadSavingFirst(
  get: (URL) async throws -> Data, save: (Data) async throws -> Void
) async throws -> [Item] {
  let page = try await get(.items)
  try await save(page)
  return try decode(page)
}
