import Foundation

/// The contents of the cache file. The format's name identifies our own files.
struct ItemsFile: Codable {
  static let name = "items 1"

  let format: String
  let savedAt: Date
  let items: [Item]

  static func encode(_ cached: CachedItems) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(ItemsFile(format: name, savedAt: cached.savedAt, items: cached.items))
  }

  /// - Throws: `CacheFailure.damaged`, for any invalid bytes.
  static func decode(_ data: Data) throws -> CachedItems {
    guard !data.isEmpty else { throw CacheFailure.damaged(.empty) }
    do {
      let file = try JSONDecoder().decode(ItemsFile.self, from: data)
      guard file.format == name else { throw CacheFailure.damaged(.foreign) }
      return CachedItems(savedAt: file.savedAt, items: file.items)
    } catch DecodingError.dataCorrupted {
      throw CacheFailure.damaged(.notJSON)
    } catch is DecodingError {
      throw CacheFailure.damaged(.foreign)
    }
  }
}
